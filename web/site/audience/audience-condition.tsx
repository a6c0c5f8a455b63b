import type { Audience } from '#/content/audiences.ts';

/** What such a business must know before all else, on the wall below the ways: plain, and not to be missed. */
export function AudienceCondition({ heading, lead, text, ask }: NonNullable<Audience['condition']>) {
  return (
    <section aria-labelledby="condition" className="mt-8 rounded-lg border border-brass bg-desk-head p-5 sm:p-6">
      <h2 id="condition" className="text-xl">
        {heading}
      </h2>
      <p className="mt-2 text-desk-soft max-lg:text-sm">
        <b className="font-semibold text-desk-ink">{lead}</b> {text}
      </p>
      <p className="mt-3">
        <a href={ask.href} className="text-link">
          {ask.label}
        </a>
      </p>
    </section>
  );
}
