import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { viewPath } from '../inbox/requests/request-view.ts';
import { formatCount } from '../locale/local-format.ts';
import { bytesText, waitText } from './figure-words.ts';
import type { Concern, Status } from './status-api.ts';

interface Words {
  title: string;
  /** What to do, for somebody who does not run servers. */
  advice: ReactNode;
}

const deliveries = (
  <Link to={staffPaths.deliveries} className="text-link">
    Deliveries
  </Link>
);
const webhookPage = (
  <Link to={staffPaths.webhooks} className="text-link">
    Webhooks
  </Link>
);
const steps = (
  <Link to={staffPaths.firstSteps} className="text-link">
    First steps
  </Link>
);
const overdue = (
  <Link to={viewPath({ due: 'overdue', sort: 'due' })} className="text-link">
    Show them
  </Link>
);

const words: Record<Concern['code'], (status: Status) => Words> = {
  'disk-full': ({ disk }) => ({
    title: `The server's disk is full: ${bytesText(disk?.free_bytes ?? 0)} left.`,
    advice:
      'When nothing is left, no new request can be stored. Ask whoever runs the server to make room today. Old backups often take the most.',
  }),
  'mail-refused': ({ mail }) => ({
    title: `The mail server does not take our email (${mail.failing}).`,
    advice: (
      <>
        Nothing is lost: it waits here, is tried again for five days, and goes out by itself once the mail server takes
        it. Ask whoever runs the server whether the mail server can be reached, and whether its address or password has
        changed. {deliveries} lists what waits.
      </>
    ),
  }),
  'mail-late': ({ mail, as_of }) => ({
    title: `Email has been waiting for ${waitText(mail.waits_since, as_of)}.`,
    advice: (
      <>
        Each email is tried again for five days. {deliveries} says why it waits. If several wait for hours, ask your
        mail provider.
      </>
    ),
  }),
  'mail-given-up': ({ mail }) => ({
    title: `${count(mail.given_up, 'email')} could not be delivered in the last week.`,
    advice: (
      <>
        The address may be wrong. {deliveries} lists them under “Given up” and sends them again. If somebody waits for a
        reply, reach them by phone.
      </>
    ),
  }),
  'promises-overdue': ({ promises }) => ({
    title:
      promises.overdue === null
        ? '1,000 or more requests wait longer for a reply than promised.'
        : `${count(promises.overdue, 'request')} ${promises.overdue === 1 ? 'waits' : 'wait'} longer for a reply than promised.`,
    advice: <>Reply to them, the oldest first. {overdue}</>,
  }),
  'webhooks-paused': ({ webhooks }) => ({
    title: `${count(webhooks.paused, 'webhook')} ${webhooks.paused === 1 ? 'is' : 'are'} paused.`,
    advice: <>Another program is told nothing until you resume it under {webhookPage}, which says why it is paused.</>,
  }),
  'webhooks-late': ({ webhooks, as_of }) => ({
    title: `Messages to another program have been waiting for ${waitText(webhooks.waits_since, as_of)}.`,
    advice: <>They are tried again by themselves. {deliveries} says why; ask whoever runs that program.</>,
  }),
  'webhooks-given-up': ({ webhooks }) => ({
    title: `${count(webhooks.given_up, 'message')} to other programs could not be delivered in the last week.`,
    advice: <>When the program works again, send them again under {deliveries}, “Given up”.</>,
  }),
  'disk-low': ({ disk }) => ({
    title: `The server's disk is filling up: ${bytesText(disk?.free_bytes ?? 0)} left.`,
    advice: 'Ask whoever runs the server to make room in the next days. Old backups often take the most.',
  }),
  'database-slow': ({ database }) => ({
    title: `The database is slow: it took ${formatCount(Math.round(database.answer_ms))} ms to answer.`,
    advice: 'If it stays like this for an hour, ask whoever runs the server what else the machine is doing.',
  }),
  'server-slow': ({ delay_ms }) => ({
    title: `The server is busy: it answers up to ${formatCount(delay_ms)} ms late.`,
    advice: 'If it stays like this for an hour, ask whoever runs the server what else the machine is doing.',
  }),
  'mail-in-files': () => ({
    title: 'No email is sent: it is written to files on the server.',
    advice: (
      <>Nobody is told of new requests, and visitors get no confirmation. {steps} says how to set a mail server.</>
    ),
  }),
  'backup-failing': ({ backup }) => ({
    title: `The backup cannot be stored (${backup.failing}).`,
    advice: (
      <>
        It is tried again by itself. Ask whoever runs the server whether the place that <code>BACKUP_TO</code> names is
        there, has room and may be written, and whether its password has changed.
      </>
    ),
  }),
  'backup-late': ({ backup, as_of }) => ({
    title: backup.scheduled?.last_at
      ? `The last scheduled backup is ${waitText(backup.scheduled.last_at, as_of)} old.`
      : 'No scheduled backup was made yet.',
    advice: (
      <>
        The setting <code>BACKUP_EVERY</code> wants one sooner, whatever was saved by hand. Ask whoever runs the server
        to look for “backup” in its log.
      </>
    ),
  }),
  'backup-old': ({ backup, as_of }) => ({
    title: `The last backup is ${waitText(backup.last_at, as_of)} old.`,
    advice: 'Ask whoever runs the server why no newer one was made.',
  }),
  'backup-unknown': () => ({
    title: 'No backup is known.',
    advice: (
      <>
        If the disk breaks, all requests are lost. Ask whoever runs the server to set{' '}
        <code className="whitespace-nowrap">BACKUP_TO</code>: it then makes a backup each day.
      </>
    ),
  }),
};

/** A concern in words; a newer server may have others. */
export function concernWords(code: Concern['code'], status: Status): Words {
  const known = words[code] as ((status: Status) => Words) | undefined;
  return known?.(status) ?? { title: code, advice: 'Reload the page: it is older than the server.' };
}

function count(amount: number, what: string): string {
  return `${formatCount(amount)} ${what}${amount === 1 ? '' : 's'}`;
}
