import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** One week on a line from its first day to a live agent, which has the days of each step: to the right edge, on a narrow page down past the steps and from the last days to the right. */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4 lg:grid-rows-[repeat(4,auto)]">
        {steps.map(({ when, title, text: more, gets }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={when}
              className={classNames(
                'relative before:absolute before:border-brass max-lg:pl-10 lg:row-span-4 lg:grid lg:grid-rows-subgrid',
                isLast
                  ? 'before:inset-x-0 before:top-3.5 before:border-t-2'
                  : 'max-lg:pb-10 max-lg:before:inset-y-0 max-lg:before:left-4 max-lg:before:border-l-2 lg:before:top-3.5 lg:before:-right-gutter lg:before:left-0 lg:before:border-t-2',
              )}
            >
              <p className="relative w-fit rounded-full border-2 border-brass bg-paper px-2.5 font-semibold text-brass-ink max-lg:-ml-10">
                {when}
              </p>
              <h3 className="mt-4 text-xl lg:mt-5">{title}</h3>
              <p className="mt-2 max-w-[34rem] text-ink-soft">{more}</p>
              <p className="mt-2 font-semibold">{gets}</p>
              {isLast && (
                <p className="absolute top-0.5 right-0 rounded-full bg-brass-bright px-2.5 font-semibold text-on-brass">
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
