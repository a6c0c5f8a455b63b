import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { KeyFob } from '#/web/ui/key-fob.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  promises: Figure[];
  /** What people want to know before they write, and where it is answered. */
  questions: { label: string; href: string }[];
  /** What becomes of a request. */
  nextHeading: string;
  next: readonly string[];
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The layout of the form's page: the welcome on the left, the form on the right. */
export function Welcome({ heading, text, promises, questions, nextHeading, next, children }: WelcomeProps) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-8 pt-8 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] xl:gap-x-24">
      <div>
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-5 max-w-[34rem] text-balance text-ink-soft text-lg">{text}</p>
        <ul className="rail mt-7 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 sm:mt-8 sm:gap-6 sm:px-6 lg:max-w-[34rem]">
          {promises.map(({ figure, caption }) => (
            <li key={caption} className="grid justify-items-center">
              <KeyFob figure={figure} caption={caption} small />
            </li>
          ))}
        </ul>
      </div>
      <div className="guest-page py-6 pr-5 [--after-line:1rem] [--margin-line:0.75rem] sm:pr-10 sm:[--after-line:2rem] sm:[--margin-line:2rem] lg:row-span-2 lg:py-7">
        {children}
      </div>
      <div className="lg:max-w-[34rem]">
        {/* Once it is sent, the answer says so itself. */}
        <div className="in-[main:not(:has(form))]:hidden">
          <h2 className="text-xl">{nextHeading}</h2>
          <ol className="mt-4 mb-7 grid gap-3">
            {next.map((step, index) => (
              <li key={step} className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full border border-brass font-display font-semibold text-brass-ink"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <ul className="border-line border-t">
          {questions.map(({ label, href }) => (
            <li key={href} className="border-line border-b">
              <a
                href={href}
                className="flex min-h-12 items-center justify-between py-1.5 font-semibold hover:text-brass-ink"
              >
                {label}
                <ArrowIcon className="size-5 text-brass-ink" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
