import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, ChevronIcon, Icon } from '#/web/ui/icons.tsx';
import { isTest } from './shown-by.ts';

type Facts = Security['facts'];
type Marks = Pick<Facts, 'tested' | 'setting'>;

/** What protects data, in groups: the facts that matter most stand open, the others are folded. */
export function SecurityFacts({ heading, tested, setting, sections }: Facts) {
  const marks = { tested, setting };
  return (
    <div className="page-width section-space">
      <div className="grid items-end gap-x-gutter gap-y-5 lg:grid-cols-2">
        <h2 className="text-3xl">{heading}</h2>
        <div className="flex flex-wrap gap-x-8 gap-y-1.5 text-ink-soft text-sm lg:pb-1.5">
          <p className="flex gap-2">
            <Mark isTested />
            {tested}
          </p>
          <p className="flex gap-2">
            <Mark />
            {setting}
          </p>
        </div>
      </div>
      {/* Of one height in a row, until one is opened. */}
      <div className="mt-8 grid gap-gutter has-[[open]]:items-start md:mt-10 lg:grid-cols-2">
        {sections.map((section) => (
          <FactGroup key={section.id} {...section} marks={marks} />
        ))}
      </div>
    </div>
  );
}

type FactGroupProps = Facts['sections'][number] & { marks: Marks };

/** On a narrow page each of its first facts is folded too, below its mark and name. */
function FactGroup({ id, heading, lead, more, facts, marks }: FactGroupProps) {
  const first = facts.filter(({ isFirst }) => isFirst);
  const others = facts.filter(({ isFirst }) => !isFirst);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-lg border border-line bg-sheet px-5 shadow-raised sm:px-8"
    >
      <div className="border-brass border-b-2 py-6">
        <h3 id={id} className="text-2xl">
          {heading}
        </h3>
        <p className="mt-1 text-ink-soft">{lead}</p>
      </div>
      <ul>
        {first.map((fact) => (
          <li key={fact.title} className="border-line not-first:border-t">
            <details className="open-from-lg">
              <summary className={fold}>
                <Mark isTested={isTest(fact.shownBy)} />
                <span className="mr-auto font-semibold">{fact.title}</span>
                <Chevron />
              </summary>
              <FactEntry fact={fact} marks={marks} isUnfolded />
            </details>
          </li>
        ))}
      </ul>
      <details className="mt-auto border-line border-t">
        <summary className={fold}>
          <span className="mr-auto text-ink-soft max-lg:pl-10 text-sm">{more}</span>
          <Chevron />
        </summary>
        <ul>
          {others.map((fact) => (
            <li key={fact.title} className="border-line border-t">
              <FactEntry fact={fact} marks={marks} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const fold = 'flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden';

function Chevron() {
  return <ChevronIcon className="size-5 shrink-0 text-brass-ink [[open]>summary>&]:rotate-180" />;
}

interface FactEntryProps {
  fact: FactGroupProps['facts'][number];
  marks: Marks;
  /** On a narrow page its mark and title stand on the fold above it. */
  isUnfolded?: boolean;
}

function FactEntry({ fact: { title, text, shownBy }, marks, isUnfolded }: FactEntryProps) {
  return (
    <div className={classNames('grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 py-5', isUnfolded && 'max-lg:pt-0')}>
      <div className={classNames(isUnfolded && 'max-lg:invisible')}>
        <Mark isTested={isTest(shownBy)} />
      </div>
      <div>
        <h4 className={classNames('font-semibold', isUnfolded && 'max-lg:hidden')}>{title}</h4>
        <p className="mt-0.5 text-ink-soft text-sm">
          <InstallationText text={text} />
          {/* The mark says it to the eye. */}
          <span className="sr-only"> ({isTest(shownBy) ? marks.tested : marks.setting})</span>
        </p>
      </div>
    </div>
  );
}

/** A tick where a test shows the fact; a ring where a setting decides it, which is told and not promised. */
function Mark({ isTested }: { isTested?: boolean }) {
  const look = 'size-6 shrink-0 text-brass-ink';
  if (isTested) return <CheckIcon className={look} strokeWidth={2.5} />;
  return (
    <Icon className={look}>
      <circle cx="12" cy="12" r="5" strokeWidth="2.5" />
    </Icon>
  );
}
