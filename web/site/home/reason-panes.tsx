import type { Home } from '#/content/home.ts';
import { sampleCalls } from '#/content/sample-call/transcripts.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Turns } from '#/web/site/sample-call/call-sheet.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Outcome } from './outcome.tsx';
import { Pane } from './pane.tsx';

type Panes = Home['whyItWorks']['panes'];

/** A question of the recorded call and its answer, which the hero folds. */
export function AnswerPane({ answer }: Panes) {
  const { business, turns } = sampleCalls['dental-clinic'];
  return (
    <Pane title={business} note={answer.note}>
      <Turns words={sampleCallWords} turns={turns.slice(3, 5)} isNamed={false} />
    </Pane>
  );
}

/** Calls that come when nobody is there. */
export function HoursPane({ calls }: Panes) {
  return (
    <Pane title={calls.title} note={calls.note}>
      <ul className="grid auto-rows-fr">
        {calls.calls.map(({ time, asked, outcome }) => (
          <li key={time} className="grid grid-cols-[1fr_auto] items-center border-line px-4 py-2 not-last:border-b">
            <span className="col-span-2 text-ink-soft text-xs">{time}</span>
            <span>{asked}</span>
            <Outcome text={outcome} isHandedOver={false} />
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** What a booking leaves in a customer's list of contacts. */
export function ContactPane({ contact }: Panes) {
  return (
    <Pane title={contact.title} note={<Done text={contact.added} />}>
      <dl className="grid auto-rows-fr">
        {contact.facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-center border-line not-last:border-b px-4 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Pane>
  );
}

/** The calendar of that booking's day, as the engine showed it. */
export function DayPane({ day }: Panes) {
  return (
    <Pane title={day.name} note={<Done text={day.booked} />}>
      <ul className="grid content-center grid-cols-4 gap-2 p-4 text-center text-xs">
        {day.times.map(({ time, state }) => (
          <li
            key={time}
            className={classNames(
              'rounded-sm border py-2',
              state === 'free' && 'border-line',
              state === 'taken' && 'border-transparent bg-well text-ink-soft line-through',
              state === 'yours' && 'border-brass bg-brass-wash font-semibold text-brass-ink',
            )}
          >
            {time}
          </li>
        ))}
      </ul>
    </Pane>
  );
}

function Done({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <CheckIcon className="size-4 text-good" strokeWidth={2.5} />
      {text}
    </span>
  );
}
