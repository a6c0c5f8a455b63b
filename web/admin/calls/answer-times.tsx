import type { ReactNode } from 'react';

/** How fast the assistant answered, folded away: it concerns whoever runs the assistant, not whoever reads the calls. */
export function AnswerTimes({ children }: { children: ReactNode }) {
  return (
    <details className="rounded-md border border-line bg-sheet px-3 py-1.5 open:w-full open:px-4 open:py-3">
      <summary className="cursor-pointer font-semibold text-sm">How fast the assistant answered</summary>
      <div className="grid gap-5 pt-4">{children}</div>
    </details>
  );
}
