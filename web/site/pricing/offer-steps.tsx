import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** A bill that tells the way to it: each step with what is due then, and the guarantee below the line. */
export function OfferSteps({
  heading,
  text,
  columns,
  lines,
  guarantee,
  ways,
}: Pricing['steps'] & Pick<Pricing, 'ways'>) {
  // What costs nothing is said, and not shouted five times.
  const free = lines[0]?.due;
  return (
    <Section id="steps" heading={heading} text={text}>
      <div className="overflow-clip rounded-lg border border-line bg-sheet shadow-raised">
        {/* Over the columns of a wide page only; the lines say it in their own words. */}
        <div
          aria-hidden="true"
          className="grid grid-cols-[2.5rem_minmax(0,6fr)_minmax(0,7fr)_minmax(0,4fr)] gap-x-gutter border-line border-b bg-well px-8 py-2.5 font-semibold text-ink-soft text-sm max-lg:hidden"
        >
          <span className="col-start-2">{columns.step}</span>
          <span>{columns.text}</span>
          <span className="text-right">{columns.due}</span>
        </div>
        <ol>
          {lines.map(({ title, text: more, due }, index) => (
            <li
              key={title}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-line px-5 py-5 not-first:border-t sm:gap-x-gutter sm:px-8 lg:grid-cols-[2.5rem_minmax(0,6fr)_minmax(0,7fr)_minmax(0,4fr)]"
            >
              <span aria-hidden="true" className="font-display text-2xl text-brass-ink">
                {index + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft max-lg:col-start-2">{more}</p>
              <p
                className={classNames(
                  'max-lg:col-start-2 lg:text-right',
                  due === free ? 'font-semibold' : 'font-display font-semibold text-lg',
                )}
              >
                {due}
              </p>
            </li>
          ))}
        </ol>
        <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-brass border-t-4 border-double bg-brass-wash px-5 py-6 sm:gap-x-gutter sm:px-8 lg:grid-cols-[2.5rem_minmax(0,6fr)_minmax(0,7fr)_minmax(0,4fr)]">
          <h3 className="col-start-2 text-xl">
            <a href={guarantee.href} className="text-link">
              {guarantee.title}
            </a>
          </h3>
          <p className="max-lg:col-start-2">{guarantee.text}</p>
          <p className="font-display font-semibold text-lg max-lg:col-start-2 lg:text-right">{guarantee.due}</p>
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
