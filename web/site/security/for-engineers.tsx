import type { Security } from '#/content/security.ts';
import { ChevronIcon } from '#/web/ui/icons.tsx';

export interface ForEngineersProps {
  heading: string;
  text: string;
  groups: readonly { heading: string; facts: Security['callPath']['choices']['facts'] }[];
}

/** The test or the setting behind each fact, folded: an owner has read the facts in plain words. */
export function ForEngineers({ heading, text, groups }: ForEngineersProps) {
  return (
    <div className="page-width pt-10">
      <details className="border-line border-y">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-5 [&::-webkit-details-marker]:hidden">
          <span>
            <b className="mr-3 font-semibold">{heading}</b>
            <span className="text-ink-soft">{text}</span>
          </span>
          <ChevronIcon className="size-5 shrink-0 text-brass-ink in-[[open]]:rotate-180" />
        </summary>
        <div className="columns-1 gap-x-gutter pb-8 lg:columns-2">
          {groups.map((group) => (
            <section key={group.heading} className="break-inside-avoid pt-4">
              <h3 className="font-semibold text-base [font-family:var(--font-text)]">{group.heading}</h3>
              <dl className="mt-2 text-sm">
                {group.facts.map(({ title, shownBy }) => (
                  <div key={title} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-1.5">
                    <dt className="text-ink-soft">{title}</dt>
                    <dd>
                      <code className="text-xs">{shownBy}</code>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </details>
    </div>
  );
}
