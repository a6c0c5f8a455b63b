import type { ReactNode } from 'react';
import type { Pricing } from '#/content/pricing.ts';

/** What one pays, and when, on the wall; beside it the calculator, on a narrow page below it. */
export function PricingHeader({ heading, text, answers, children }: Pricing['header'] & { children?: ReactNode }) {
  return (
    <div className="wall overflow-clip border-brass border-b-6 [--lamp:76%_50%]">
      <div className="page-width grid gap-x-gutter gap-y-7 pt-9 pb-10 md:py-12 lg:grid-cols-2">
        <div className="grid content-center gap-y-7 lg:gap-y-9">
          <div>
            <h1 className="text-4xl">{heading}</h1>
            <p className="mt-4 max-w-[32rem] text-desk-soft md:mt-5 text-lg">{text}</p>
          </div>
          <dl className="grid border-desk-line border-y lg:max-w-[36rem]">
            {answers.map(([question, answer]) => (
              <div
                key={question}
                className="grid content-start border-desk-line py-2.5 not-first:border-t max-lg:grid-cols-[9.5rem_minmax(0,1fr)] items-baseline lg:py-4.5"
              >
                <dt className="font-semibold text-brass-bright text-sm">{question}</dt>
                <dd className="text-balance font-semibold max-lg:leading-snug lg:mt-1 lg:font-display lg:text-2xl">
                  {answer}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
