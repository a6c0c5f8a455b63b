import type { Pricing } from '#/content/pricing.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';

/** The page's title on the wall, and beside it the quote that the page is about. */
export function QuoteHeader({ heading, text, start, quote }: Pricing['header']) {
  return (
    <div className="wall overflow-clip border-brass border-b-6 [--lamp:76%_50%]">
      <div className="page-width grid items-center gap-x-gutter gap-y-9 py-9 md:py-12 lg:grid-cols-2">
        <div>
          <h1 className="text-4xl lg:text-[clamp(2.25rem,4.25vw,4.125rem)]">{heading}</h1>
          <p className="mt-5 max-w-[30rem] text-desk-soft text-lg">{text}</p>
          <ButtonLink href={start.href} size="large" variant="brass" className="mt-7 max-sm:w-full">
            {start.label}
            <ArrowIcon className="size-5" />
          </ButtonLink>
        </div>
        <section aria-labelledby="quote" className="slip bg-sheet px-6 pt-11 pb-6 text-ink sm:px-9">
          <h2 id="quote" className="text-2xl">
            {quote.heading}
          </h2>
          <dl className="mt-4">
            {quote.lines.map(([name, value]) => (
              <div
                key={name}
                className="grid gap-x-6 border-line py-2.5 not-first:border-t sm:grid-cols-[auto_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-soft sm:text-right">{value}</dd>
              </div>
            ))}
            <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 border-brass border-t-4 border-double pt-3 font-display font-semibold text-xl">
              <dt>{quote.total[0]}</dt>
              <dd>{quote.total[1]}</dd>
            </div>
          </dl>
        </section>
      </div>
    </div>
  );
}
