import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  /** The promises in two sentences. */
  brief: string;
  promises: { promise: Figure; means: string }[];
  /** What people want to know before they write, and where it is answered. */
  questions: { heading: string; links: { label: string; href: string }[] };
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The form's page: the form as a sheet before the wall, and beside it what we promise, and what one wants to know before writing. */
export function Welcome({ heading, text, brief, promises, questions, children }: WelcomeProps) {
  return (
    <div className="wall [--lamp:74%_40%]">
      <div className="page-width grid grid-cols-1 items-start gap-x-gutter gap-y-7 py-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-9 lg:py-10">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          {/* Once it is sent, there is nothing left to tell. */}
          <p className="in-[main:not(:has(form))]:hidden mt-4 max-w-[34rem] text-balance text-desk-soft text-lg">
            {text}
          </p>
          {/* On a narrow page the promises stand below the form. */}
          <p className="in-[main:not(:has(form))]:hidden mt-2 max-w-[34rem] text-desk-soft lg:hidden">{brief}</p>
        </div>
        <div className="rounded-lg border-brass border-t-6 bg-sheet px-5 py-6 text-ink shadow-raised sm:px-10 lg:row-span-2">
          {children}
        </div>
        <div className="grid content-between gap-y-9 max-lg:mt-4 lg:self-stretch">
          {/* On a narrow page the answer to a sent request says it itself. */}
          <ul className="max-lg:in-[main:not(:has(form))]:hidden border-desk-line border-b">
            {promises.map(({ promise: { figure, caption }, means }) => (
              <li
                key={caption}
                className="grid gap-x-6 border-desk-line border-t py-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-baseline lg:py-6"
              >
                <strong className="whitespace-nowrap font-display font-semibold text-3xl text-brass-bright">
                  {figure}
                </strong>{' '}
                <span className="mt-1.5 font-semibold text-lg">{caption}</span>
                <p className="mt-1 max-w-[30rem] text-desk-soft sm:col-start-2">{means}</p>
              </li>
            ))}
          </ul>
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
