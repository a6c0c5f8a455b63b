import type { ReactNode } from 'react';
import { classNames } from '#/site/ui/class-names.ts';

export interface SectionProps {
  id: string;
  heading: string;
  /** A sentence below the heading. */
  text?: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page; fades in when it comes into sight. */
export function Section({ id, heading, text, className, children }: SectionProps) {
  return (
    <section data-reveal="" aria-labelledby={id} className={classNames('page-width pt-20 md:pt-28', className)}>
      <div className="mb-10 max-w-[46rem] md:mb-14">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        {text && <p className="mt-4 text-ink-soft text-lg">{text}</p>}
      </div>
      {children}
    </section>
  );
}
