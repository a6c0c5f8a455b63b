import { sampleDay } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';

const { contact, calendar } = sampleDay;

/** What the open call left in the customer's list of contacts. */
export function Facts() {
  return (
    <dl className="grid px-4 max-lg:grid-cols-2 max-lg:gap-x-5 max-lg:py-2">
      {contact.facts.map(({ label, value }) => (
        <div key={label} className="border-line py-1.5 not-last:border-b last:col-span-2 lg:flex lg:last:col-span-1 lg:min-h-11 lg:items-center">
          <dt className="w-16 shrink-0 text-ink-soft text-xs">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** By half hours. */
const spans = ['', '', 'row-span-2', 'row-span-3'];

/** The calendar of the day, as the engine had it after the call: each row is half an hour. */
export function Day() {
  return (
    <ol className="grid grow auto-rows-fr gap-0.5 p-4">
      {calendar.slots.map(({ from, halfHours, state, label }) => (
        <li key={from} className={classNames('grid grid-cols-[4rem_1fr]', spans[halfHours])}>
          <span className="text-ink-soft text-xs">{from}</span>
          <span
            className={classNames(
              'flex min-h-7 items-center rounded-md px-3.5',
              state === 'yours' && 'bg-brass-bright font-semibold text-on-brass',
              state === 'taken' && 'bg-line',
              state === 'free' && 'border border-edge border-dashed',
            )}
          >
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
