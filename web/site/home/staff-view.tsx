import type { ReactNode } from 'react';
import type { Home } from '#/content/home.ts';
import { sampleDay } from '#/content/sample-day.ts';
import { Day } from '#/web/site/panes/day.tsx';
import { DoneNote } from '#/web/site/panes/done-note.tsx';
import { Logo } from '#/web/ui/logo.tsx';
import { CallRows } from './call-rows.tsx';
import { Facts } from './facts.tsx';
import { OpenCall } from './open-call.tsx';

const { bar, list, open, contact, calendar } = sampleDay;
const who = list.calls.find(({ time }) => time === open.time)?.who ?? '';

/** In the order of the reasons that they show. */
const parts = [
  <Part key="list" title={list.title} note={list.answered} foot={list.foot}>
    <CallRows calls={list.calls.slice(0, list.shown)} open={open.time} />
  </Part>,
  <Part key="call" title={who} note={open.about}>
    <OpenCall />
  </Part>,
  <Part key="contact" title={contact.title} done={contact.added}>
    <Facts />
  </Part>,
  <Part key="day" title={calendar.day} done={calendar.booked}>
    <Day slots={calendar.slots} />
  </Part>,
];

/**
 * The staff area with a call open: the calls of the day, what was said, and the contact and the day that came of it. Below
 * each part stands the reason that it shows, outside of the app. On a narrow page each part is a window of its own, the
 * first of them with the app's bar.
 */
export function StaffView({ reasons }: Pick<Home['whyItWorks'], 'reasons'>) {
  return (
    <div className="lg:grid">
      <div
        aria-hidden="true"
        className="rounded-lg bg-sheet shadow-raised max-lg:hidden col-start-1 row-span-2 row-start-1 print:border"
      />
      <Bar />
      <ul className="col-start-1 row-span-2 row-start-2 lg:grid lg:grid-cols-4 lg:grid-rows-subgrid lg:gap-x-gutter">
        {reasons.map(({ title, text, more }, index) => (
          <li key={title} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
            {parts[index]}
            <div className="pt-4 pb-9 lg:py-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
              {more && (
                <a href={more.href} className="mt-1.5 inline-block text-link">
                  {more.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string;
  foot?: string;
  /** What was done, with a tick, in place of a note. */
  done?: string;
  children: ReactNode;
}

/** A column of the staff area, as far as the next one. */
function Part({ title, note, foot, done, children }: PartProps) {
  return (
    <div className="flex flex-col overflow-clip border-line text-sm max-lg:rounded-b-lg max-lg:[:not(:first-child)>&]:rounded-t-lg max-lg:bg-sheet max-lg:shadow-raised lg:[:not(:last-child)>&]:-mr-gutter lg:[:not(:last-child)>&]:border-r">
      <p className="flex min-h-12 flex-wrap content-center items-baseline justify-between gap-x-3 border-line border-b bg-well px-4">
        <b>{title}</b>
        <span className="text-ink-soft text-xs">{done ? <DoneNote text={done} /> : note}</span>
      </p>
      {children}
      {foot && <p className="flex min-h-11 items-center border-line border-t px-4 text-ink-soft">{foot}</p>}
    </div>
  );
}

/** What is above all places, as in `web/admin/account/staff-frame.tsx`. */
function Bar() {
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-4 overflow-clip whitespace-nowrap rounded-t-lg bg-desk-deep max-lg:shadow-raised px-4 py-2 text-desk-soft text-sm col-start-1 row-start-1"
    >
      <Logo className="size-6 text-brass-bright" />
      {bar.places.map((place, index) => (
        <span
          key={place}
          className={index === 0 ? 'rounded-md bg-desk px-2.5 py-1 font-semibold text-desk-ink' : undefined}
        >
          {place}
        </span>
      ))}
      <span className="ml-auto rounded-md border border-brass px-2.5 text-brass-bright text-xs">{bar.sample}</span>
    </p>
  );
}
