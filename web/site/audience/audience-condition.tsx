import type { Audience } from '#/content/audiences.ts';

/** What such a business must know before all else, on the wall across its foot: plain, and not to be missed. */
export function AudienceCondition({ heading, lead, text, ask }: NonNullable<Audience['condition']>) {
  return (
    <section
      aria-labelledby="condition"
      className="border-brass border-t pt-6 lg:col-span-2 lg:grid lg:grid-cols-4 lg:gap-x-gutter"
    >
      <h2 id="condition" className="text-xl">
        {heading}
      </h2>
      <p className="text-desk-soft max-lg:mt-2 max-lg:text-sm lg:col-span-2">
        <b className="font-semibold text-desk-ink">{lead}</b> {text}
      </p>
      <p className="max-lg:mt-3 lg:justify-self-end">
        <a href={ask.href} className="text-link">
          {ask.label}
        </a>
      </p>
    </section>
  );
}
