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
          <li
            key={step.title}
            className="relative grid gap-x-gutter gap-y-5 md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-6 lg:not-last:after:absolute lg:not-last:after:top-17 lg:not-last:after:left-full lg:not-last:after:h-0.5 lg:not-last:after:w-gutter lg:not-last:after:bg-brass"
          >
            {shown[index]}
            <div className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-4">
              <span aria-hidden="true" className="font-display text-2xl/tight text-brass-ink">
                {index + 1}
              </span>
              <h3 className="text-xl">{step.title}</h3>
              <p className="col-start-2 mt-2.5 text-ink-soft">{step.text}</p>
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
