import type { ReactNode } from 'react';
import { sampleDay } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Logo } from '#/web/ui/logo.tsx';
import { CallRows } from './call-rows.tsx';
import { Day, Facts } from './came-of-it.tsx';
import { OpenCall } from './open-call.tsx';

const { bar, list, open, contact, calendar } = sampleDay;
const who = list.calls.find(({ time }) => time === open.time)?.who ?? '';

/**
 * The staff area with a call open, in four columns: the calls of the day, what was said, and the contact and the day that came
 * of it. On a narrow page the call and what came of it stand below each other, in few lines.
 */
export function StaffView() {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-sheet text-sm shadow-raised">
      <Bar />
      <ul className="grid gap-x-gutter lg:grid-cols-4">
        <Part title={list.title} note={list.answered} foot={list.foot}>
          <CallRows calls={list.calls} open={open.time} />
        </Part>
        <Part title={who} note={open.about} foot={open.foot}>
          <OpenCall />
        </Part>
        <Part title={contact.title} note={contact.source} done={contact.added}>
          <Facts />
        </Part>
        <Part title={calendar.day} done={calendar.booked}>
          <Day />
        </Part>
      </ul>
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string;
  foot?: string;
  /** What was done, with a tick: at the foot, on a narrow page in the head. */
  done?: string;
  className?: string;
  children: ReactNode;
}

/** A column with a line above and below it. */
function Part({ title, note, foot, done, className, children }: PartProps) {
  return (
    <li className={classNames('flex flex-col border-line lg:not-last:-mr-gutter lg:not-last:border-r', className)}>
      <p className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-line border-b px-4">
        <b>{title}</b>
        <span className="text-ink-soft text-xs">{note}</span>
        {done && <Done className="lg:hidden">{done}</Done>}
      </p>
      {children}
      <p className="flex min-h-13 items-center border-line border-t bg-well px-4 text-ink-soft max-lg:hidden">
        {done ? <Done>{done}</Done> : foot}
      </p>
    </li>
  );
}

function Done({ className, children }: { className?: string; children: string }) {
  return (
    <span className={classNames('flex items-center gap-1.5 text-ink-soft', className)}>
      <CheckIcon className="size-4 text-good" strokeWidth={2.5} />
      {children}
    </span>
  );
}

/** What is above all places, as in `web/admin/account/staff-frame.tsx`. */
function Bar() {
  return (
    <p aria-hidden="true" className="flex items-center gap-4 bg-desk-deep px-4 py-2 text-desk-soft max-sm:hidden">
      <Logo className="size-6 text-brass-bright" />
      {bar.places.map((place, index) => (
        <span
          key={place}
          className={index === 0 ? 'rounded-md bg-desk px-2.5 py-1 font-semibold text-desk-ink' : undefined}
        >
          {place}
        </span>
      ))}
      <span className="ml-auto">{bar.user}</span>
    </p>
  );
}
