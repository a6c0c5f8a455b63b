import type { Home } from '#/content/home.ts';
import { ButtonLink } from '#/site/ui/button.tsx';
import { ArrowIcon, CheckIcon } from '#/site/ui/icons.tsx';
import { FrontDesk } from './front-desk.tsx';

export function Hero({ headline, text, tryIt, start, promises }: Home['hero']) {
  return (
    <section aria-labelledby="headline">
      <div className="page-width grid items-end gap-x-12 gap-y-8 pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-14">
        <div className="lg:pb-20">
          <h1 id="headline" className="text-5xl">
            {headline}
          </h1>
          <p className="mt-6 max-w-[34rem] text-ink-soft text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={tryIt.href} size="large">
              {tryIt.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
            <ButtonLink href={start.href} size="large" variant="secondary">
              {start.label}
            </ButtonLink>
          </div>
        </div>
        <FrontDesk className="mx-auto w-full max-w-[30rem] lg:max-w-none" />
      </div>
      <div className="border-brass border-t-4 bg-desk text-desk-ink">
        <ul className="page-width grid gap-x-8 gap-y-2 py-5 font-semibold sm:grid-cols-2 lg:flex lg:justify-between">
          {promises.map((promise) => (
            <li key={promise.text} className="flex items-center gap-2.5">
              <CheckIcon className="size-5 shrink-0 text-brass-bright" />
              {promise.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
