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
              <dd className="mt-2 text-ink-soft">{factor.text}</dd>
              <dd className="mt-4 grid grow grid-cols-2 overflow-clip rounded-md border border-line lg:text-lg">
                <p className="bg-sheet p-4 lg:p-5">
                  <b className="block text-ink-soft text-sm">{less}</b>
                  {factor.less}
                </p>
                <p className="border-line border-l bg-sheet p-4 lg:p-5">
                  <b className="block text-ink-soft text-sm">{more}</b>
                  {factor.more}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Quote {...quote} />
    </section>
  );
}
