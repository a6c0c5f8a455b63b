import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { unbroken } from '#/web/ui/unbroken.tsx';
import { Fold } from './fold.tsx';

export type SecurityFactsProps = Pick<Security, 'facts' | 'engineers'>;
type Section = Security['facts']['sections'][number];

/** What protects data, by groups, all of it in sight; what shows each fact is folded, for engineers. */
export function SecurityFacts({ facts: { heading, text, setting, sections }, engineers }: SecurityFactsProps) {
  return (
    <section aria-labelledby="protects" className="page-width section-space">
      <h2 id="protects" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-[42rem] text-ink-soft text-lg">{text}</p>
      <div className="mt-8 border-line border-b md:mt-10">
        {sections.map((section) => (
          <Group key={section.id} {...section} setting={setting} />
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

/** A group of facts beside its name, with a tick each, or a disc where all are choices; a fact that a setting decides says so. */
function Group({ id, heading, lead, facts, setting }: Section & { setting: string }) {
  const isTested = facts.map(({ shownBy }) => shownBy.endsWith('.ts'));
  const hasTests = isTested.includes(true);
  return (
    <section
      aria-labelledby={id}
      className="border-brass border-t-2 pt-5 pb-10 lg:grid lg:grid-cols-4 lg:gap-x-gutter lg:pt-7 lg:pb-12"
    >
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h3 id={id} className="text-2xl">
          {heading}
        </h3>
        <p className="mt-2 text-ink-soft lg:mt-3">
          <InstallationText text={lead} />
        </p>
      </div>
      <dl className="mt-5 grid gap-x-gutter sm:grid-cols-2 lg:col-span-3 lg:mt-0 lg:grid-cols-3 lg:gap-y-8">
        {facts.map(({ title, text }, index) => (
          <div key={title} className="relative border-line pl-8 max-lg:border-t max-lg:py-3">
            <dt className="font-semibold">
              {hasTests ? (
                <CheckIcon className="absolute left-0 mt-0.5 size-5 text-brass-ink" strokeWidth={2.5} />
              ) : (
                <i aria-hidden="true" className="absolute left-1.5 mt-2 size-2 rounded-full bg-brass" />
              )}
              {unbroken(title, true)}
            </dt>
            <dd className="mt-0.5 text-ink-soft text-sm lg:mt-1 lg:text-base">
              <InstallationText text={text} />
            </dd>
            {hasTests && !isTested[index] && <dd className="mt-1 text-brass-ink text-sm">{setting}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function ShownBy({ heading, facts }: Section) {
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
