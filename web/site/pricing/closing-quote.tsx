import type { Pricing } from '#/content/pricing.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** The end of the page: a sample of a quote, and the way to one's own. */
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
        <div
          aria-hidden="true"
          className="slip max-w-[34rem] border border-line bg-sheet px-7 pt-12 pb-8 sm:px-10 lg:justify-self-end lg:w-full print:hidden"
        >
          <p className="text-ink-soft text-sm">{quote.note}</p>
          <p className="font-display font-semibold text-2xl">{quote.heading}</p>
          {quote.lines.map(([name, value]) => (
            <p key={name} className="mt-3 flex justify-between gap-4 border-line border-b pb-3">
              <span className="shrink-0 text-ink-soft">{name}</span>
              <span className="text-right">{value}</span>
            </p>
          ))}
          <p className="mt-4 flex items-baseline justify-between gap-4 border-brass border-t-4 border-double pt-4 font-semibold">
            <span className="shrink-0 font-display text-xl">{quote.total[0]}</span>
            <span className="text-right">{quote.total[1]}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
