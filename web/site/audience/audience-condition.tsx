import type { Audience } from '#/content/audiences.ts';

/** What such a business must know before all else: plain, and not to be missed. */
export function AudienceCondition({ heading, text, ask }: NonNullable<Audience['condition']>) {
  return (
    <section aria-labelledby="condition" className="page-width pt-8 md:pt-12">
      <div className="grid gap-x-gutter gap-y-3 rounded-lg border-2 border-edge bg-sheet p-5 sm:p-7 lg:grid-cols-2">
        <h2 id="condition" className="text-2xl">
          {heading}
        </h2>
        <div>
          <p>{text}</p>
          <a href={ask.href} className="mt-3 inline-block text-link">
            {ask.label}
          </a>
        </div>
      </div>
    </section>
  );
}
