import type { Pricing } from '#/content/pricing.ts';
import { Quote } from './quote.tsx';

/** What an offer is worked out from, whether or not the owner names prices here; beside it the quote. */
export function PriceFactors({ heading, text, factors, less, more, quote }: Pricing['decides']) {
  return (
    <section
      data-reveal=""
      aria-labelledby="decides"
      className="page-width section-space grid items-start gap-x-gutter gap-y-10 lg:grid-cols-2"
    >
      {/* As high as the quote. */}
      <div className="flex flex-col lg:self-stretch">
        <h2 id="decides" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-[32rem] text-ink-soft text-lg">{text}</p>
        <dl className="mt-8 grid grow gap-x-gutter gap-y-7 sm:max-lg:grid-cols-2">
          {factors.map((factor) => (
            <div key={factor.title} className="flex flex-col border-brass border-t-4 pt-4">
              <dt className="font-display font-semibold text-xl">{factor.title}</dt>
              <dd className="mt-2 mb-4 text-ink-soft">{factor.text}</dd>
              {[
                [less, factor.less],
                [more, factor.more],
              ].map(([label, example]) => (
                <dd
                  key={label}
                  className="grid grow grid-cols-[8rem_minmax(0,1fr)] content-center items-baseline border-line border-t py-3"
                >
                  <b className="font-semibold text-ink-soft text-sm">{label}</b>
                  <span className="lg:text-lg">{example}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <Quote {...quote} />
    </section>
  );
}
