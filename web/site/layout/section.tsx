import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  heading: string;
  /** A sentence below the heading. */
  text?: string;
  children: ReactNode;
}

/** A section of a page with a heading; fades in when it scrolls into view. */
export function Section({ id, heading, text, children }: SectionProps) {
  return (
    <section data-reveal="" aria-labelledby={id} className="page-width section-space">
      <div className="mb-6 md:mb-10">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        {text && <p className="mt-4 text-ink-soft text-lg">{text}</p>}
      </div>
      {children}
    </section>
  );
}
