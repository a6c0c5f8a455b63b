import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { StaffView } from './staff-view.tsx';

/** In which column of the view each reason is seen. */
const columns = ['lg:col-start-2', 'lg:col-start-1', 'lg:col-start-3', 'lg:col-start-4'];

/** The staff area with one call in it, four reasons, each below what shows it, and the guarantee on a plate. */
export function WhyItWorks({ heading, text, reasons, guarantee }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading} text={text}>
      <StaffView />
      <ul className="mt-10 grid gap-x-gutter gap-y-6 lg:mt-5 lg:grid-cols-4">
        {reasons.map((reason, index) => (
          <li key={reason.title} className={`border-brass pl-4 max-lg:border-l-2 lg:row-start-1 ${columns[index]}`}>
            <h3 className="text-lg">{reason.title}</h3>
            <p className="mt-1.5 text-ink-soft">
              {reason.text}
              {reason.more && (
                <a href={reason.more.href} className="mt-1.5 block w-fit text-link">
                  {reason.more.label}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid items-center gap-x-gutter gap-y-2 rounded-lg border-2 border-brass bg-brass-wash p-5 sm:p-9 lg:grid-cols-2">
        <h3 className="text-2xl sm:text-3xl">{guarantee.title}</h3>
        <p className="max-w-[36rem] sm:text-lg">
          {guarantee.text}{' '}
          <a href={guarantee.more.href} className="inline-block text-link">
            {guarantee.more.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
