import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  promises: Figure[];
  /** What people want to know before they write, and where it is answered. */
  questions: { heading: string; links: { label: string; href: string }[] };
  /** What follows a request. */
  next: { heading: string; steps: string[] };
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The form's page: the form as a sheet before the wall, and beside it what we promise, what follows, and what one wants to know before writing. */
export function Welcome({ heading, text, promises, questions, next, children }: WelcomeProps) {
  return (
    <div className="wall [--lamp:74%_40%]">
      <div className="page-width grid grid-cols-1 items-start gap-x-gutter gap-y-6 py-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-y-8 lg:py-10">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          {/* Once it is sent, there is nothing left to tell. */}
          <p className="in-[main:not(:has(form))]:hidden mt-4 max-w-[34rem] text-balance text-desk-soft text-lg">
            {text}
          </p>
        </div>
        {/* On a narrow page the answer to a sent request says it itself. */}
        <ul className="max-lg:in-[main:not(:has(form))]:hidden border-desk-line border-b">
          {promises.map(({ figure, caption }) => (
            <li
              key={caption}
              className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline border-desk-line border-t py-2 lg:grid-cols-[11rem_minmax(0,1fr)] lg:py-2.5"
            >
              <strong className="font-display font-semibold text-2xl text-brass-bright lg:text-3xl">{figure}</strong>{' '}
              <span className="font-semibold lg:text-lg">{caption}</span>
            </li>
          ))}
        </ul>
        <div className="rounded-lg border-brass border-t-6 bg-sheet px-5 py-6 text-ink shadow-raised sm:px-10 lg:col-start-2 lg:row-span-4 lg:row-start-1">
          {children}
        </div>
        <div className="max-lg:mt-4 in-[main:not(:has(form))]:hidden">
          <h2 className="mb-3 text-desk-soft text-sm [font-family:var(--font-text)]">{next.heading}</h2>
          <ol className="border-desk-line border-y">
            {next.steps.map((step, index) => (
              <li key={step} className="flex items-baseline border-desk-line py-2.5 not-last:border-b">
                <span aria-hidden="true" className="w-8 shrink-0 font-display font-semibold text-brass-bright">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="max-lg:mt-4 lg:self-end">
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
  );
}
