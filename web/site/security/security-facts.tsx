import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, ChevronIcon, Icon } from '#/web/ui/icons.tsx';
import { CallPath } from './call-path.tsx';

type Words = Pick<Security, 'callPath' | 'facts' | 'limits' | 'evidence'>;

/** The way of a call; what is missing; then the facts that matter most, and all others in groups. */
export function SecurityFacts({ callPath, facts, limits, evidence }: Words) {
  const first = facts.sections.flatMap((section) => section.facts.filter(({ isFirst }) => isFirst));
  return (
    <div className="page-width">
      <section
        aria-labelledby={callPath.id}
        className="mt-14 overflow-clip rounded-lg bg-desk text-desk-ink shadow-raised md:mt-20 print:border"
      >
        <div className="p-6 sm:p-9 lg:p-12">
          <h2 id={callPath.id} className="text-3xl">
            {callPath.heading}
          </h2>
          <p className="mt-3 max-w-[44rem] text-desk-soft text-lg">{callPath.text}</p>
          <CallPath {...callPath} />
        </div>
        <div className="bg-desk-head p-6 sm:p-9 lg:px-12">
          <h3 className="text-xl">{callPath.choices.heading}</h3>
          <ul className="mt-3 grid gap-x-gutter lg:grid-cols-2">
            {callPath.choices.facts.map((fact) => (
              <Choice key={fact.title} {...fact} words={evidence} />
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby={limits.id} className="section-space">
        <h2 id={limits.id} className="text-3xl">
          {limits.heading}
        </h2>
        <p className="mt-3 text-ink-soft text-lg">{limits.text}</p>
        <ul className="mt-8 grid gap-x-gutter gap-y-8 md:mt-10 lg:grid-cols-2">
          {limits.facts.map(({ title, text }) => (
            <li key={title} className="border-ink border-t-2 pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="section-space">
        <div className="grid items-end gap-x-gutter gap-y-5 lg:grid-cols-2">
          <h2 className="text-3xl">{facts.heading}</h2>
          <div className="flex flex-wrap gap-x-8 gap-y-1.5 text-ink-soft">
            <p className="flex gap-3">
              <TestMark />
              {facts.tested}
            </p>
            <p className="flex gap-3">
              <SettingMark />
              {facts.setting}
            </p>
          </div>
        </div>
        <ul className="mt-8 grid gap-x-gutter gap-y-6 sm:grid-cols-2 md:mt-10 lg:grid-cols-3">
          {first.map((fact) => (
            <Fact key={fact.title} {...fact} words={evidence} className="border-brass border-t-4 pt-5" />
          ))}
        </ul>
        <div className="mt-10 grid items-start gap-x-gutter lg:grid-cols-2">
          {facts.sections.map((section) => (
            <FactGroup key={section.id} {...section} open={facts.open} words={evidence} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface FactGroupProps {
  id: string;
  heading: string;
  lead: string;
  facts: Security['facts']['sections'][number]['facts'];
  open: string;
  words: Security['evidence'];
}

/** The other facts of a section, folded. */
function FactGroup({ id, heading, lead, facts, open, words }: FactGroupProps) {
  const others = facts.filter(({ isFirst }) => !isFirst);
  return (
    <section aria-labelledby={id} className="border-line border-t">
      <details>
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-5 [&::-webkit-details-marker]:hidden">
          <h3 id={id} className="text-xl">
            {heading}
          </h3>
          <span className="row-start-2 text-ink-soft">{lead}</span>
          <span className="col-start-2 row-span-2 row-start-1 flex items-center gap-3 font-semibold text-sm">
            {open.replace('{count}', `${others.length}`)}
            <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
          </span>
        </summary>
        <ul className="grid gap-5 pb-8">
          {others.map((fact) => (
            <Fact key={fact.title} {...fact} words={words} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function TestMark() {
  return <CheckIcon className="mt-px size-6 shrink-0 text-brass-ink" />;
}

function SettingMark() {
  return (
    <Icon className="mt-px size-6 shrink-0 text-brass-ink">
      <circle cx="12" cy="12" r="3" fill="currentColor" />
    </Icon>
  );
}

interface FactProps {
  title: string;
  text: string;
  /** The test or the setting. */
  shownBy: string;
  words: Security['evidence'];
  className?: string;
}

/** A fact, what it is exactly, and what shows it. What a setting decides is told and not promised. */
function Fact({ title, text, shownBy, words, className }: FactProps) {
  const isTest = shownBy.endsWith('.ts');
  return (
    <li className={classNames('flex gap-3', className)}>
      {isTest ? <TestMark /> : <SettingMark />}
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-ink-soft">
          <InstallationText text={text} />
        </p>
        <p className="mt-1.5 text-ink-soft text-xs">
          {/* The mark says it, too. */}
          <span className="sr-only">{isTest ? words.shownByTest : words.shownBySetting} </span>
          <code className="rounded-sm bg-well px-1.5 py-0.5">{shownBy}</code>
        </p>
      </div>
    </li>
  );
}

/** What a customer chooses, which a setting decides; what it means is for those who ask, so that it is folded. */
function Choice({ title, text, shownBy, words }: FactProps) {
  return (
    <li className="border-desk-line border-t">
      <details className="group/fact">
        <summary className="flex cursor-pointer list-none items-start gap-3.5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">{title}</span>
          <ChevronIcon className="mt-0.5 size-5 shrink-0 text-brass-bright group-open/fact:rotate-180" />
        </summary>
        <p className="pb-2">
          <InstallationText text={text} />
        </p>
        <p className="pb-4 text-desk-soft text-sm">
          {words.shownBySetting} <code className="rounded-sm bg-desk px-1.5 py-0.5 text-xs">{shownBy}</code>
        </p>
      </details>
    </li>
  );
}
