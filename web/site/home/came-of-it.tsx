import { sampleDay } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Mark } from './mark.tsx';
import { Head } from './staff-view-lines.tsx';

const { contact, calendar } = sampleDay;

/** What the open call left in the customer's list of contacts. */
export function Contact() {
  return (
    <>
      <Done number={3} title={contact.title} done={contact.added} />
      <div className="px-4 py-3">
        <p className="font-display font-semibold text-lg">{contact.name}</p>
        <dl className="mt-2 grid gap-y-1">
          {contact.facts.map((fact) => (
            <div key={fact.label} className="grid grid-cols-[6.5rem_1fr]">
              <dt className="text-ink-soft">{fact.label}</dt>
              <dd className="font-semibold">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** The calendar of the day, as the engine had it after the call: each line is half an hour. */
export function Day() {
  return (
    <>
      <Done number={4} title={calendar.day} done={calendar.booked} />
      <ol className="grid grow auto-rows-fr gap-0.5 p-4">
        {calendar.slots.map(({ from, halfHours, state, label }) => (
          <li key={from} className={classNames('grid grid-cols-[4rem_1fr]', halfHours === 2 && 'row-span-2')}>
            <span className="text-ink-soft text-xs">{from}</span>
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
    </>
  );
}

function Done({ number, title, done }: { number: number; title: string; done: string }) {
  return (
    <Head>
      <Mark number={number} />
      <b className="mr-auto">{title}</b>
      <span className="flex items-center gap-1.5 text-ink-soft text-xs">
        <CheckIcon className="size-4 text-good" strokeWidth={2.5} />
        {done}
      </span>
    </Head>
  );
}
