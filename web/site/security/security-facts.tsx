import type { ReactNode } from 'react';
import type { Security } from '#/content/security.ts';
import { InstallationText } from '#/web/site/legal/installation-text.tsx';
import { CheckIcon, Icon } from '#/web/ui/icons.tsx';

type Words = Pick<Security, 'summary' | 'sections' | 'limits' | 'shownBy'>;

/** The software in short, then each fact with what shows it, then what is missing. */
export function SecurityFacts({ summary, sections, limits, shownBy }: Words) {
  return (
    <div className="page-width grid gap-14 pt-10 md:gap-18 md:pt-14">
      <section aria-labelledby="in-short">
        <h2 id="in-short" className="sr-only">
          {summary.heading}
        </h2>
        <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {summary.points.map(({ title, text }) => (
            <li key={title} className="border-brass border-t-4 pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">
                <InstallationText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {sections.map(({ id, heading, facts }) => (
        <Facts key={id} id={id} heading={heading}>
          {facts.map((fact) => (
            <Fact key={fact.text} text={fact.text} shownBy={shownBy} file={fact.shownBy}>
              <CheckIcon className="mt-px size-6 shrink-0 text-brass-ink" />
            </Fact>
          ))}
        </Facts>
      ))}
      <Facts id={limits.id} heading={limits.heading}>
        {limits.facts.map((fact) => (
          <Fact key={fact.text} text={fact.text} shownBy={shownBy} file={fact.shownBy}>
            <Icon className="mt-px size-6 shrink-0 text-ink-soft">
              <circle cx="12" cy="12" r="8.75" />
              <path d="M8 12h8" />
            </Icon>
          </Fact>
        ))}
      </Facts>
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
  shownBy: string;
  /** The test or the setting. */
  file: string | undefined;
  /** The mark before it. */
  children: ReactNode;
}

function Fact({ text, shownBy, file, children }: FactProps) {
  return (
    <li className="grid gap-x-gutter gap-y-1 border-line border-b py-4 xl:grid-cols-3">
      <div className="flex gap-3.5 xl:col-span-2">
        {children}
        <p className="max-w-[36rem] min-w-0">
          <InstallationText text={text} />
        </p>
      </div>
      {file && (
        <p className="min-w-0 text-ink-soft text-sm max-xl:pl-9.5">
          <span className="xl:sr-only">{shownBy}</span> <code className="text-xs">{file}</code>
        </p>
      )}
    </li>
  );
}
