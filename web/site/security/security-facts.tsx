import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, ChevronIcon, Icon } from '#/web/ui/icons.tsx';
import { CallPath } from './call-path.tsx';

type Words = Pick<Security, 'callPath' | 'facts' | 'limits' | 'evidence'>;

/** What is missing; the way of a call; then each fact in a few words that open, with what shows it. */
export function SecurityFacts({ callPath, facts, limits, evidence }: Words) {
  return (
    <div className="page-width">
      <section
        aria-labelledby={limits.id}
        className="mt-14 grid items-start gap-x-gutter gap-y-6 md:mt-20 lg:grid-cols-4"
      >
        <div>
          <h2 id={limits.id} className="text-3xl">
            {limits.heading}
          </h2>
          <p className="mt-4 text-ink-soft text-lg">{limits.text}</p>
        </div>
        <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:col-span-3">
          {limits.facts.map(({ title, text }, index) => (
            <li key={title} className={classNames('border-ink border-t-2 pt-4', index === 0 && 'sm:col-span-full')}>
              <h3 className={index === 0 ? 'text-2xl' : 'text-xl'}>{title}</h3>
              <p className={classNames('mt-2 max-w-[52rem] text-ink-soft', index === 0 && 'text-lg')}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
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
              <Fact key={fact.title} {...fact} words={evidence} isOnDesk />
            ))}
          </ul>
        </div>
      </section>
      <div className="section-space">
        <div className="grid items-end gap-x-gutter gap-y-5 lg:grid-cols-2">
          <h2 className="text-3xl">{facts.heading}</h2>
          <div className="grid gap-1.5 text-ink-soft">
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
        <div className="mt-10 gap-gutter md:mt-12 lg:columns-2">
          {facts.sections.map((section) => (
            <section
              key={section.id}
              aria-labelledby={section.id}
              className="mb-gutter break-inside-avoid border-brass border-t-4 pt-5 lg:pb-5"
            >
              <h3 id={section.id} className="font-semibold text-brass-ink text-lg">
                {section.heading}
              </h3>
              <p className="mt-1 mb-3 text-balance font-display font-semibold text-xl">{section.lead}</p>
              <details className="open-from-lg">
                <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 border-line border-t font-semibold [&::-webkit-details-marker]:hidden">
                  {facts.open.replace('{count}', `${section.facts.length}`)}
                  <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
                </summary>
                <ul>
                  {section.facts.map((fact) => (
                    <Fact key={fact.title} {...fact} words={evidence} />
                  ))}
                </ul>
              </details>
            </section>
          ))}
        </div>
      </div>
    </div>
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
  /** It lies on the green of the room, where every fact is a setting and needs no mark. */
  isOnDesk?: boolean;
}

/** A fact in a few words; what it is exactly and what shows it are for those who ask, so that they are folded. */
function Fact({ title, text, shownBy, words, isOnDesk }: FactProps) {
  const isTest = shownBy.endsWith('.ts');
  return (
    <li className={classNames('border-t', isOnDesk ? 'border-desk-line' : 'border-line')}>
      <details className="group/fact">
        <summary className="flex cursor-pointer list-none items-start gap-3.5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          {!isOnDesk && <Mark isTest={isTest} />}
          <span className="min-w-0 grow">{title}</span>
          <ChevronIcon
            className={classNames(
              'mt-0.5 size-5 shrink-0 group-open/fact:rotate-180',
              isOnDesk ? 'text-brass-bright' : 'text-ink-soft',
            )}
          />
        </summary>
        <p className={classNames('pb-2', !isOnDesk && 'pl-9.5')}>
          <InstallationText text={text} />
        </p>
        <p className={classNames('pb-4 text-sm', isOnDesk ? 'text-desk-soft' : 'pl-9.5 text-ink-soft')}>
          {isTest ? words.shownByTest : words.shownBySetting}{' '}
          <code className={classNames('rounded-sm px-1.5 py-0.5 text-xs', isOnDesk ? 'bg-desk' : 'bg-well')}>
            {shownBy}
          </code>
        </p>
      </details>
    </li>
  );
}

/** What a setting decides is told and not promised. */
function Mark({ isTest }: { isTest: boolean }): ReactNode {
  return isTest ? <TestMark /> : <SettingMark />;
}
