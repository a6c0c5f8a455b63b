import type { ReactNode } from 'react';

/** The heading that gets the focus when a page is opened. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="font-semibold text-lg outline-none">
      {children}
    </h1>
  );
}
