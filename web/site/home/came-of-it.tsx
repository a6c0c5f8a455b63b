import { sampleDay } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';

const { open, contact, calendar } = sampleDay;
const facts = [...contact.facts, contact.about, { label: contact.called, value: open.about }];

/** What the open call left in the customer's list of contacts, in two columns on a narrow page. */
export function Facts() {
  return (
    <dl className="grid grow auto-rows-fr gap-x-4 px-4 max-lg:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="content-center border-line py-2.5 max-lg:nth-[n+3]:border-t lg:grid lg:not-last:border-b"
        >
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The calendar of the day, as the engine had it after the call: each line is half an hour. On a narrow page only what was booked. */
export function Day() {
  return (
    <ol className="grid grow auto-rows-fr gap-0.5 px-4 py-2.5 lg:py-4">
      {calendar.slots.map(({ from, halfHours, state, label }) => (
        <li
          key={from}
          className={classNames(
            'grid grid-cols-[4rem_1fr]',
            halfHours === 2 && 'row-span-2',
            state !== 'yours' && 'max-lg:hidden',
          )}
        >
          <span className="text-ink-soft text-xs max-lg:self-center">{from}</span>
          <span
            className={classNames(
              'flex items-center rounded-md border-l-4 px-3.5 py-1.5',
              state === 'yours' ? 'border-brass bg-brass-wash font-semibold' : 'border-line text-ink-soft',
              state === 'taken' && 'bg-line',
            )}
          >
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
