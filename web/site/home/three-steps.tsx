import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { ButtonLink } from '#/web/ui/button.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { AuditDrawing, DeployDrawing, DesignDrawing } from './step-drawings.tsx';

const drawings = [AuditDrawing, DesignDrawing, DeployDrawing];

/** One cord runs through all three drawings, from the ringing phone to the bell. */
export function ThreeSteps({ heading, text, steps, tryIt }: Home['howItWorks']) {
  return (
    <Section id="how-it-works" heading={heading} text={text}>
      <ol className="grid gap-x-gutter gap-y-9 md:grid-cols-3">
        {steps.map((step, index) => {
          const Drawing = drawings[index % drawings.length] ?? AuditDrawing;
          return (
            <li key={step.title} className="group">
              <div className="rounded-lg bg-sheet">
                <Drawing />
              </div>
              <div className="mt-6 grid grid-cols-[3rem_1fr] md:max-lg:grid-cols-1">
                <span aria-hidden="true" className="font-display text-3xl text-brass-ink">
                  {index + 1}
                </span>
                <div className="pt-2">
                  <h3 className="text-xl">{step.title}</h3>
                  <p className="mt-2 text-ink-soft">{step.text}</p>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <ButtonLink href={tryIt.href} className="mt-9 max-sm:w-full">
        {tryIt.label}
        <ArrowIcon className="size-5" />
      </ButtonLink>
    </Section>
  );
}
