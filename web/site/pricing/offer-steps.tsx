import type { ReactNode } from 'react';
import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';

/** Number, step, what happens, what is due; on a narrow page one below the other. */
const columns =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 px-5 sm:gap-x-gutter sm:px-8 lg:grid-cols-[2.5rem_minmax(0,6fr)_minmax(0,7fr)_minmax(0,4fr)]';

/** A line of the bill, in the columns of the list around it. */
const line = 'grid grid-cols-subgrid items-baseline gap-y-1 border-line py-5 not-first:border-t';

/** A bill that tells the way to it: a bracket around what costs nothing, the step that does, and the guarantee below. */
export function OfferSteps({
  heading,
  text,
  columns: names,
  lines,
  free,
  due,
  guarantee,
  ways,
}: Pricing['steps'] & Pick<Pricing, 'ways'>) {
  return (
    <Section id="steps" heading={heading} text={text}>
      <div className="overflow-clip rounded-lg border border-line bg-sheet shadow-raised">
        {/* Over the columns of a wide page only; the lines say it in their own words. */}
        <div
          aria-hidden="true"
          className={`${columns} border-line border-b bg-well py-2.5 font-semibold text-ink-soft text-sm max-lg:hidden`}
        >
          <span className="col-start-2">{names.step}</span>
          <span>{names.text}</span>
          <span>{names.due}</span>
        </div>
        <ol className={columns}>
          {lines.slice(0, -1).map((each, index) => (
            <li key={each.title} className={`${line} max-lg:col-span-full lg:col-start-1 lg:-col-end-2`}>
              <Step number={index + 1} {...each} />
              <span className="font-semibold text-brass-ink max-lg:col-start-2 lg:sr-only">{free}</span>
            </li>
          ))}
          {lines.slice(-1).map((each) => (
            <li key={each.title} className={`${line} col-span-full`}>
              <Step number={lines.length} {...each} />
              <Due>{due}</Due>
            </li>
          ))}
          {/* On a wide page, once for the eye; each of the steps says it to a screen reader. */}
          <li
            aria-hidden="true"
            className="relative -col-start-2 row-start-1 row-end-5 grid items-center font-display font-semibold text-lg max-lg:hidden"
          >
            <i className="absolute inset-y-5 -left-gutter w-4 border-2 border-brass border-l-0" />
            {free}
          </li>
        </ol>
        <div className={`${columns} items-baseline gap-y-1 border-brass border-t-4 border-double bg-brass-wash py-6`}>
          <h3 className="col-start-2 text-xl">{guarantee.title}</h3>
          <p className="max-lg:col-start-2">
            {guarantee.text}{' '}
            <a href={guarantee.link.href} className="text-link">
              {guarantee.link.label}
            </a>
          </p>
          <Due>{guarantee.due}</Due>
        </div>
      </div>
      <p className="mt-7 flex flex-wrap gap-x-8 gap-y-3">
        {ways.map(({ label, href }) => (
          <a key={href} href={href} className="text-link">
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <>
      <span aria-hidden="true" className="font-display text-2xl text-brass-ink">
        {number}
      </span>
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-soft max-lg:col-start-2">{text}</p>
    </>
  );
}

function Due({ children }: { children: ReactNode }) {
  return <p className="font-display font-semibold text-lg max-lg:col-start-2">{children}</p>;
}
