import { allClaims } from '#/content/claims.ts';
import type { Claim } from '#/content/schema.ts';
import type { terms } from '#/content/terms.ts';
import { LegalSection } from './legal-notice.tsx';

/** Every claim of the site by what it rests on, with a link to more. */
export function ClaimList({ id, heading, unaudited, samples, tested, more }: (typeof terms)['claims']) {
  const groups = [
    { text: unaudited, kinds: ['owner', 'setting'] },
    { text: samples, kinds: ['sample'] },
    { text: tested, kinds: ['software'] },
  ];
  return (
    <LegalSection id={id} heading={heading}>
      <div className="grid max-w-[68ch] gap-8">
        {groups.map(({ text, kinds }) => (
          <ClaimGroup
            key={text}
            text={text}
            claims={allClaims.filter(({ basis }) => kinds.includes(basis.kind))}
            more={more}
          />
        ))}
      </div>
    </LegalSection>
  );
}

function ClaimGroup({ text, claims, more }: { text: string; claims: Claim[]; more: string }) {
  if (claims.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {claims.map((claim) => (
          <li key={claim.text} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
            <span className="font-semibold">{claim.text}</span>
            <a href={claim.more} aria-label={`${more}: ${claim.text}`} className="text-link">
              {more}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
