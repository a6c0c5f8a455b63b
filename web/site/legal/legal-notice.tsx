import type { ReactNode } from 'react';
import { operator } from '#/content/operator.ts';
import type { Legal } from '#/content/schema.ts';
import { InstallationText } from '#/web/site/layout/installation-text.tsx';
import { WallHeader } from '#/web/site/layout/wall-header.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';
import { KeptTable } from './kept-table.tsx';
import { LegalClosing } from './legal-closing.tsx';
import { shownOnlyWith } from './shown-only-with.ts';

type Section = Pick<Legal['sections'][number], 'id' | 'heading' | 'shownWith'>;

export interface LegalNoticeProps
  extends Pick<Legal, 'header' | 'updated' | 'contents' | 'summary' | 'kept' | 'sections' | 'closing'> {
  /** A further section, and its entry in the contents. */
  last?: Section;
  children?: ReactNode;
}

/** A legal page: what it comes to, its contents, and its sections with their headings beside them; the way to the operator. */
export function LegalNotice({
  header,
  updated,
  contents,
  summary,
  kept,
  sections,
  closing,
  last,
  children,
}: LegalNoticeProps) {
  const entries: Section[] = [...(kept ? [kept] : []), ...sections, ...(last ? [last] : [])];
  return (
    <>
      <WallHeader {...header} note={updated && `${operator.name}, last changed ${updated}`} points={summary} />
      <div className="page-width">
        <div className="grid gap-x-gutter gap-y-10 pt-8 md:pt-12 lg:grid-cols-4">
          <nav aria-label={contents} data-contents="" className="lg:sticky lg:top-24 lg:self-start print:hidden">
            <details className="open-from-lg max-lg:rounded-md max-lg:border max-lg:border-line max-lg:px-4">
              <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold text-sm">
                {contents}
                <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
              </summary>
              <ul className="border-line max-lg:mb-3 lg:border-l-2">
                {entries.map((section) => (
                  <ContentsEntry key={section.id} {...section} />
                ))}
              </ul>
            </details>
          </nav>
          <div className="grid min-w-0 content-start gap-10 lg:col-span-3">
            {kept && <KeptTable {...kept} />}
            {sections.map(({ id, heading, shownWith, points }) => (
              <LegalSection key={id} id={id} heading={heading} shownWith={shownWith}>
                <ul className="grid gap-4">
                  {points.map(({ lead, text, shownWith: of }) => (
                    <li key={text} {...shownOnlyWith(of)}>
                      {lead && <strong className="font-semibold">{lead}: </strong>}
                      <InstallationText text={text} />
                    </li>
                  ))}
                </ul>
              </LegalSection>
            ))}
            {children}
          </div>
        </div>
      </div>
      <LegalClosing {...closing} />
    </>
  );
}

/** An entry goes with its section. */
function ContentsEntry({ id, heading, shownWith }: Section) {
  return (
    <li {...shownOnlyWith(shownWith)}>
      <a
        href={`#${id}`}
        className="block border-transparent py-2 text-ink-soft text-sm leading-snug underline-offset-4 hover:underline aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink lg:-ml-0.5 lg:border-l-2 lg:pl-4"
      >
        {heading}
      </a>
    </li>
  );
}

interface LegalSectionProps extends Section {
  children: ReactNode;
}

/** Its heading stands above the text, or beside it where there is room. */
export function LegalSection({ id, heading, shownWith, children }: LegalSectionProps) {
  return (
    <section
      {...shownOnlyWith(shownWith)}
      aria-labelledby={id}
      className="grid gap-x-gutter gap-y-4 border-line not-first:border-t not-first:pt-9 xl:grid-cols-3"
    >
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <div className="max-w-[38rem] xl:col-span-2 xl:pt-1">{children}</div>
    </section>
  );
}
