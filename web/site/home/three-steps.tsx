import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { AuditPane, DeployPane, DesignPane } from './step-panes.tsx';

/** One question of a sample clinic, from the first step to the last. */
export function ThreeSteps({ heading, text, steps, panes, tryIt }: Home['howItWorks']) {
  const shown = [
    <AuditPane key="audit" {...panes.audit} />,
    <DesignPane key="design" {...panes.design} />,
    <DeployPane key="deploy" {...panes.deploy} />,
  ];
  return (
    <Section id="how-it-works" heading={heading} text={text}>
      <ol className="grid gap-x-gutter gap-y-10 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="followed-on relative row-span-2 grid grid-rows-subgrid gap-y-4 lg:gap-y-6">
            {shown[index]}
            <div className="grid grid-cols-[2rem_1fr] content-start items-baseline max-lg:row-start-1">
              <span aria-hidden="true" className="font-display text-2xl/tight text-brass-ink">
                {index + 1}
              </span>
              <h3 className="text-xl">{step.title}</h3>
              <p className="col-start-2 mt-2 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href={tryIt.href} className="mt-9 max-sm:w-full">
        {tryIt.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
    </Section>
  );
}
