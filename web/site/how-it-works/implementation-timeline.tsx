import type { HowItWorks } from '#/content/how-it-works.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Pane } from '#/web/site/panes/pane.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';

/**
 * One week on a line from its first day to a live agent, to the right edge or, on a narrow page, down: each step with its
 * days and with what is there at its end.
 */
export function ImplementationTimeline({ heading, text, live, steps }: HowItWorks['timeline']) {
  return (
    <Section id="timeline" heading={heading} text={text}>
      <ol className="grid gap-x-gutter lg:grid-cols-4">
        {steps.map(({ when, title, text: more, made }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              key={when}
              className={classNames(
                'relative before:absolute before:top-3.5 before:border-brass max-lg:pb-12 max-lg:pl-10 max-lg:before:bottom-0 max-lg:before:left-4 max-lg:before:border-l-2 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:before:left-0 lg:before:border-t-2',
                isLast ? 'lg:before:right-0' : 'lg:before:-right-gutter',
              )}
            >
              <p className="relative w-fit rounded-full border-2 border-brass bg-paper px-2.5 font-semibold text-brass-ink max-lg:-ml-10">
                {when}
              </p>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{more}</p>
              <Pane
                title={made.title}
                note={
                  made.note ?? (
                    <span className="flex items-center gap-1.5">
                      <CheckIcon className="size-4 text-good" strokeWidth={2.5} />
                      {made.done}
                    </span>
                  )
                }
              >
                <dl>
                  {made.lines.map(([name, value]) => (
                    <div
                      key={name}
                      className="flex flex-wrap justify-between gap-x-4 border-line px-4 py-2 not-last:border-b"
                    >
                      <dt>{name}</dt>
                      <dd className="font-semibold">{value}</dd>
                    </div>
                  ))}
                </dl>
              </Pane>
              {isLast && (
                <p className="absolute rounded-full bg-brass-bright px-2.5 font-semibold text-on-brass max-lg:bottom-0 max-lg:left-0 lg:top-0.5 lg:right-0">
                  {live}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
