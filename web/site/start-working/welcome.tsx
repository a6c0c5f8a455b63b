import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  promises: Figure[];
  /** What people want to know before they write, and where it is answered. */
  questions: { heading: string; links: { label: string; href: string }[] };
  /** What becomes of a request. */
  next: { heading: string; steps: { when: string; what: string }[] };
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The form's page: the form as a sheet before the wall, and beside it what one wants to know before writing. */
export function Welcome({ heading, text, promises, questions, next, children }: WelcomeProps) {
  return (
    <div className="wall [--lamp:74%_40%]">
      <div className="page-width grid grid-cols-1 items-start gap-x-gutter gap-y-9 py-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-4 max-w-[34rem] text-desk-soft text-lg">{text}</p>
          <ul className="mt-7 grid border-desk-line border-y sm:grid-cols-3 sm:py-4">
            {promises.map(({ figure, caption }) => (
              <li
                key={caption}
                className="border-desk-line leading-tight max-sm:flex max-sm:items-baseline max-sm:py-2.5 max-sm:not-first:border-t sm:pr-3 sm:not-first:border-l sm:not-first:pl-4"
              >
                <strong className="block whitespace-nowrap font-display font-semibold text-xl text-brass-bright max-sm:w-24 sm:text-2xl">
                  {figure}
                </strong>{' '}
                <span className="text-desk-soft text-sm">{caption}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-lg border-brass border-t-6 bg-sheet px-5 py-6 text-ink shadow-raised sm:px-10 lg:row-span-2">
          {children}
        </div>
        <div className="grid content-start gap-y-9 self-stretch">
          {/* Once it is sent, the answer says so itself. */}
          <div className="in-[main:not(:has(form))]:hidden">
            <h2 className="text-xl">{next.heading}</h2>
            <ol className="mt-4">
              {next.steps.map(({ when, what }) => (
                <li
                  key={when}
                  className="relative pl-7 not-last:pb-7 not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-3 not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-brass"
                >
                  <i aria-hidden="true" className="absolute top-2 left-0 z-1 size-2.5 rounded-full bg-brass-bright" />
                  <span className="block font-semibold text-brass-bright">{when}</span>
                  <span className="block max-w-[28rem] text-balance">{what}</span>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2 className="mb-3 text-desk-soft text-sm [font-family:var(--font-text)]">{questions.heading}</h2>
            <ul className="grid border-desk-line border-t sm:grid-cols-2">
              {questions.links.map(({ label, href }) => (
                <li key={href} className="border-desk-line border-b sm:odd:pr-5 sm:even:pl-5">
                  <a
                    href={href}
                    className="settle flex min-h-12 items-center justify-between gap-3 py-1.5 font-semibold hover:text-brass-bright"
                  >
                    {label}
                    <ArrowIcon className="size-5 shrink-0 text-brass-bright" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
