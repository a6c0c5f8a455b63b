import type { Audience } from '#/content/audiences.ts';
import { ButtonLink } from '#/web/ui/button.tsx';

/** What such a business must know before all else: plain, and not to be missed. */
export function AudienceCondition({ heading, lead, text, ask }: NonNullable<Audience['condition']>) {
  return (
    <section aria-labelledby="condition" className="page-width pt-8 md:pt-10">
      <div className="grid items-center gap-x-12 gap-y-4 rounded-lg border-2 border-edge bg-sheet p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="condition" className="text-2xl">
            {heading}
          </h2>
          <p className="mt-2 max-w-[56rem]">
            <b>{lead}</b> {text}
          </p>
        </div>
        <ButtonLink href={ask.href} variant="secondary">
          {ask.label}
        </ButtonLink>
      </div>
    </section>
  );
}
