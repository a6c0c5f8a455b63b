import type { ReactNode } from 'react';

/** A page's title and first sentence. */
export function PageHeader({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="page-width pt-12 md:pt-20">
      <div className="grid items-end gap-x-gutter gap-y-6 border-line border-b-4 border-double pb-8 md:pb-10 lg:grid-cols-2">
        <h1 className="max-w-[16ch] text-4xl">{heading}</h1>
        <p className="max-w-[40rem] text-ink-soft text-lg lg:pb-1">
          {text}
          {children}
        </p>
      </div>
    </div>
  );
}
