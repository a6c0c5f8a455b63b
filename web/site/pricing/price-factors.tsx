import type { Pricing } from '#/content/pricing.ts';

/** What an offer is worked out from, whether or not the owner names prices here. */
export function PriceFactors({ heading, text, cards }: Pricing['decides']) {
  return (
    <section
      data-reveal=""
      aria-labelledby="decides"
      className="page-width section-space grid gap-x-gutter gap-y-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="decides" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-3 max-w-[32rem] text-ink-soft text-lg">{text}</p>
      </div>
      <dl className="grid gap-x-gutter gap-y-8 sm:grid-cols-2">
        {cards.map(({ title, text: more }) => (
          <div key={title} className="border-brass border-t-4 pt-4">
            <dt className="font-display font-semibold text-xl">{title}</dt>
            <dd className="mt-2 text-ink-soft">{more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
