import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';
import { Fold } from './fold.tsx';

export type SecurityFactsProps = Pick<Security, 'facts' | 'engineers'>;

/** What protects data, a row for each group of facts; the last tells how each of them is tested or set. */
export function SecurityFacts({ facts: { heading, text, setting, more, sections }, engineers }: SecurityFactsProps) {
  return (
    <section aria-labelledby="protects" className="page-width section-space">
      <h2 id="protects" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-[42rem] text-ink-soft text-lg">{text}</p>
      <div className="mt-8 border-line border-y md:mt-10">
        {sections.map((section, index) => (
          <Fold key={section.id} {...section} open={index === 0}>
            {index === 0 ? (
              <LeadingFacts facts={section.facts} setting={setting} more={more} />
            ) : (
              <Facts facts={section.facts} setting={setting} />
            )}
          </Fold>
        ))}
        <Fold {...engineers}>
          <div className="gap-x-gutter lg:columns-2">
            {sections.map((section) => (
              <ShownBy key={section.id} {...section} />
            ))}
          </div>
        </Fold>
      </div>
    </section>
  );
}

interface FactsProps {
  facts: Security['facts']['sections'][number]['facts'];
  setting: string;
}

/** How many facts of the open group are in sight. */
const leading = 3;

/** The facts that count most; the others behind a fold of their own. */
function LeadingFacts({ facts, setting, more }: FactsProps & { more: string }) {
  return (
    <>
      <Facts facts={facts.slice(0, leading)} setting={setting} />
      <details className="mt-6">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-2 [[open]>&]:hidden [&::-webkit-details-marker]:hidden">
          <span className="text-link">{more.replace('{count}', `${facts.length - leading}`)}</span>
          <ChevronIcon className="size-5 text-brass-ink" />
        </summary>
        <Facts facts={facts.slice(leading)} setting={setting} />
      </details>
    </>
  );
}

/** Some facts; those that a setting decides say so, unless all of them are choices. */
function Facts({ facts, setting }: FactsProps) {
  const isTested = facts.map(({ shownBy }) => shownBy.endsWith('.ts'));
  const hasTests = isTested.includes(true);
  return (
    <dl className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ title, text }, index) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-ink-soft">
            <InstallationText text={text} />
          </dd>
          {hasTests && !isTested[index] && <dd className="mt-1 text-brass-ink text-sm">{setting}</dd>}
        </div>
      ))}
    </dl>
  );
}

function ShownBy({ heading, facts }: Security['facts']['sections'][number]) {
  return (
    <section className="break-inside-avoid pb-6">
      <h4 className="font-semibold text-base">{heading}</h4>
      <dl className="mt-2 text-sm">
        {facts.map(({ title, shownBy }) => (
          <div key={title} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-1.5">
            <dt className="text-ink-soft">{title}</dt>
            <dd>
              <code className="text-xs">{shownBy}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
