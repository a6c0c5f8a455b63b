import type { Figures } from './figures.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Mail goes out within seconds; a mail server may put it off for some minutes (greylisting). */
const lateMailMs = 15 * minuteMs;
/** Receivers may be away while they are restarted or updated. */
const lateWebhookMs = 60 * minuteMs;
/** The database answers in a few milliseconds, also on a busy machine. */
const slowDatabaseMs = 500;
/** Somebody who types notices this delay. */
const slowServerMs = 250;
/** Of backups that are made by hand, or by a program of the owner's. A daily one may fail once. */
const oldBackupMs = 2 * dayMs;
/** A scheduled backup may come this much later, because a large one takes its time, or the server was away. */
const lateBackupMs = 60 * minuteMs;
/** Without room the database cannot store requests; it also needs some to clean up. */
const lowDiskBytes = 1_000_000_000;
const lowDiskShare = 0.05;
/** On a large disk even a twentieth is plenty. */
const amplyFreeBytes = 20_000_000_000;
const fullDiskBytes = 200_000_000;

export const concernCodes = [
  'disk-full',
  'backup-failing',
  'backup-late',
  'mail-refused',
  'mail-late',
  'mail-given-up',
  'promises-overdue',
  'webhooks-paused',
  'webhooks-late',
  'webhooks-given-up',
  'disk-low',
  'database-slow',
  'server-slow',
  'mail-in-files',
  'backup-old',
  'backup-unknown',
] as const;
export type ConcernCode = (typeof concernCodes)[number];

/** Something that is not well. `act`: people wait, or data is in danger, until somebody acts. */
export interface Concern {
  code: ConcernCode;
  weight: 'act' | 'look';
}

/** What is not well, the most pressing first. */
export function judge(figures: Figures, now: Date): Concern[] {
  const { mail, webhooks, promises, database, delay_ms, backup, disk } = figures;
  const age = (since: string | null) => (since === null ? 0 : now.getTime() - Date.parse(since));
  const found: [ConcernCode, Concern['weight'], boolean][] = [
    ['disk-full', 'act', disk !== null && disk.free_bytes < fullDiskBytes],
    ['backup-failing', 'act', backup.failing !== null],
    ['backup-late', 'act', isLate(figures, now)],
    ['mail-refused', 'act', mail.failing !== null],
    ['mail-late', 'act', mail.failing === null && age(mail.waits_since) > lateMailMs],
    ['mail-given-up', 'look', mail.given_up > 0],
    ['promises-overdue', 'act', promises.overdue !== 0],
    ['webhooks-paused', 'look', webhooks.paused > 0],
    ['webhooks-late', 'look', age(webhooks.waits_since) > lateWebhookMs],
    ['webhooks-given-up', 'look', webhooks.given_up > 0],
    ['disk-low', 'look', disk !== null && isLow(disk)],
    ['database-slow', 'look', database.answer_ms > slowDatabaseMs],
    ['server-slow', 'look', delay_ms > slowServerMs],
    ['mail-in-files', 'look', mail.in_files],
    ['backup-old', 'look', backup.scheduled === null && age(backup.last_at) > oldBackupMs],
    ['backup-unknown', 'look', backup.scheduled === null && backup.last_at === null && !backup.by_provider],
  ];
  const concerns = found.flatMap(([code, weight, isSo]) => (isSo ? [{ code, weight }] : []));
  return [...concerns.filter(({ weight }) => weight === 'act'), ...concerns.filter(({ weight }) => weight === 'look')];
}

/**
 * Whether no scheduled backup was made when one was due, whatever was made by hand. The first is due at the start of a
 * server. One that fails is named as that.
 */
function isLate({ backup: { scheduled, failing }, running_since }: Figures, now: Date): boolean {
  if (scheduled === null || failing !== null) return false;
  const { last_at, every_ms } = scheduled;
  const dueMs = last_at === null ? Date.parse(running_since) : Date.parse(last_at) + every_ms;
  return now.getTime() - dueMs > lateBackupMs;
}

function isLow({ free_bytes, total_bytes }: NonNullable<Figures['disk']>): boolean {
  const isScarce = free_bytes < lowDiskShare * total_bytes && free_bytes < amplyFreeBytes;
  return free_bytes >= fullDiskBytes && (free_bytes < lowDiskBytes || isScarce);
}
