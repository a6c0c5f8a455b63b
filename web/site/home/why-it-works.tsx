import type { Home } from '#/content/home.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { AnswerPane, ContactPane, DayPane, HoursPane } from './reason-panes.tsx';

const panes = [AnswerPane, HoursPane, ContactPane, DayPane];

/** Four reasons, each beside what shows it, and the guarantee on a plate. */
export function WhyItWorks({ heading, text, reasons, claims, guarantee, panes: shown }: Home['whyItWorks']) {
  return (
    <Section id="why-this-works" heading={heading} text={text}>
      <ul>
        {reasons.map((reason, index) => {
          const Pane = panes[index % panes.length] ?? AnswerPane;
          return (
            <li
              key={reason.title}
              className="grid items-center gap-x-gutter gap-y-4 border-line border-t py-6 lg:grid-cols-2 lg:py-7"
            >
              <div>
                <h3 className="text-2xl">{reason.title}</h3>
                <p className="mt-2 max-w-[32rem] text-ink-soft">
                  {reason.text}
                  {index === reasons.length - 1 && (
                    <a href={claims.href} className="mt-2 block w-fit text-link text-sm">
                      {claims.label}
                    </a>
                  )}
                </p>
              </div>
              <div className="grid rounded-lg border border-line bg-sheet text-sm shadow-sheet lg:min-h-38">
                <Pane {...shown} />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-3 grid items-center gap-x-gutter gap-y-3 rounded-lg border-2 border-brass bg-brass-wash p-5 sm:p-9 lg:grid-cols-2">
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
