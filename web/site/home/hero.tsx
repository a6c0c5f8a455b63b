import type { ReactNode } from 'react';
import type { Home } from '#/content/home.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon, CheckIcon } from '#/web/ui/icons.tsx';

/** The top of Home: headline and links, beside them a call (`children`), and the promises on the counter below. */
export function Hero({
  headline,
  text,
  tryIt,
  start,
  effort,
  promises,
  children,
}: Home['hero'] & { children: ReactNode }) {
  return (
    <section aria-labelledby="headline" className="wall overflow-clip lg:[--glow:0.75] lg:[--lamp:76%_46%]">
      <div className="page-width grid gap-x-gutter gap-y-8 py-6 lg:grid-cols-2 lg:py-8">
        {/* In the middle beside the call; where that is read on, it stays in sight. */}
        <div className="lg:sticky lg:top-16 lg:flex lg:max-h-[33rem] lg:flex-col lg:justify-center">
          <h1 id="headline" className="text-5xl">
            {headline}
          </h1>
          <p className="mt-5 max-w-[34rem] text-desk-soft text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap items-start gap-4 max-sm:grid max-sm:items-stretch">
            <ButtonLink href={tryIt.href} size="large" variant="brass">
              {tryIt.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
            <div className="grid gap-3 sm:justify-items-start">
              <ButtonLink href={start.href} size="large" variant="onDesk">
                {start.label}
              </ButtonLink>
              <p className="text-desk-soft text-sm">{effort}</p>
            </div>
          </div>
        </div>
        {children}
      </div>
      <div className="relative border-brass border-t-6 bg-wood">
        <ul className="page-width grid grid-cols-2 gap-x-gutter gap-y-3 py-5 lg:grid-cols-4">
          {promises.map((promise) => (
            <li key={promise.text} className="flex gap-3 font-display font-semibold text-base/snug">
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-brass-bright" strokeWidth={2.5} />
              {promise.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
