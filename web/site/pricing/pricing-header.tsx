import type { ReactNode } from 'react';
import type { Pricing } from '#/content/pricing.ts';

/** What one pays, and when, on the wall; beside it the calculator, on a narrow page before it. */
export function PricingHeader({ heading, text, answers, children }: Pricing['header'] & { children?: ReactNode }) {
  return (
    <div className="wall overflow-clip border-brass border-b-6 [--lamp:76%_50%]">
      <div className="page-width grid items-start gap-x-gutter gap-y-7 pt-9 pb-10 md:py-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-4 max-w-[32rem] text-desk-soft md:mt-5 text-lg">{text}</p>
        </div>
        <div className="min-w-0 lg:row-span-2">{children}</div>
        <dl className="max-w-[36rem] border-desk-line border-y">
          {answers.map(([question, answer]) => (
            <div key={question} className="border-desk-line py-4 not-first:border-t">
              <dt className="font-semibold text-brass-bright text-sm">{question}</dt>
              <dd className="mt-1 text-balance font-display font-semibold text-lg/snug lg:text-xl">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
