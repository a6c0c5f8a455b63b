import type { ReactNode } from 'react';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';

export interface FoldProps {
  /** A link to it opens it. */
  id: string;
  heading: string;
  /** What the fold holds, in a sentence. */
  lead: string;
  children: ReactNode;
}

/** A row of a list that opens: its name, and beside it what it comes to. */
export function Fold({ id, heading, lead, children }: FoldProps) {
  return (
    <details className="group relative border-brass border-t-2">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.5rem] items-baseline gap-x-gutter gap-y-1 py-5 settle hover:text-brass-ink lg:grid-cols-4 lg:py-7 [&::-webkit-details-marker]:hidden">
        <h3 className="text-xl">{heading}</h3>
        <span className="text-ink-soft lg:col-span-2 lg:text-lg">
          <InstallationText text={lead} />
        </span>
        <ChevronIcon className="col-start-2 row-span-2 row-start-1 size-6 self-center justify-self-end text-brass-ink group-open:rotate-180 lg:col-start-4" />
      </summary>
      <div className="pt-1 pb-8 lg:grid lg:grid-cols-4 lg:gap-x-gutter lg:pb-12">
        <span id={id} className="absolute top-0" />
        <div className="lg:col-span-3 lg:col-start-2">{children}</div>
      </div>
    </details>
  );
}
