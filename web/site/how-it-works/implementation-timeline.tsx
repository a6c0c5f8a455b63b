import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** One week on a line: a tile for each day, across a wide page and down a narrow one, and each step below or beside its days. */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4">
        {steps.map(({ when, title, text: more }, index) => {
          const isLast = index === steps.length - 1;
          const days = daysOf(when);
          return (
            <li key={when} className="grid content-start max-lg:grid-cols-[3rem_1fr] max-lg:gap-x-5">
              <div
                aria-hidden="true"
                className={classNames(
                  'relative flex gap-1.5 font-display font-semibold text-xl max-lg:flex-col lg:text-2xl',
                  // The line of the week, behind the tiles and over the gap to the next step.
                  !isLast &&
                    'before:absolute before:-z-10 before:bg-brass max-lg:before:inset-y-0 max-lg:before:left-5.5 max-lg:before:w-1 lg:before:inset-x-0 lg:before:top-6.5 lg:before:-right-gutter lg:before:h-1',
                )}
              >
                {days.map((day) => (
                  <p
                    key={day}
                    className={classNames(
                      'grid size-12 place-content-center lg:size-14 rounded-md border',
                      isLast && day === days.at(-1)
                        ? 'border-brass bg-brass-bright text-on-brass'
                        : 'border-edge bg-sheet',
                    )}
                  >
                    {day}
                  </p>
                ))}
                {isLast && <p className="self-center text-brass-ink max-lg:text-base lg:pl-1.5">{live}</p>}
              </div>
              <div className="max-lg:pb-9 lg:mt-5">
                <p className="font-semibold text-brass-ink text-sm">{when}</p>
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
