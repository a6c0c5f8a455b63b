import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';

/** The way from a request to the first bill, and the terms of it. */
export function OfferSteps({ heading, cards, terms }: Pricing['steps'] & Pick<Pricing, 'terms'>) {
  return (
    <Section id="steps" heading={heading}>
      <ol className="grid gap-x-12 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ title, text }, index) => (
          <li key={title} className="border-brass border-t-4 pt-4">
            <span aria-hidden="true" className="font-display text-3xl text-brass-ink">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-9">
        <a href={terms.href} className="text-link">
          {terms.label}
        </a>
      </p>
    </Section>
  );
}
