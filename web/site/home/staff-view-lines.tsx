import type { ReactNode } from 'react';

/** The line above a part of the staff view. */
export function Head({ children }: { children: ReactNode }) {
  return <p className="flex min-h-13 flex-wrap items-center gap-x-3 border-line border-b px-4">{children}</p>;
}

/** The line below a part of it. */
export function Foot({ children }: { children: ReactNode }) {
  return <p className="flex min-h-13 items-center border-line border-t bg-well px-4 text-ink-soft">{children}</p>;
}
