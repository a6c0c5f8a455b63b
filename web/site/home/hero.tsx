import type { Home } from '#/content/home.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { FrontDesk } from './front-desk.tsx';

/** The top of Home: headline and links, the drawing of the desk, and the promises below it. */
export function Hero({ headline, text, tryIt, start, promises }: Home['hero']) {
  return (
    <section aria-labelledby="headline" className="wall overflow-clip">
      <div className="page-width grid items-end gap-x-8 gap-y-6 pt-12 lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <div className="relative lg:pb-16 2xl:pb-24">
          <h1 id="headline" className="text-5xl lg:-mr-20">
            {headline}
          </h1>
          <p className="mt-7 max-w-[34rem] text-desk-soft text-lg">{text}</p>
          <div className="mt-9 flex flex-wrap gap-4 max-sm:grid">
            <ButtonLink href={tryIt.href} size="large" variant="brass">
              {tryIt.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
            <ButtonLink href={start.href} size="large" variant="onDesk">
              {start.label}
            </ButtonLink>
          </div>
        </div>
        <FrontDesk className="mx-auto w-full max-w-[34rem] lg:max-w-none print:hidden" />
      </div>
      <div className="relative border-brass border-t-6 bg-wood">
        <ul className="page-width grid grid-cols-2 py-2 font-semibold lg:grid-cols-4">
          {promises.map((promise) => (
            <li key={promise.text} className="drawer">
              {promise.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
