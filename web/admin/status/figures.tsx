import type { ReactNode } from 'react';
import { formatCount } from '../locale/local-format.ts';
import { Moment } from '../locale/moment.tsx';
import { bytesText, waitText } from './figure-words.ts';
import type { Status } from './status-api.ts';

/** The figures in words, by what they are about. */
export function Figures({ status }: { status: Status }) {
  const { mail, webhooks, promises, calls, database, delay_ms, backup, disk, as_of } = status;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Group heading="What goes out">
        <Figure name="Email">{outgoingText(mail, as_of, mail.in_files ? 'Written to files' : 'Nothing waits')}</Figure>
        <Figure name="Email given up this week">{formatCount(mail.given_up)}</Figure>
        <Figure name="Webhooks">{outgoingText(webhooks, as_of, 'Nothing waits')}</Figure>
      </Group>
      <Group heading="What people wait for">
        <Figure name="Replies overdue">
          {promises.overdue === null ? '1,000 or more' : formatCount(promises.overdue)}
        </Figure>
        {promises.oldest_due_at !== null && (
          <Figure name="The oldest was due">
            <Moment at={promises.oldest_due_at} />
          </Figure>
        )}
        <Figure name="Calls now">{formatCount(calls.voice)}</Figure>
        <Figure name="Chats now">{formatCount(calls.chat)}</Figure>
      </Group>
      <Group heading="What is kept">
        <Figure name="Last backup">
          {backup.last_at !== null ? (
            <Moment at={backup.last_at} />
          ) : backup.by_provider ? (
            'Made by whoever runs Postgres'
          ) : (
            'None known'
          )}
        </Figure>
        {backup.scheduled && (
          <Figure name="Last scheduled backup">
            {backup.scheduled.last_at !== null ? <Moment at={backup.scheduled.last_at} /> : 'None yet'}
          </Figure>
        )}
        <Figure name="Disk">
          {disk === null ? 'Not known' : `${bytesText(disk.free_bytes)} free of ${bytesText(disk.total_bytes)}`}
        </Figure>
        <Figure name="Database">
          {database.kind === 'sqlite' ? 'SQLite' : 'Postgres'}, answers in {timeText(database.answer_ms)}
        </Figure>
      </Group>
      <Group heading="The server">
        <Figure name="Answers">{delay_ms < 50 ? 'At once' : `Up to ${formatCount(delay_ms)} ms late`}</Figure>
        <Figure name="Version">{status.version}</Figure>
        <Figure name="Runs since">
          <Moment at={status.running_since} />
        </Figure>
      </Group>
    </div>
  );
}

function outgoingText(
  { waiting, waits_since }: Status['mail'] | Status['webhooks'],
  now: string,
  none: string,
): string {
  if (waiting === 0) return none;
  const amount = `${formatCount(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`;
  return waits_since === null ? amount : `${amount}, the oldest for ${waitText(waits_since, now)}`;
}

function timeText(ms: number): string {
  return ms < 1 ? 'less than 1 ms' : `${formatCount(Math.round(ms))} ms`;
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="overflow-hidden rounded-md border border-line bg-sheet">
      <h2 className="border-line border-b bg-well px-4 py-2 font-semibold text-sm">{heading}</h2>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-2.5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="min-w-0 text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
