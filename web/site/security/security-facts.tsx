import type { Security } from '#/content/security.ts';
import { LegalSection } from '#/web/site/legal/legal-notice.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';

/** Facts about the software, each with what shows it. */
export function SecurityFacts({ sections, shownBy }: Pick<Security, 'sections' | 'shownBy'>) {
  return sections.map(({ id, heading, facts }) => (
    <LegalSection key={id} id={id} heading={heading}>
      <ul className="max-w-[68ch] border-line border-t">
        {facts.map((fact) => (
          <li key={fact.text} className="flex gap-4 border-line border-b py-4">
            <CheckIcon className="mt-0.5 size-6 shrink-0 text-brass-ink" />
            <div className="min-w-0">
              <p>{fact.text}</p>
              <p className="mt-1 text-ink-soft text-sm">
                {shownBy} <code>{fact.shownBy}</code>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </LegalSection>
  ));
}
