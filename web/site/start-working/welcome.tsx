import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  promises: Figure[];
  /** What people want to know before they write, and where it is answered. */
  questions: { label: string; href: string }[];
  /** What becomes of a request. */
  nextHeading: string;
  next: readonly string[];
  /** What each step comes to. */
  nextNotes: readonly string[];
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The layout of the form's page: the welcome on the left, the form on the right. */
export function Welcome({ heading, text, promises, questions, nextHeading, next, nextNotes, children }: WelcomeProps) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-x-gutter gap-y-8 pt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-4xl md:text-[3.25rem]">{heading}</h1>
        <p className="mt-4 max-w-[34rem] text-ink-soft text-lg">{text}</p>
        <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] rounded-md border border-brass bg-brass-wash py-3 text-center">
          {promises.map(({ figure, caption }) => (
            <li key={caption} className="border-brass px-2 leading-tight not-last:border-r">
              <strong className="block whitespace-nowrap font-display font-semibold text-2xl">{figure}</strong>{' '}
              <span className="text-xs sm:text-sm">{caption}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-lg border border-line bg-sheet px-5 py-6 shadow-raised sm:px-10 lg:row-span-2 lg:py-7">
        {children}
      </div>
      <div>
        {/* Once it is sent, the answer says so itself. */}
        <div className="in-[main:not(:has(form))]:hidden">
          <h2 className="text-xl">{nextHeading}</h2>
          <ol className="mt-4 mb-7 grid gap-4">
            {next.map((step, index) => (
              <li key={step} className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-9 shrink-0 place-items-center rounded-full border border-brass font-display font-semibold text-brass-ink"
                >
                  {index + 1}
                </span>
                <p className="leading-snug">
                  <span className="font-semibold">{step}</span>
                  <span className="block text-ink-soft text-sm">{nextNotes[index]}</span>
                </p>
              </li>
            ))}
          </ol>
        </div>
        <ul className="grid gap-x-gutter border-line border-t sm:grid-cols-2">
          {questions.map(({ label, href }) => (
            <li key={href} className="border-line border-b">
              <a
                href={href}
                className="flex min-h-12 items-center justify-between gap-3 py-1.5 font-semibold hover:text-brass-ink"
              >
                {label}
                <ArrowIcon className="size-5 shrink-0 text-brass-ink" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
