import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

export interface ClosingWaysProps {
  heading: string;
  text: string;
  /** Where to go from here, the first of them first of all. */
  ways: readonly { label: string; href: string }[];
  /** Below the sentence. */
  children?: ReactNode;
}

/** The end of a page: what to do next, a line each. */
export function ClosingWays({ heading, text, ways, children }: ClosingWaysProps) {
  return (
    <section data-reveal="" aria-labelledby="closing" className="wall mt-20 [--lamp:20%_90%] md:mt-28 print:mt-8">
      <div className="page-width grid items-center gap-x-gutter gap-y-9 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="closing" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-5 max-w-[32rem] text-desk-soft text-lg">{text}</p>
          {children}
        </div>
        <ul className="grid gap-3">
          {ways.map(({ label, href }, index) => (
            <li key={label}>
              <a
                href={href}
                className={classNames(
                  'settle flex min-h-16 items-center justify-between gap-4 rounded-md border px-6 py-2 font-semibold text-lg',
                  index === 0
                    ? 'border-brass-bright bg-brass-bright text-on-brass hover:border-brass-pale hover:bg-brass-pale'
                    : 'border-desk-soft hover:border-brass-bright hover:text-brass-bright',
                )}
              >
                {label}
                <ArrowIcon className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
