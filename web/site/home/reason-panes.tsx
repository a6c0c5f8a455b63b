import type { Home } from '#/content/home.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Outcome } from './outcome.tsx';

type Panes = Home['whyItWorks']['panes'];

/** A question of a recorded call and its answer: of a salon, so that nobody takes it for one about us. */
export function AnswerPane() {
  return <Turns words={sampleCallWords} turns={sampleCalls['hair-salon'].turns.slice(1, 3)} isNamed={false} />;
}

/** Calls that come when nobody is there. */
export function HoursPane({ calls }: Panes) {
  return (
    <ul className="grid auto-rows-fr">
      {calls.map(({ time, asked, outcome }) => (
        <li
          key={time}
          className="grid grid-cols-[1fr_auto] content-center items-center border-line not-last:border-b gap-x-4 px-4 py-2 sm:max-lg:grid-cols-[8.5rem_1fr_auto]"
        >
          <span className="text-ink-soft text-xs tabular-nums max-sm:col-span-2 lg:col-span-2">{time}</span>
          <span>{asked}</span>
          <Outcome text={outcome} isHandedOver={false} />
        </li>
      ))}
    </ul>
  );
}

/** What a booking leaves in a customer's list of contacts. */
export function ContactPane({ contact }: Panes) {
  return (
    <div className="grid content-center gap-4 p-4">
      <Title text={contact.title} note={contact.added} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:max-lg:grid-cols-3">
        {contact.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The calendar of that booking's day, as the engine showed it. */
export function DayPane({ day }: Panes) {
  return (
    <div className="grid content-center gap-3 p-4">
      <Title text={day.name} note={day.booked} />
      <ul className="grid grid-cols-4 gap-1.5 text-center max-sm:text-xs lg:max-xl:text-xs">
        {day.times.map(({ time, state }) => (
          <li
            key={time}
            className={classNames(
              'rounded-sm border p-1',
              state === 'free' && 'border-line',
              state === 'taken' && 'border-transparent bg-well text-ink-soft line-through',
              state === 'yours' && 'border-brass bg-brass-wash font-semibold text-brass-ink',
            )}
          >
            {time}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Title({ text, note }: { text: string; note: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <b>{text}</b>
      <span className="flex items-center gap-1.5">
        <CheckIcon className="size-4 text-good" strokeWidth={2.5} />
        {note}
      </span>
    </p>
  );
}
