import { allClaims } from '#/content/claims.ts';
import { footer } from '#/content/footer.ts';
import type { Claim } from '#/content/schema.ts';
import type { terms } from '#/content/terms.ts';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { LegalSection } from './legal-notice.tsx';

/** The short name of the page that says more. */
function toldOn(address: string): string | undefined {
  return [...footer.lists.flatMap(({ links }) => links), ...footer.last].find(
    ({ href }) => href === address.split('#')[0],
  )?.label;
}

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
      <ul className="mt-3 border-line border-b">
        {claims.map((claim) => (
          <li key={claim.text} className="border-line border-t">
            <a
              href={claim.more}
              className="flex min-h-11 items-center gap-x-4 py-1.5 leading-snug underline-offset-4 hover:underline"
            >
              <span className="grow">{claim.text}</span>
              <span className="shrink-0 text-ink-soft text-sm">{toldOn(claim.more)}</span>
              <ArrowIcon className="size-4 shrink-0 text-brass-ink" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
