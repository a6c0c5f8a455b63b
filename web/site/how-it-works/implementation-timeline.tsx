import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** One week on a line: a mark for each day, across a wide page and down a narrow one, and each step below or beside its days. */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4">
        {steps.map(({ when, title, text: more }, index) => {
          const isLast = index === steps.length - 1;
          const days = daysOf(when);
          return (
            <li key={when} className="grid content-start max-lg:grid-cols-[1.25rem_1fr] max-lg:gap-x-5">
              <div
                aria-hidden="true"
                className={classNames(
                  // The line of the week, behind the marks and over the gap to the next step.
                  'relative flex max-lg:mt-0.5 max-lg:flex-col before:absolute before:-z-10 before:bg-brass max-lg:before:inset-x-2 max-lg:before:top-0 lg:before:inset-y-2 lg:before:left-0',
                  isLast
                    ? 'max-lg:before:bottom-1/2 lg:before:right-1/2'
                    : 'max-lg:before:bottom-0 lg:before:-right-gutter',
                )}
              >
                {days.map((day) => (
                  <i key={day} className="flex-1">
                    <i
                      className={classNames(
                        'block size-5 rounded-full border-4 border-brass',
                        isLast && day === days.at(-1) ? 'bg-brass' : 'bg-paper',
                      )}
                    />
                  </i>
                ))}
              </div>
              <div className="max-lg:pb-9 lg:mt-5">
                <p className="flex items-center gap-3 font-semibold text-brass-ink">
                  {when}
                  {isLast && <span className="rounded-full bg-brass-bright px-3 text-on-brass text-sm">{live}</span>}
                </p>
                <h3 className="mt-1 text-xl">{title}</h3>
                <p className="mt-3 max-w-[26rem] text-ink-soft">{more}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The days of a text such as `Day 2-3`. */
function daysOf(when: string): string[] {
  return when.match(/\d+/g) ?? [];
}
