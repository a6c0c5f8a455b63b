import type { ReactNode } from 'react';
import type { Pricing } from '#/content/pricing.ts';

/** What one pays, and when, on the wall; beside it the calculator. */
export function PricingHeader({ heading, text, answers, children }: Pricing['header'] & { children?: ReactNode }) {
  return (
    <div className="wall overflow-clip border-brass border-b-6 [--lamp:76%_50%]">
      <div className="page-width grid items-start gap-x-gutter gap-y-10 pt-9 pb-10 md:py-12 lg:grid-cols-2">
        <div className="flex flex-col lg:self-stretch">
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-5 max-w-[32rem] text-desk-soft text-lg">{text}</p>
          <dl className="mt-7 grid max-w-[36rem] border-desk-line border-y lg:grow lg:auto-rows-fr">
            {answers.map(([question, answer]) => (
              <div key={question} className="grid content-center gap-y-0.5 border-desk-line py-3 not-first:border-t">
                <dt className="font-semibold text-brass-bright text-sm">{question}</dt>
                <dd className="text-balance font-display font-semibold text-lg/snug lg:text-xl">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
      </div>
    </div>
  );
}
