import type { ReactNode } from 'react';
import type { Figure } from '#/content/schema.ts';
import { KeyFob } from '#/site/ui/key-fob.tsx';

export interface WelcomeProps {
  heading: string;
  text: string;
  promises: Figure[];
  /** The form, or what stands in its place. */
  children?: ReactNode;
}

/** The page of the guest book: the welcome on the left, the entry on the right. */
export function Welcome({ heading, text, promises, children }: WelcomeProps) {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pt-14 md:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-ink-soft text-lg">{text}</p>
        <ul className="mt-16 grid max-w-[34rem] grid-cols-3 gap-3 sm:gap-5">
          {promises.map(({ figure, caption }) => (
            <li key={caption} className="grid">
              <KeyFob figure={figure} caption={caption} small />
            </li>
          ))}
        </ul>
      </div>
      <div className="relative rounded-lg border-2 border-line bg-sheet px-6 py-8 shadow-raised sm:py-10 sm:pr-10 sm:pl-16 sm:before:absolute sm:before:inset-y-0 sm:before:left-9 sm:before:w-1 sm:before:border-brass sm:before:border-x">
        {children}
      </div>
    </div>
  );
}
