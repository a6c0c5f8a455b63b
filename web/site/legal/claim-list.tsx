import { claims, figures } from '#/content/claims.ts';
import type { terms } from '#/content/terms.ts';
import { LegalSection } from './legal-notice.tsx';

/** Every claim of the site with its source and a link to more. */
export function ClaimList({ id, heading, text, more }: (typeof terms)['claims']) {
  return (
    <LegalSection id={id} heading={heading}>
      <div className="max-w-[68ch]">
        <p>{text}</p>
        <dl className="mt-5 divide-y divide-line border-line border-y">
          {[...Object.values(claims), ...Object.values(figures)].map((claim) => (
            <div key={claim.text} className="grid items-baseline gap-x-6 gap-y-1 py-3 lg:grid-cols-[1fr_auto]">
              <dt className="font-semibold">{claim.text}</dt>
              <dd className="flex flex-wrap gap-x-4 text-ink-soft">
                {claim.source}{' '}
                <a href={claim.more} aria-label={`${more}: ${claim.text}`} className="text-link">
                  {more}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </LegalSection>
  );
}
