import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { StaffView } from './staff-view.tsx';

/** The staff area with one call in it, a reason below each of its parts, and the guarantee on a plate. */
export function WhyItWorks({ heading, text, reasons, guarantee }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading} text={text}>
      <StaffView reasons={reasons} />
      <div className="mt-9 grid items-center gap-x-gutter gap-y-2 rounded-lg bg-brass-wash [border:6px_double_var(--color-brass)] p-5 sm:p-10 lg:grid-cols-2">
        <h3 className="text-3xl">{guarantee.title}</h3>
        <p className="max-w-[34rem] sm:text-lg">
          {guarantee.text}{' '}
          <a href={guarantee.more.href} className="inline-block text-link">
            {guarantee.more.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
