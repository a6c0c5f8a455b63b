import type { ReactNode } from 'react';

/** A page's title and its first sentence. */
export function PageHeader({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="page-width pt-14 md:pt-20">
      <h1 className="max-w-[20ch] text-4xl">{heading}</h1>
      <p className="mt-6 max-w-[40rem] text-ink-soft text-lg">
        {text}
        {children}
      </p>
    </div>
  );
}
