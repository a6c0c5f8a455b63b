import { allClaims } from '#/content/claims.ts';
import { footer } from '#/content/footer.ts';
import type { Claim } from '#/content/schema.ts';
import type { terms } from '#/content/terms.ts';
import { ChevronIcon } from '#/web/ui/icons.tsx';
import { LegalSection } from './legal-notice.tsx';

/** The short name of the page that says more. */
function toldOn(address: string): string | undefined {
  return [...footer.lists.flatMap(({ links }) => links), ...footer.last].find(
    ({ href }) => href === address.split('#')[0],
  )?.label;
}

/** An annex, folded: every claim of the site by what it rests on; each leads to the place that says more. */
export function ClaimList({ id, heading, text, open, unaudited, samples, tested }: (typeof terms)['claims']) {
  const groups = [
    { text: unaudited, kinds: ['owner', 'setting'] },
    { text: samples, kinds: ['sample'] },
    { text: tested, kinds: ['software'] },
  ];
  return (
    <LegalSection id={id} heading={heading}>
      <p>{text}</p>
      <details className="mt-4 rounded-md border border-line bg-sheet px-5">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {open.replace('{count}', `${allClaims.length}`)}
          <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
        </summary>
        <div className="grid gap-6 pb-5">
          {groups.map(({ text: basis, kinds }) => (
            <ClaimGroup
              key={basis}
              text={basis}
              claims={allClaims.filter(({ basis: of }) => kinds.includes(of.kind))}
            />
          ))}
        </div>
      </details>
    </LegalSection>
  );
}

function ClaimGroup({ text, claims }: { text: string; claims: Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <div>
      <p className="text-ink-soft text-sm">{text}</p>
      <ul className="mt-1 gap-x-gutter text-sm sm:columns-2">
        {claims.map((claim) => (
          <li key={claim.text} className="break-inside-avoid border-line border-b">
            <a href={claim.more} className="block py-2 leading-snug underline-offset-4 hover:underline">
              <span>{claim.text}</span>{' '}
              <span className="whitespace-nowrap text-ink-soft text-xs">{toldOn(claim.more)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
