import type { Pricing } from '#/content/pricing.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** The end of the page: the way to a quote, and what it tells. */
export function ClosingQuote({ heading, text, start, tryIt, quote }: Pricing['closing']) {
  return (
    <section data-reveal="" aria-labelledby="closing" className="page-width section-space">
      <div className="grid items-center gap-x-gutter gap-y-10 border-line border-t-4 border-double pt-12 md:pt-16 lg:grid-cols-2">
        <div>
          <h2 id="closing" className="text-4xl">
            {heading}
          </h2>
          <p className="mt-5 max-w-[32rem] text-ink-soft text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4 max-sm:grid">
            <ButtonLink href={start.href} size="large">
              {start.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
            <ButtonLink href={tryIt.href} size="large" variant="secondary">
              {tryIt.label}
            </ButtonLink>
          </div>
        </div>
        <div className="slip max-w-[34rem] border border-line bg-sheet px-7 pt-12 pb-8 sm:px-10 lg:justify-self-end lg:w-full">
          <p className="text-ink-soft text-sm">{quote.note}</p>
          <p className="font-display font-semibold text-2xl">{quote.heading}</p>
          <dl>
            {quote.lines.map(([name, value]) => (
              <div key={name} className="mt-3 flex flex-wrap justify-between gap-x-4 border-line border-b pb-3">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="ml-auto max-w-[18rem] text-right">{value}</dd>
              </div>
            ))}
            <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-brass border-t-4 border-double pt-4 font-semibold">
              <dt className="font-display text-xl">{quote.total[0]}</dt>
              <dd className="ml-auto text-right">{quote.total[1]}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
