import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  heading: string;
  /** A sentence beside the heading. */
  text?: string;
  /** Below the sentence. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading; fades in when it scrolls into view. */
export function Section({ id, heading, text, action, children }: SectionProps) {
  return (
    <section data-reveal="" aria-labelledby={id} className="page-width section-space">
      <div className="mb-10 grid items-end gap-x-gutter gap-y-4 md:mb-14 lg:grid-cols-2">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        {text && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <p className="max-w-[36rem] text-ink-soft text-lg">{text}</p>
            {action}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
