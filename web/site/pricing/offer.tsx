import type { offer } from '#/content/offer.ts';
import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';

type Offer = typeof offer;

/** The owner's prices. */
export function Prices({ heading, prices }: { heading: string; prices: Offer['prices'] }) {
  if (prices.length === 0) return null;
  return (
    <Section id="prices" heading={heading}>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {prices.map(({ name, price, includes }) => (
          <li key={name} className="rounded-lg border border-line bg-sheet p-7">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 font-display text-2xl">{price}</p>
            <ul className="mt-4 text-ink-soft">
              {includes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export interface ProofsProps extends Pick<Offer, 'integrations' | 'references'> {
  words: Pick<Pricing, 'integrations' | 'references'>;
}

/** What the owner can show: connected systems, and customers who agreed to be named. */
export function Proofs({ words, integrations, references }: ProofsProps) {
  return (
    <>
      {integrations.length > 0 && (
        <Section id="integrations" heading={words.integrations}>
          <ul className="flex flex-wrap gap-4">
            {integrations.map((name) => (
              <li key={name} className="rounded-lg border border-line bg-sheet px-5 py-3 font-semibold">
                {name}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {references.length > 0 && (
        <Section id="references" heading={words.references}>
          <ul className="grid gap-5 lg:grid-cols-2">
            {references.map(({ quote, name, business, href }) => (
              <li key={quote} className="rounded-lg border border-line bg-sheet p-7">
                <blockquote className="text-lg">{quote}</blockquote>
                <p className="mt-4 text-ink-soft">
                  {name},{' '}
                  {href ? (
                    <a href={href} rel="noopener" className="text-link">
                      {business}
                    </a>
                  ) : (
                    business
                  )}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
