import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  heading: string;
  /** A sentence below the heading. */
  text?: string;
  /** At the right of them. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading; fades in when it scrolls into view. */
export function Section({ id, heading, text, action, children }: SectionProps) {
  return (
    <section data-reveal="" aria-labelledby={id} className="page-width section-space">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-gutter gap-y-5 md:mb-12">
        <div>
          <h2 id={id} className="text-3xl">
            {heading}
          </h2>
          {text && <p className="mt-3 max-w-[36rem] text-ink-soft text-lg">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
