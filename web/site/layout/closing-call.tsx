import type { ReactNode } from 'react';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { NextSteps } from './next-steps.tsx';

export interface ClosingCallProps {
  heading: string;
  text: string;
  /** Where to go from here, the first of them first of all. */
  ways: readonly { label: string; href: string }[];
  /** Beside it stands what follows a request, for a page that has not told it. */
  hasSteps?: boolean;
  /** Below the text. */
  children?: ReactNode;
}

/** The end of a page, the wall above the footer: where to go from here, and beside it, as a rule, what follows a request. */
export function ClosingCall({ heading, text, ways, hasSteps, children }: ClosingCallProps) {
  return (
    <section
      data-reveal=""
      aria-labelledby="closing"
      className="wall mt-16 overflow-clip [--lamp:78%_90%] md:mt-24 print:mt-8"
    >
      <div className="page-width grid items-center gap-x-gutter gap-y-7 py-12 md:py-16 lg:grid-cols-2">
        <div>
          <h2 id="closing" className="mb-5 text-3xl">
            {heading}
          </h2>
          <p className="max-w-[34rem] text-balance text-desk-soft text-lg">{text}</p>
          {children}
          <Ways ways={ways} />
        </div>
        {hasSteps && <NextSteps />}
      </div>
    </section>
  );
}

function Ways({ ways }: Pick<ClosingCallProps, 'ways'>) {
  return (
    <div className="mt-8 flex flex-wrap gap-4 max-sm:grid">
      {ways.map(({ label, href }, index) => (
        <ButtonLink key={label} href={href} size="large" variant={index === 0 ? 'brass' : 'onDesk'}>
          {label}
          {index === 0 && <ArrowIcon className="size-5" />}
        </ButtonLink>
      ))}
    </div>
  );
}
