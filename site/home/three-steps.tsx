import type { Home } from '#/content/home.ts';
import { Section } from '#/site/layout/section.tsx';

export function ThreeSteps({ heading, text, steps }: Home['howItWorks']) {
  return (
    <Section id="how-it-works" heading={heading} text={text}>
      <ol className="grid md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[3.5rem_1fr] gap-x-5 pb-10 not-last:before:absolute not-last:before:bg-brass max-md:not-last:before:top-14 max-md:not-last:before:bottom-0 max-md:not-last:before:left-[1.6875rem] max-md:not-last:before:w-0.5 md:block md:pr-10 md:pb-0 md:not-last:before:top-[1.6875rem] md:not-last:before:right-0 md:not-last:before:left-14 md:not-last:before:h-0.5"
          >
            <span
              aria-hidden="true"
              className="relative grid size-14 place-items-center rounded-full border-2 border-brass bg-sheet font-bold font-display text-brass-ink text-xl outline-4 outline-brass-wash"
            >
              {index + 1}
            </span>
            <div className="md:mt-6">
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
