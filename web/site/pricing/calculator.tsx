import type { Pricing } from '#/content/pricing.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { Input } from '#/web/ui/field.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { type MissedCalls, missedCalls } from './missed-calls.ts';

type Words = Pricing['calculator'];

/** As at the sample clinic of Home: its missed calls, and the price of its check-up. */
const start = { missed: 19, share: 20, value: 75 };

function startingSums(currency: string) {
  const sums = missedCalls(start.missed, start.share, start.value, 'en', currency);
  if (!sums) throw new Error('the calculator starts with numbers it does not take');
  return sums;
}

/**
 * What missed calls cost by the visitor's own numbers, which `calculate.ts` works out. Their room is there from the
 * first paint; without scripts the page shows an example in their place.
 */
export function Calculator({ heading, text, example, caution, currency, next, ...words }: Words) {
  const worked = startingSums(currency);
  const [before, after] = next.text.split('{missed}');
  return (
    <section
      aria-labelledby="calculator"
      className="overflow-clip rounded-lg bg-sheet text-ink shadow-raised print:border"
    >
      <form data-calculator={currency}>
        <div className="px-5 pt-6 pb-4 sm:px-8 sm:pt-7">
          <h2 id="calculator" className="text-2xl">
            {heading}
          </h2>
          <p data-needs-script="" className="mt-1.5 text-ink-soft text-sm">
            {text}
          </p>
          <div data-needs-script="" className="mt-4">
            <Amount id="missed" label={words.missed} initial={start.missed} max="10000" />
            <Amount id="share" label={words.share} initial={start.share} max="100" />
            <Amount id="value" label={words.value} initial={start.value} max="1000000" />
          </div>
        </div>
        <div className="border-brass border-t-4 bg-brass-wash px-5 py-5 sm:px-8 sm:py-6">
          <p data-without-script="" className="hidden text-lg">
            {example}
          </p>
          <div data-needs-script="" role="status" className="tabular-nums">
            <p className="font-semibold">{words.total}</p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <strong
                data-result="total"
                className="font-display font-semibold text-[clamp(2.75rem,5vw,4rem)] leading-none"
              >
                {worked.total}
              </strong>
              <span className="text-lg">{words.aMonth}</span>
            </p>
            <dl className="mt-4 text-sm">
              <Sum name="bookings" label={words.bookings} worked={worked.bookings} />
              <Sum name="week" label={words.week} worked={worked.week} />
              <Sum name="month" label={words.month} worked={worked.month} />
            </dl>
          </div>
          <p className="mt-2 text-xs">{caution}</p>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-brass border-t pt-5">
            <p data-needs-script="" className="max-w-[21rem] text-sm">
              {before}
              <b data-result="missed">{worked.missed}</b>
              {after}
            </p>
            <ButtonLink href={next.link.href} className="max-sm:w-full">
              {next.link.label}
              <ArrowIcon className="size-5" />
            </ButtonLink>
          </div>
        </div>
      </form>
    </section>
  );
}

/** A question and the room for its number on one line. */
function Amount({ id, label, initial, max }: { id: string; label: string; initial: number; max: string }) {
  // A unit at the end of a label, as '(%)', is shown in the field.
  const [name, unit] = label.split(/ \((.)\)$/);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-2 not-first:border-t">
      <label htmlFor={id} className="flex-[1_1_6rem] text-balance font-semibold leading-snug">
        {name}
        {unit && <span className="sr-only"> ({unit})</span>}
      </label>
      <span className="relative w-28">
        <Input
          id={id}
          name={id}
          type="number"
          inputMode="decimal"
          min="0"
          max={max}
          step="any"
          defaultValue={initial}
          // A number's own arrows would push it from the edge.
          className={classNames(
            'text-right tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
            unit === '%' && 'pr-9',
          )}
        />
        {unit && (
          <span
            aria-hidden="true"
            className={classNames(
              'absolute inset-y-0 grid items-center text-ink-soft',
              unit === '%' ? 'right-3.5' : 'left-3.5',
            )}
          >
            {unit}
          </span>
        )}
      </span>
    </div>
  );
}

/** A sum as it is worked out, such as `10 × 20% = 2`. */
function Sum({ name, label, worked }: { name: keyof MissedCalls; label: string; worked: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-brass border-t py-1.5">
      <dt>{label}</dt>
      <dd data-result={name} className="ml-auto font-semibold">
        {worked}
      </dd>
    </div>
  );
}
