import type { Pricing } from '#/content/pricing.ts';
import { ButtonLink } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { ArrowIcon } from '#/web/ui/icons.tsx';
import { type MissedCalls, missedCalls } from './missed-calls.ts';

type Words = Pricing['calculator'];

const start = { missed: 10, share: 20, value: 50 };

function startingSums(currency: string) {
  const sums = missedCalls(start.missed, start.share, start.value, 'en', currency);
  if (!sums) throw new Error('the calculator starts with numbers it does not take');
  return sums;
}

/**
 * What missed calls cost by the visitor's own numbers, which `calculate.ts` works out. Their room is there from the
 * first paint; without scripts the page shows an example in their place.
 */
export function Calculator({ heading, text, example, caution, start: way, currency, ...words }: Words) {
  const worked = startingSums(currency);
  return (
    <section aria-labelledby="calculator" className="page-width section-space">
      <form
        data-calculator={currency}
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
          <div data-needs-script="" className="grid gap-5">
            <Amount id="missed" label={words.missed} initial={start.missed} max="10000" />
            <Amount id="share" label={words.share} initial={start.share} max="100" />
            <Amount id="value" label={words.value} initial={start.value} max="1000000" />
          </div>
        </div>
        <div className="grid content-start gap-6 bg-desk p-6 text-desk-ink sm:p-9">
          <p data-without-script="" className="hidden text-lg">
            {example}
          </p>
          <div data-needs-script="" role="status" className="tabular-nums">
            <p className="text-desk-soft">{words.total}</p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <strong
                data-result="total"
                className="font-display font-semibold text-[clamp(2.75rem,5vw,4rem)] text-brass-bright leading-none print:text-ink"
              >
                {worked.total}
              </strong>
              <span className="text-lg">{words.aMonth}</span>
            </p>
            <dl className="mt-6 text-desk-soft">
              <Sum name="bookings" label={words.bookings} worked={worked.bookings} />
              <Sum name="week" label={words.week} worked={worked.week} />
              <Sum name="month" label={words.month} worked={worked.month} />
            </dl>
          </div>
          <ButtonLink href={way.href} size="large" variant="brass" className="max-sm:w-full sm:justify-self-start">
            {way.label}
            <ArrowIcon className="size-5" />
          </ButtonLink>
          <p className="text-desk-soft text-sm">{caution}</p>
        </div>
      </form>
    </section>
  );
}

function Amount({ id, label, initial, max }: { id: string; label: string; initial: number; max: string }) {
  return (
    <Field id={id} label={label}>
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

/** A sum as it is worked out, such as `10 × 20% = 2`. */
function Sum({ name, label, worked }: { name: keyof MissedCalls; label: string; worked: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-desk-line border-t py-2">
      <dt>{label}</dt>
      <dd data-result={name} className="ml-auto text-desk-ink">
        {worked}
      </dd>
    </div>
  );
}
