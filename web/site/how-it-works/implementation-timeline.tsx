import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** One week on a line of seven numbered days, from the last of which the agent is live; on a narrow page the line leads down past its steps. */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4">
        {steps.map(({ when, title, text: more, gets }, index) => {
          const isLast = index === steps.length - 1;
          const days = daysOf(when);
          return (
            <li
              key={when}
              className="border-brass max-lg:relative max-lg:ml-4 max-lg:border-l-2 max-lg:pb-8 max-lg:pl-5"
            >
              <div
                aria-hidden="true"
                className={classNames(
                  // The line of the week, behind the days and over the gap to the next step.
                  'relative mb-5 flex font-semibold text-sm before:absolute before:-z-10 before:inset-y-3.5 before:left-0 before:bg-brass max-lg:hidden',
                  isLast ? 'before:right-1/2' : 'before:-right-gutter',
                )}
              >
                {days.map((day) => {
                  const isLive = isLast && day === days.at(-1);
                  return (
                    <span key={day} className="flex-1">
                      <span
                        className={classNames(
                          'flex h-8 items-center rounded-full border-2 border-brass',
                          isLive ? 'w-fit bg-brass-bright px-2.5 text-on-brass' : 'w-8 justify-center bg-paper',
                        )}
                      >
                        {isLive ? `${day} ${live}` : day}
                      </span>
                    </span>
                  );
                })}
              </div>
              <p className="font-semibold text-brass-ink w-fit rounded-full border-brass max-lg:-ml-9 max-lg:border-2 max-lg:bg-paper max-lg:px-2.5">
                {when}
              </p>
              <h3 className="mt-1 text-xl">{title}</h3>
              <p className="mt-3 max-w-[34rem] text-ink-soft">{more}</p>
              {gets && <p className="mt-2 font-semibold">{gets}</p>}
              {isLast && (
                <p className="absolute -bottom-5 -left-4 rounded-full bg-brass-bright px-2.5 font-semibold text-on-brass lg:sr-only">
                  {live}
                </p>
              )}
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
