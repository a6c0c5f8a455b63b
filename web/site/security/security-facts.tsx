import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/legal/installation-text.tsx';
import { CheckIcon, ChevronIcon, Icon } from '#/web/ui/icons.tsx';
import { CallPath } from './call-path.tsx';

type Words = Pick<Security, 'callPath' | 'summary' | 'sections' | 'limits' | 'evidence'>;

/** The way of a call and the software in short, then each fact with what shows it, then what is missing. */
export function SecurityFacts({ callPath, summary, sections, limits, evidence }: Words) {
  return (
    <div className="page-width grid gap-14 pt-10 md:gap-18 md:pt-14">
      <div className="overflow-clip rounded-lg bg-desk text-desk-ink shadow-raised print:border">
        <CallPath {...callPath} />
        <section aria-labelledby="in-short" className="border-desk-line border-t p-6 sm:p-9">
          <h2 id="in-short" className="sr-only">
            {summary.heading}
          </h2>
          <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
            {summary.points.map(({ title, text }) => (
              <li key={title} className="flex gap-3">
                <CheckIcon className="mt-0.5 size-6 shrink-0 text-brass-bright" strokeWidth={2.5} />
                <div>
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 text-desk-soft text-sm">
                    <InstallationText text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {sections.map(({ id, heading, facts }) => (
        <Facts key={id} id={id} heading={heading}>
          {facts.map((fact) => (
            <Fact key={fact.text} {...fact} words={evidence}>
              {isSetting(fact) ? (
                <Icon className="mt-px size-6 shrink-0 text-brass-ink">
                  <circle cx="12" cy="12" r="2.5" fill="currentColor" />
                </Icon>
              ) : (
                <CheckIcon className="mt-px size-6 shrink-0 text-brass-ink" />
              )}
            </Fact>
          ))}
        </Facts>
      ))}
      <div className="rounded-lg border border-line bg-sheet p-6 sm:p-9">
        <Facts id={limits.id} heading={limits.heading}>
          {limits.facts.map((fact) => (
            <Fact key={fact.text} {...fact} words={evidence}>
              <Icon className="mt-px size-6 shrink-0 text-ink-soft">
                <circle cx="12" cy="12" r="8.75" />
                <path d="M8 12h8" />
              </Icon>
            </Fact>
          ))}
        </Facts>
      </div>
    </div>
  );
}

function Facts({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid items-start gap-x-gutter gap-y-4 lg:grid-cols-4">
      <h2 id={id} className="text-2xl lg:pt-3">
        {heading}
      </h2>
      <ul className="border-line border-t lg:col-span-3">{children}</ul>
    </section>
  );
}

interface FactProps {
  text: string;
  /** The test or the setting. */
  shownBy?: string | undefined;
  words: Security['evidence'];
  /** The mark before it. */
  children: ReactNode;
}

/** What a setting decides is told and not promised. */
function isSetting({ shownBy }: Pick<FactProps, 'shownBy'>): boolean {
  return shownBy !== undefined && !shownBy.endsWith('.ts');
}

/** What shows a fact is for those who ask, so that it is folded. */
function Fact({ text, shownBy, words, children }: FactProps) {
  const fact = (
    <span className="flex min-w-0 grow gap-3.5">
      {children}
      <span className="max-w-[40rem] min-w-0">
        <InstallationText text={text} />
      </span>
    </span>
  );
  if (!shownBy) return <li className="border-line border-b py-4">{fact}</li>;
  const isTest = !isSetting({ shownBy });
  return (
    <li className="border-line border-b">
      <details className="group/fact">
        <summary className="flex cursor-pointer list-none items-start justify-between gap-x-5 gap-y-2 py-4 max-sm:flex-col [&::-webkit-details-marker]:hidden">
          {fact}
          <span className="flex shrink-0 items-center gap-1.5 rounded-full border border-line py-0.5 pr-2 pl-3 text-ink-soft text-xs max-sm:ml-9.5">
            {isTest ? words.test : words.setting}
            <ChevronIcon className="size-4 group-open/fact:rotate-180" />
          </span>
        </summary>
        <p className="pb-4 pl-9.5 text-ink-soft text-sm">
          {isTest ? words.shownByTest : words.shownBySetting}{' '}
          <code className="rounded-sm bg-well px-1.5 py-0.5 text-xs">{shownBy}</code>
        </p>
      </details>
    </li>
  );
}
