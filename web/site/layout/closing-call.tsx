import type { ReactNode } from 'react';
import { ButtonLink } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { NextSteps } from './next-steps.tsx';

export interface ClosingCallProps {
  heading: string;
  text: string;
  /** Where to go from here, the first of them first of all. */
  ways: readonly { label: string; href: string }[];
  /** Beside it stands what follows a request; without it, the ways stand there, in a low band. */
  hasSteps?: boolean;
  /** Below the text. */
  children?: ReactNode;
}

/** The end of a page, the wall above the footer: where to go from here. */
export function ClosingCall({ heading, text, ways, hasSteps, children }: ClosingCallProps) {
  return (
    <section data-reveal="" aria-labelledby="closing" className="wall mt-16 overflow-clip [--lamp:78%_90%] md:mt-24">
      <div className="page-width grid items-center gap-x-gutter gap-y-7 py-12 md:py-16 lg:grid-cols-2">
        <div>
          <h2 id="closing" className="mb-5 text-3xl">
            {heading}
          </h2>
          <p className="max-w-[34rem] text-balance text-desk-soft text-lg">{text}</p>
          {children}
          {hasSteps && <Ways ways={ways} className="mt-8" />}
        </div>
        {hasSteps ? <NextSteps /> : <Ways ways={ways} className="lg:justify-end" />}
      </div>
    </section>
  );
}

function Ways({ ways, className }: Pick<ClosingCallProps, 'ways'> & { className: string }) {
  return (
    <div className={classNames('flex flex-wrap gap-4 max-sm:grid', className)}>
      {ways.map(({ label, href }, index) => (
        <ButtonLink key={label} href={href} size="large" variant={index === 0 ? 'brass' : 'onDesk'}>
          {label}
          {index === 0 && <ArrowIcon className="size-5" />}
        </ButtonLink>
      ))}
    </div>
  );
}
