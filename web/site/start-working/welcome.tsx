import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { NextSteps, type NextStepsProps } from './next-steps.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  /** On a narrow page, above the form: what follows it. */
  promises: Figure[];
  /** What people want to know before they write, and where it is answered. */
  questions: { heading: string; links: { label: string; href: string }[] };
  /** What follows a request. */
  next: NextStepsProps;
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The form's page: the form as a sheet before the wall, and beside it what we promise, what follows, and what one wants to know before writing. */
export function Welcome({ heading, text, promises, questions, next, children }: WelcomeProps) {
  return (
    <div className="wall [--lamp:74%_40%]">
      <div className="page-width grid grid-cols-1 items-start gap-x-gutter gap-y-6 py-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr_auto] lg:gap-y-9 lg:py-10">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          {/* Once it is sent, there is nothing left to tell. */}
          <p className="in-[main:not(:has(form))]:hidden mt-4 max-w-[34rem] text-balance text-desk-soft text-lg">
            {text}
          </p>
        </div>
        {/* On a narrow page the answer to a sent request says it itself. */}
        <ul className="max-lg:in-[main:not(:has(form))]:hidden grid grid-cols-[auto_auto_auto] gap-x-4 sm:grid-cols-3">
          {promises.map(({ figure, caption }) => (
            <li key={caption} className="border-brass border-l-2 pl-2.5 sm:pl-4">
              <strong className="block font-display font-semibold text-brass-bright text-xl/tight lg:text-2xl/tight">
                {figure}
              </strong>{' '}
              <span className="block text-sm/snug lg:mt-1 lg:text-base/snug">{caption}</span>
            </li>
          ))}
        </ul>
        <div className="rounded-lg border-brass border-t-6 bg-sheet px-5 py-6 text-ink shadow-raised sm:px-10 lg:col-start-2 lg:row-span-4 lg:row-start-1">
          {children}
        </div>
        <div className="flex flex-col self-stretch max-lg:mt-4 in-[main:not(:has(form))]:hidden">
          <NextSteps {...next} />
        </div>
        <div className="max-lg:mt-4">
          <h2 className="mb-3 text-xl">{questions.heading}</h2>
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
