import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { classNames } from '#/web/ui/class-names.ts';

/** The way to the first bill from left to right: what costs nothing, then what does, and the guarantee below the double line. */
export function OfferSteps({ heading, text, free, due, guarantee, week }: Pricing['steps']) {
  return (
    <Section id="steps" heading={heading} text={text}>
      <div className="grid overflow-clip rounded-lg border border-line bg-sheet shadow-raised lg:grid-cols-5">
        <Stretch {...free} first={1} className="lg:col-span-4 bg-well" />
        <Stretch
          {...due}
          more={week}
          first={free.steps.length + 1}
          className="border-line bg-brass-wash max-lg:border-t lg:border-l"
        />
        <div className="col-span-full grid items-baseline gap-x-6 gap-y-3 border-brass border-t-4 border-double px-5 py-6 sm:px-7 lg:grid-cols-subgrid lg:gap-x-0 lg:px-0">
          <h3 className="text-xl lg:col-span-3 lg:px-7">{guarantee.title}</h3>
          <p className="text-ink-soft lg:col-span-2 lg:px-7">
            {guarantee.text}{' '}
            <a href={guarantee.link.href} className="text-link text-ink">
              {guarantee.link.label}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

interface StretchProps extends Readonly<Pricing['steps']['free']> {
  /** The number of its first step. */
  first: number;
  /** Below its last step. */
  more?: Pricing['steps']['week'];
  className: string;
}

/** Steps of which each costs the same, and what that is. */
function Stretch({ label, steps, first, more, className }: StretchProps) {
  return (
    <div className={classNames('grid lg:row-span-2 lg:grid-cols-subgrid lg:grid-rows-subgrid', className)}>
      <p className="px-5 py-2.5 font-semibold sm:px-7 lg:col-span-full">{label}</p>
      <ol start={first} className="grid bg-sheet lg:col-span-full lg:grid-cols-subgrid">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] content-start gap-y-2.5 border-line px-5 py-5 not-first:border-t sm:px-7 lg:block lg:py-7 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <span aria-hidden="true" className="font-display font-semibold text-2xl text-brass-ink">
              {first + index}
            </span>
            <h3 className="text-xl max-lg:self-center lg:mt-3">{title}</h3>
            <p className="text-ink-soft max-lg:col-start-2 lg:mt-3">{text}</p>
            {more && index === steps.length - 1 && (
              <p className="max-lg:col-start-2 lg:mt-3">
                <a href={more.href} className="text-link">
                  {more.label}
                </a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
