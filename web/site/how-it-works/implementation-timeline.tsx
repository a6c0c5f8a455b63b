import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { DayLeaf } from './day-leaf.tsx';

/** The week as calendar leaves that hang from one rail. */
export function ImplementationTimeline({ heading, text, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter gap-y-9 max-sm:border-brass max-sm:border-l-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.when}
            className="rail max-sm:grid max-sm:grid-cols-[4.75rem_1fr] max-sm:gap-5 max-sm:pl-4 max-sm:before:hidden sm:not-last:[--rail-on:var(--spacing-gutter)] sm:max-lg:even:[--rail-on:0rem]"
          >
            <DayLeaf when={step.when} isLaunch={index === steps.length - 1} />
            <div className="sm:mt-6">
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-2 max-w-[26rem] text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
