import type { Pricing } from '#/content/pricing.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Field, Input } from '#/web/ui/field.tsx';
import { missedCalls } from './missed-calls.ts';

type Words = Pricing['calculator'];

const start = { missed: 10, share: 20, value: 50 };
const worked = startingSums();

function startingSums() {
  const sums = missedCalls(start.missed, start.share, start.value, 'en');
  if (!sums) throw new Error('the calculator starts with numbers it does not take');
  return sums;
}

/**
 * The formula, and fields for the visitor's own numbers, which `calculate.ts` works out. Their room is there from the
 * first paint; without scripts the page shows an example in their place.
 */
export function Calculator({ heading, text, formula, example, caution, ...words }: Words) {
  return (
    <section aria-labelledby="calculator" className="page-width pt-10 md:pt-14">
      <form
        data-calculator=""
        className="grid overflow-clip rounded-lg border border-line bg-sheet shadow-raised lg:grid-cols-2"
      >
        <div className="grid content-start gap-6 p-6 sm:p-9">
          <div>
            <h2 id="calculator" className="text-2xl">
              {heading}
            </h2>
            <p data-needs-script="" className="mt-2 text-ink-soft">
              {text}
            </p>
          </div>
          <p className="text-lg">{formula}</p>
          <div data-needs-script="" className="grid gap-3.5">
            <Amount id="missed" label={words.missed} initial={start.missed} max="10000" />
            <Amount id="share" label={words.share} initial={start.share} max="100" />
            <Amount id="value" label={words.value} initial={start.value} max="1000000" />
          </div>
        </div>
        <div className="grid content-between gap-6 bg-desk p-6 text-desk-ink sm:p-9">
          <p data-without-script="" className="hidden text-lg">
            {example}
          </p>
          <div data-needs-script="" role="status" className="grid gap-4 tabular-nums">
            <Result name="bookings" label={words.bookings} />
            <Result name="week" label={words.week} />
            <Result name="month" label={words.month} isLast />
          </div>
          <p className="border-desk-line border-t pt-4 text-desk-soft text-sm">{caution}</p>
        </div>
      </form>
    </section>
  );
}

function Amount({ id, label, initial, max }: { id: string; label: string; initial: number; max: string }) {
  return (
    <Field id={id} label={label} className="items-center gap-x-6 sm:grid-cols-[minmax(0,1fr)_9rem]">
      {(control) => (
        <Input
          {...control}
          name={id}
          type="number"
          inputMode="decimal"
          min="0"
          max={max}
          step="any"
          defaultValue={initial}
        />
      )}
    </Field>
  );
}

/** The sum as it is worked out, such as `10 × 20% = 2`. */
function Result({ name, label, isLast }: { name: keyof typeof worked; label: string; isLast?: boolean }) {
  return (
    <p>
      <span className="block text-desk-soft text-sm">{label}</span>
      <strong
        data-result={name}
        className={classNames(
          'font-display font-semibold',
          isLast ? 'text-2xl text-brass-bright print:text-ink' : 'text-xl',
        )}
      >
        {worked[name]}
      </strong>
    </p>
  );
}
