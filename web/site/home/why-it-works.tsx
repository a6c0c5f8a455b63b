import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Mark } from './mark.tsx';
import { StaffView } from './staff-view.tsx';

/** The staff area with one call in it, four reasons, each with the number of what shows it, and the guarantee on a plate. */
export function WhyItWorks({ heading, text, reasons, guarantee }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading} text={text}>
      <StaffView
        reasons={reasons.map((reason, index) => (
          <div
            key={reason.title}
            className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 lg:flex lg:flex-col"
          >
            <Mark number={index + 1} />
            <h3 className="text-lg">{reason.title}</h3>
            <p className="col-start-2 text-ink-soft">
              {reason.text}
              {reason.more && (
                <a href={reason.more.href} className="mt-2 block w-fit text-link">
                  {reason.more.label}
                </a>
              )}
            </p>
          </div>
        ))}
      />
      <div className="mt-10 grid items-center gap-x-gutter gap-y-3 rounded-lg border-2 border-brass bg-brass-wash p-5 sm:p-9 lg:grid-cols-2">
        <h3 className="text-2xl sm:text-3xl">{guarantee.title}</h3>
        <p className="max-w-[36rem] text-lg">
          {guarantee.text}{' '}
          <a href={guarantee.more.href} className="inline-block text-link">
            {guarantee.more.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
