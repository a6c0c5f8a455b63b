import type { ReactNode } from 'react';

const shortWords = /\b(\d?[A-Za-z]-\w+)/;
const hyphenatedWords = /\b(\w+(?:-\w+)+)/;

/** Words such as 'X-rays' and figures such as '2x-5x' stay on one line; with `isNarrow`, words such as 'made-up' do, too. */
export function unbroken(text: string, isNarrow = false): ReactNode {
  const [first, ...rest] = text.split(isNarrow ? hyphenatedWords : shortWords);
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
