import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';

/** One week on a line from its first day to a live agent, which has the days of each step: to the right edge, on a narrow page down past the steps. */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4">
        {steps.map(({ when, title, text: more, gets }, index) => (
          <li
            key={when}
            className="relative border-brass max-lg:ml-4 max-lg:border-l-2 max-lg:pb-8 max-lg:pl-5 lg:before:absolute lg:before:top-3.5 lg:before:left-0 lg:before:-right-gutter lg:before:border-t-2 lg:before:border-brass lg:last:before:right-0"
          >
            <p className="relative w-fit rounded-full border-2 border-brass bg-paper px-2.5 font-semibold text-brass-ink max-lg:-ml-9">
              {when}
            </p>
            <h3 className="mt-1 text-xl lg:mt-5">{title}</h3>
            <p className="mt-3 max-w-[34rem] text-ink-soft">{more}</p>
            {gets && <p className="mt-2 font-semibold">{gets}</p>}
            {index === steps.length - 1 && (
              <p className="absolute -bottom-5 -left-4 rounded-full bg-brass-bright px-2.5 font-semibold text-on-brass lg:top-0.5 lg:right-0 lg:bottom-auto lg:left-auto">
                {live}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
