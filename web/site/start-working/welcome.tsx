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
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The layout of the form's page: the welcome on the left, the form on the right. */
export function Welcome({ heading, text, promises, questions, children }: WelcomeProps) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-12 md:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:gap-x-24">
      <div className="lg:sticky lg:top-32">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-ink-soft text-lg">{text}</p>
        <ul className="rail mt-12 grid max-w-[34rem] grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 px-1 sm:gap-6 sm:px-6">
          {promises.map(({ figure, caption }) => (
            <li key={caption} className="grid justify-items-center">
              <KeyFob figure={figure} caption={caption} small />
            </li>
          ))}
        </ul>
        <ul className="mt-7 max-w-[34rem] border-line border-t max-lg:hidden">
          {questions.map(({ label, href }) => (
            <li key={href} className="border-line border-b">
              <a
                href={href}
                className="flex min-h-11 items-center justify-between px-1 py-1.5 font-semibold hover:text-brass-ink"
              >
                {label}
                <ArrowIcon className="size-5 text-brass-ink" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="guest-page py-9 pr-5 [--after-line:1rem] [--margin-line:0.75rem] sm:py-12 sm:pr-12 sm:[--after-line:2rem] sm:[--margin-line:2.5rem]">
        {children}
      </div>
    </div>
  );
}
