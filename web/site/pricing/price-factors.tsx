import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { PriceFactorDrawing } from './price-factor-drawings.tsx';

/** What an offer is worked out from, whether or not the owner names prices here. */
export function PriceFactors({ heading, text, cards }: Pricing['decides']) {
  return (
    <Section id="decides" heading={heading} text={text}>
      <dl className="grid gap-x-gutter gap-y-9 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ title, text: more }, index) => (
          <div key={title} className="max-sm:relative max-sm:min-h-20 max-sm:pl-30">
            <dt className="text-balance font-display font-semibold text-xl">
              <span className="mb-5 block border-brass border-b-4 max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:w-26">
                <PriceFactorDrawing index={index} />
              </span>
              {title}
            </dt>
            <dd className="mt-2 text-ink-soft">{more}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
