import type { ReactNode } from 'react';
import type { Legal } from '#/content/schema.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon, ChevronIcon } from '#/web/ui/icons.tsx';
import { InstallationText } from './installation-text.tsx';
import { LegalClosing } from './legal-closing.tsx';

type Section = Pick<Legal['sections'][number], 'id' | 'heading' | 'shownWith'>;

export interface LegalNoticeProps extends Pick<Legal, 'contents' | 'summary' | 'sections' | 'closing'> {
  /** A further section, and its entry in the contents. */
  last?: Section;
  children?: ReactNode;
}

/** A legal page: its contents, its sections and what they come to, side by side; and the way to the operator. */
export function LegalNotice({ contents, summary, sections, closing, last, children }: LegalNoticeProps) {
  return (
    <>
      <div className="page-width grid gap-x-gutter gap-y-10 pt-10 md:pt-14 lg:grid-cols-4">
        {summary && <Summary points={summary} />}
        <nav
          aria-label={contents}
          data-contents=""
          className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
        >
          <details className="open-from-lg max-lg:rounded-md max-lg:border max-lg:border-line max-lg:px-4">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold text-sm lg:hidden">
              {contents}
              <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
            </summary>
            <ul className="border-line max-lg:mb-3 lg:border-l-2">
              {[...sections, ...(last ? [last] : [])].map((section) => (
                <ContentsEntry key={section.id} {...section} />
              ))}
            </ul>
          </details>
        </nav>
        <div
          className={classNames(
            'grid min-w-0 max-w-[48rem] gap-10 lg:col-span-3 lg:col-start-2',
            summary && 'xl:col-span-2 xl:row-start-1',
          )}
        >
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

/** The page in a few lines, above its sections or beside them. */
function Summary({ points }: { points: NonNullable<Legal['summary']> }) {
  return (
    <ul className="grid gap-x-gutter gap-y-6 rounded-lg bg-desk p-6 text-desk-ink shadow-raised sm:grid-cols-3 lg:col-span-3 lg:col-start-2 xl:sticky xl:top-24 xl:col-span-1 xl:col-start-4 xl:row-start-1 xl:grid-cols-1 xl:self-start print:border">
      {points.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-6 shrink-0 text-brass-bright" strokeWidth={2.5} />
          <p className="text-desk-soft text-sm">
            <strong className="block font-display font-semibold text-desk-ink text-lg leading-snug">{title}</strong>
            <InstallationText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The server looks for the attribute right after the tag's name. */
function shownOnlyWith(traits: Section['shownWith']) {
  return traits && { 'data-shown-with': traits.join(' ') };
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
