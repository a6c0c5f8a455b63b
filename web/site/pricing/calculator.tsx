import type { Pricing } from '#/content/pricing.ts';
import { Section } from '#/web/site/layout/section.tsx';
import { Field, Input } from '#/web/ui/field.tsx';

type Words = Pricing['calculator'];

/** The formula to read, and fields for the visitor's own numbers, which `calculate.ts` shows. */
export function Calculator({ heading, text, formula, example, caution, ...words }: Words) {
  return (
    <Section id="calculator" heading={heading} text={text}>
      <form data-calculator="" className="overflow-clip rounded-lg border border-line bg-sheet shadow-raised lg:flex">
        <div data-amounts="" hidden className="grid content-start gap-5 p-7 sm:p-10 lg:w-1/2">
          <Amount id="missed" label={words.missed} initial="10" max="10000" />
          <Amount id="share" label={words.share} initial="20" max="100" />
          <Amount id="value" label={words.value} initial="50" max="1000000" />
        </div>
        <div className="grid grow content-between gap-7 bg-desk p-7 text-desk-ink sm:p-10 lg:w-1/2">
          <p className="text-lg">{formula}</p>
          <div data-results="" role="status" className="grid gap-4 tabular-nums">
            <p>{example}</p>
          </div>
          <p className="border-desk-line border-t pt-4 text-desk-soft text-sm">{caution}</p>
        </div>
        <template>
          <Result name="bookings" label={words.bookings} />
          <Result name="week" label={words.week} />
          <Result name="month" label={words.month} />
        </template>
      </form>
    </Section>
  );
}

function Amount({ id, label, initial, max }: { id: string; label: string; initial: string; max: string }) {
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

/** The sum as it is worked out, such as `10 × 20% = 2`. */
function Result({ name, label }: { name: string; label: string }) {
  return (
    <p>
      <span className="block text-desk-soft text-sm">{label}</span>
      <strong data-result={name} className="font-display font-semibold text-2xl" />
    </p>
  );
}
