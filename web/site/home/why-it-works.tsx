import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { AnswerPane, ContactPane, DayPane, HoursPane } from './reason-panes.tsx';

const panes = [AnswerPane, HoursPane, ContactPane, DayPane];

/** Four reasons, the first beside what shows it, the others below it, and the guarantee on a plate. */
export function WhyItWorks({ heading, text, reasons, guarantee, panes: shown }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading} text={text}>
      <ul className="grid gap-x-gutter gap-y-8 lg:grid-cols-3 lg:gap-y-gutter">
        {reasons.map((reason, index) => {
          const Shown = panes[index % panes.length] ?? AnswerPane;
          return (
            <li
              key={reason.title}
              className={classNames(
                'grid content-start gap-x-gutter gap-y-4 border-line',
                index > 0
                  ? 'max-lg:border-t max-lg:pt-8 lg:row-span-2 lg:grid-rows-subgrid'
                  : 'lg:col-span-full lg:grid-cols-2 lg:items-center lg:border-y lg:py-9',
              )}
            >
              <div className={classNames(index > 0 && 'lg:order-1')}>
                <h3 className={classNames('text-2xl', index > 0 && 'lg:text-xl')}>{reason.title}</h3>
                <p className={classNames('mt-3 max-w-[32rem] text-balance text-ink-soft', index === 0 && 'lg:text-lg')}>
                  {reason.text}
                  {reason.more && (
                    <a href={reason.more.href} className="mt-2 block w-fit text-link text-sm">
                      {reason.more.label}
                    </a>
                  )}
                </p>
              </div>
              <Shown {...shown} />
            </li>
          );
        })}
      </ul>
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
