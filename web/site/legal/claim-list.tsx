import { allClaims } from '#/content/claims.ts';
import type { Claim } from '#/content/schema.ts';
import type { terms } from '#/content/terms.ts';
import { LegalSection } from './legal-notice.tsx';

/** Every claim of the site by what it rests on; each leads to the place that says more. */
export function ClaimList({ id, heading, unaudited, samples, tested }: (typeof terms)['claims']) {
  const groups = [
    { text: unaudited, kinds: ['owner', 'setting'] },
    { text: samples, kinds: ['sample'] },
    { text: tested, kinds: ['software'] },
  ];
  return (
    <LegalSection id={id} heading={heading}>
      <div className="grid gap-8">
        {groups.map(({ text, kinds }) => (
          <ClaimGroup key={text} text={text} claims={allClaims.filter(({ basis }) => kinds.includes(basis.kind))} />
        ))}
      </div>
    </LegalSection>
  );
}

function ClaimGroup({ text, claims }: { text: string; claims: Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul className="mt-3 gap-x-gutter sm:columns-2">
        {claims.map((claim) => (
          <li key={claim.text} className="break-inside-avoid border-line border-t py-2">
            <a href={claim.more} className="text-link font-semibold">
              {claim.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
