import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { ArrowIcon } from './icons.tsx';

interface ErrorScreenProps {
  text: string;
  advice?: string;
  /** Where the button leads; Home if left out. */
  back?: { label: string; href: string };
  /** Pages to go to instead. */
  ways?: { label: string; href: string }[];
  /** A picture beside the words, or between them and the links on a phone. */
  children?: ReactNode;
}

const home = { label: 'Back to Home', href: '/' };

/** Replaces a page that cannot be shown, with the error's text and a link back. It fills a parent that is higher than it. */
export function ErrorScreen({ text, advice, back = home, ways = [], children }: ErrorScreenProps) {
  return (
    <section className="wall grid [--lamp:80%_40%]">
      <div className="page-width grid min-h-[78svh] content-center items-center gap-x-12 gap-y-10 py-16 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid justify-items-start gap-6">
          <p className="font-display font-semibold text-5xl leading-none">{text}</p>
          <h1 className="text-brass-bright text-xl">Unexpected Application Error!</h1>
          <p className="max-w-[36ch] text-desk-soft text-lg">
            {advice ?? 'Something went wrong, or there is nothing at this address.'}
          </p>
          <ButtonLink href={back.href} size="large" variant="brass">
            {back.label}
          </ButtonLink>
        </div>
        {children && <div className="md:col-start-2 md:row-span-2 md:row-start-1">{children}</div>}
        {ways.length > 0 && (
          <ul className="grid w-full max-w-[34rem] gap-x-10 self-start sm:grid-cols-2">
            {ways.map(({ label, href }) => (
              <li key={href} className="border-desk-line border-t">
                <a
                  href={href}
                  className="flex min-h-12 items-center justify-between gap-3 font-semibold hover:text-brass-bright"
                >
                  {label}
                  <ArrowIcon className="size-5 text-brass-bright" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
