import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { CheckIcon, ChevronIcon } from '#/web/ui/icons.tsx';
import { unbroken } from '#/web/ui/unbroken.tsx';
import { Fold } from './fold.tsx';

export type SecurityFactsProps = Pick<Security, 'facts' | 'engineers'>;
type Section = Security['facts']['sections'][number];
type Fact = Section['facts'][number];

type Mark = keyof Security['facts']['marks'];

/** What protects data: each fact by its name, which opens; what shows them is folded, for engineers. */
export function SecurityFacts({ facts: { heading, text, points, marks, sections }, engineers }: SecurityFactsProps) {
  return (
    <section aria-labelledby="protects" className="page-width section-space">
      <h2 id="protects" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-[42rem] text-ink-soft text-lg">{text}</p>
      <ul className="mt-5 flex flex-wrap gap-x-7 gap-y-2 text-sm">
        {Object.entries(marks).map(([mark, meaning]) => (
          <li key={mark} className="flex items-center gap-2.5">
            <MarkIcon mark={mark as Mark} />
            {meaning}
          </li>
        ))}
      </ul>
      <div className="mt-8 border-line border-b md:mt-10">
        {sections.map((section) => (
          <Group key={section.id} {...section} points={points} marks={marks} />
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

function Group({ id, heading, lead, facts, points, marks }: Section & Pick<Security['facts'], 'points' | 'marks'>) {
  return (
    <section
      aria-labelledby={id}
      className="border-brass border-t-2 pt-5 pb-3 lg:grid lg:grid-cols-4 lg:gap-x-gutter lg:pt-7 lg:pb-10"
    >
      <div>
        <h3 id={id} className="text-2xl">
          {heading}
        </h3>
        <p className="mt-2 text-ink-soft lg:mt-3">
          <InstallationText text={lead} />
        </p>
      </div>
      <details className="group/points open-from-lg mt-2 lg:col-span-3 lg:-mt-3 print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {points.replace('{count}', `${facts.length}`)}
          <ChevronIcon className="size-6 text-brass-ink group-open/points:rotate-180" />
        </summary>
        <ul className="grid gap-x-gutter border-line sm:grid-cols-2 max-lg:border-t lg:grid-cols-3">
          {facts.map((fact) => (
            <Fact key={fact.title} {...fact} mark={markOf(fact, facts)} marks={marks} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Where no fact of a group has a test, all of them are choices; elsewhere, one that has none is up to a setting. */
function markOf({ shownBy }: Fact, group: readonly Fact[]): Mark {
  if (isTest(shownBy)) return 'always';
  return group.some((fact) => isTest(fact.shownBy)) ? 'setting' : 'choice';
}

function isTest(shownBy: string): boolean {
  return shownBy.endsWith('.ts');
}

/** The name of a fact, which opens its sentence. */
function Fact({ title, text, mark, marks }: Fact & { mark: Mark } & Pick<Security['facts'], 'marks'>) {
  return (
    <li className="border-line border-b">
      <details className="group print:details-content:[content-visibility:visible]">
        <summary className="settle flex min-h-13 cursor-pointer list-none items-center gap-2.5 py-2.5 font-semibold leading-snug hover:text-brass-ink [&::-webkit-details-marker]:hidden">
          <MarkIcon mark={mark} />
          <span className="grow">
            {unbroken(title, true)}
            <span className="sr-only">, {marks[mark]}</span>
          </span>
          <ChevronIcon className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <p className="pb-4 pl-7.5 text-ink-soft">
          <InstallationText text={text} />
          {mark === 'setting' && <span className="mt-1 block text-brass-ink text-sm">{marks.setting}</span>}
        </p>
      </details>
    </li>
  );
}

/** A tick, a disc half filled, or a full one. */
function MarkIcon({ mark }: { mark: Mark }) {
  if (mark === 'always') return <CheckIcon className="size-5 shrink-0 text-good" strokeWidth={2.5} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 text-brass-ink">
      <circle
        cx="10"
        cy="10"
        r="6"
        fill={mark === 'choice' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M10 4a6 6 0 0 1 0 12z" fill="currentColor" />
    </svg>
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
