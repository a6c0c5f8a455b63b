import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { KeyFob } from '#/web/ui/key-fob.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  promises: Figure[];
  /** The form or its replacement. */
  children?: ReactNode;
}

/** The layout of the form's page: the welcome on the left, the form on the right. */
export function Welcome({ heading, text, promises, children }: WelcomeProps) {
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 pt-12 md:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:gap-x-24">
      <div className="lg:sticky lg:top-32">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-ink-soft text-lg">{text}</p>
        <ul className="rail mt-12 grid max-w-[34rem] grid-cols-3 gap-3 px-1 sm:gap-6 sm:px-6">
          {promises.map(({ figure, caption }) => (
            <li key={caption} className="grid justify-items-center">
              <KeyFob figure={figure} caption={caption} small />
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
