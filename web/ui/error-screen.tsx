import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

interface ErrorScreenProps {
  text: string;
  advice?: string;
  /** A picture beside the words, or below them on a phone. */
  children?: ReactNode;
}

/** Replaces a page that cannot be shown, with the error's text and a link to Home. */
export function ErrorScreen({ text, advice, children }: ErrorScreenProps) {
  return (
    <section className="wall [--lamp:80%_40%]">
      <div className="page-width grid min-h-[78svh] items-center gap-12 py-16 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-4xl">Unexpected Application Error!</h1>
          <p className="max-w-full rounded-sm bg-brass-bright px-4 py-1.5 font-semibold text-lg text-on-brass">
            {text}
          </p>
          <p className="max-w-[36ch] text-desk-soft text-lg">
            {advice ?? 'Something went wrong, or there is nothing at this address. Try the home page.'}
          </p>
          <ButtonLink href="/" size="large" variant="brass">
            Back to Home
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  );
}
