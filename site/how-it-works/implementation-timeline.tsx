import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/site/layout/section.tsx';

/** The week as a page of the guest book: the day in the margin, the entry beside it. */
export function ImplementationTimeline({ heading, text, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="relative overflow-hidden rounded-lg border-2 border-line bg-sheet shadow-sheet md:before:absolute md:before:inset-y-0 md:before:left-[13rem] md:before:w-1 md:before:border-brass md:before:border-x">
        {steps.map((step) => (
          <li
            key={step.when}
            className="grid gap-x-10 gap-y-1 border-line px-7 py-7 not-last:border-b md:grid-cols-[13rem_1fr] md:px-0 md:py-8"
          >
            <p className="font-bold font-display text-brass-ink text-xl md:pl-10">{step.when}</p>
            <div className="md:pr-10">
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-1.5 max-w-[38rem] text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
