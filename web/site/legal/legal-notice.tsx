import type { ReactNode } from 'react';
import type { Legal } from '#/content/schema.ts';
import { InstallationText } from './installation-text.tsx';
import { LegalClosing } from './legal-closing.tsx';

type Section = Pick<Legal['sections'][number], 'id' | 'heading' | 'shownWith'>;

export interface LegalNoticeProps extends Pick<Legal, 'contents' | 'summary' | 'sections' | 'closing'> {
  /** A further section, and its entry in the contents. */
  last?: Section;
  children?: ReactNode;
}

/** A legal page: its contents beside its sections, and the way to the operator. */
export function LegalNotice({ contents, summary, sections, closing, last, children }: LegalNoticeProps) {
  return (
    <>
      <div className="page-width grid gap-x-gutter gap-y-10 pt-10 md:pt-14 lg:grid-cols-4">
        <nav aria-label={contents} className="self-start lg:sticky lg:top-24 print:hidden">
          <p className="mb-2 font-semibold text-ink-soft text-sm">{contents}</p>
          <ul>
            {[...sections, ...(last ? [last] : [])].map((section) => (
              <ContentsEntry key={section.id} {...section} />
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 max-w-[46rem] gap-10 lg:col-span-2">
          {summary && (
            <ul className="grid gap-2.5 rounded-lg border border-line bg-sheet p-6 text-lg sm:p-8">
              {summary.map((point) => (
                <li key={point}>
                  <InstallationText text={point} />
                </li>
              ))}
            </ul>
          )}
          {sections.map(({ id, heading, shownWith, points }) => (
            <LegalSection key={id} id={id} heading={heading} shownWith={shownWith}>
              <ul className="grid gap-4">
                {points.map(({ text, shownWith: of }) => (
                  <li key={text} {...shownOnlyWith(of)}>
                    <InstallationText text={text} />
                  </li>
                ))}
              </ul>
            </LegalSection>
          ))}
          {children}
        </div>
      </div>
      <LegalClosing {...closing} />
    </>
  );
}

/** The server looks for the attribute right after the tag's name. */
function shownOnlyWith(traits: Section['shownWith']) {
  return traits && { 'data-shown-with': traits.join(' ') };
}

/** An entry goes with its section. */
function ContentsEntry({ id, heading, shownWith }: Section) {
  return (
    <li {...shownOnlyWith(shownWith)} className="border-line border-t">
      <a href={`#${id}`} className="block py-2 text-sm leading-snug underline-offset-4 hover:underline">
        {heading}
      </a>
    </li>
  );
}

interface LegalSectionProps extends Section {
  children: ReactNode;
}

export function LegalSection({ id, heading, shownWith, children }: LegalSectionProps) {
  return (
    <section
      {...shownOnlyWith(shownWith)}
      aria-labelledby={id}
      className="border-line not-first:border-t not-first:pt-9"
    >
      <h2 id={id} className="mb-4 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
