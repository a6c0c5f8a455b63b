import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** One week: a cell for each day, across a wide page and down a narrow one, and each step below or beside its days. */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid max-xl:gap-y-3 xl:grid-cols-7">
        {steps.map(({ when, title, text: more }, index) => {
          const days = daysOf(when);
          const isLast = index === steps.length - 1;
          return (
            <li
              key={when}
              className={classNames(
                'grid max-xl:grid-cols-[4.5rem_1fr] max-xl:gap-x-3 xl:grid-rows-[7rem_1fr]',
                days.length > 1 && 'xl:col-span-2',
              )}
            >
              <div aria-hidden="true" className="flex font-display font-semibold text-3xl max-xl:flex-col">
                {days.map((day) => {
                  const isLive = isLast && day === days.at(-1);
                  return (
                    <p
                      key={day}
                      className={classNames(
                        'grid min-h-18 grow basis-0 place-content-center border-2 border-ink text-center leading-none xl:not-last:border-r-0',
                        'max-xl:not-last:border-b-0',
                        !isLast && 'xl:border-r-0',
                        isLive ? 'bg-brass-bright text-on-brass' : 'bg-sheet',
                      )}
                    >
                      {day}
                      {isLive && <span className="mt-1 text-sm">{live}</span>}
                    </p>
                  );
                })}
              </div>
              <div
                className={classNames(
                  'border-brass max-xl:border-l-6 max-xl:pb-6 max-xl:pl-4 xl:mt-3 xl:border-t-6 xl:pt-4',
                  !isLast && 'xl:mr-3',
                )}
              >
                <p className="font-semibold text-brass-ink text-sm">{when}</p>
                <h3 className="mt-1 text-xl xl:text-lg">{title}</h3>
                <p className="mt-2 max-w-[26rem] text-ink-soft xl:pr-3">{more}</p>
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
