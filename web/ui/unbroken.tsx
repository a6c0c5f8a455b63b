import type { ReactNode } from 'react';

/** Words such as 'X-rays' and figures such as '2x-5x' stay on one line. */
export function unbroken(text: string): ReactNode {
  const [first, ...rest] = text.split(/\b(\d?[A-Za-z]-\w+)/);
  if (rest.length === 0) return first;
  const parts = rest.map((part, index) =>
    index % 2 === 0 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
  return [first, ...parts];
}
