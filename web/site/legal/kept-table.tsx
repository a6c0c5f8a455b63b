import type { Legal } from '#/content/schema.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { shownOnlyWith } from './shown-only-with.ts';

const columns = 'lg:grid lg:grid-cols-[5fr_4fr_5fr_5fr] lg:gap-x-gutter';

/** What is kept, where, for how long and why: a line each, with the names of the columns above them or in each line. */
export function KeptTable({ id, heading, columns: names, lines }: NonNullable<Legal['kept']>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-2xl">
        {heading}
      </h2>
      <div className="overflow-clip rounded-lg border border-line bg-sheet shadow-raised">
        <div
          aria-hidden="true"
          className={`bg-desk-head px-6 py-3 font-semibold text-desk-ink text-sm max-lg:hidden ${columns}`}
        >
          {Object.values(names).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ul>
          {lines.map(({ what, where, howLong, why, shownWith }) => (
            <li key={`${what} ${where}`} {...shownOnlyWith(shownWith)} className="border-line not-first:border-t">
              <dl className={`px-5 py-4 max-lg:grid max-lg:gap-2 sm:px-6 ${columns}`}>
                <Cell name={names.what} isName text={what} />
                <Cell name={names.where} text={where} />
                <Cell name={names.howLong} text={howLong} />
                <Cell name={names.why} text={why} />
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CellProps {
  name: string;
  text: string;
  /** What the line is about: on a phone it stands above the others. */
  isName?: boolean;
}

function Cell({ name, text, isName }: CellProps) {
  return (
    <div className={isName ? undefined : 'max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)] max-lg:gap-x-3'}>
      <dt className={isName ? 'sr-only' : 'text-ink-soft text-sm lg:sr-only'}>{name}</dt>
      <dd className={isName ? 'font-display font-semibold text-lg leading-snug' : 'text-sm'}>
        <InstallationText text={text} />
      </dd>
    </div>
  );
}
