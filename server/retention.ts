import { countCallsBefore, forgetCallsBefore } from '#/calls/retention.ts';
import type { Database } from '#/database/open.ts';
import { countCompletedBefore, forgetCompletedBefore } from '#/inbox/retention.ts';
import { forgetMailFiles } from '#/outbox/channels/mail-files.ts';
import { countVisitDaysBefore, forgetVisitsBefore } from '#/visits/retention.ts';
import type { Config } from './config/config.ts';

/** Something that is kept for a number of days. */
export interface RetentionRule {
  /** The setting that decides. */
  setting: string;
  /** In the plural. */
  what: string;
  /** Null: for good. */
  days: number | null;
  /** How many are older than that now. */
  count(before: Date): Promise<number>;
  forget(before: Date): Promise<unknown>;
}

const dayMs = 86_400_000;

export function retentionRules(
  database: Database,
  config: Pick<Config, 'dataDir' | 'callRetentionDays' | 'retention'>,
): RetentionRule[] {
  const { completedDays, mailFileDays, visitDays } = config.retention;
  return [
    {
      setting: 'CALL_RETENTION_DAYS',
      what: 'calls and chats without a request',
      days: config.callRetentionDays,
      count: (before) => countCallsBefore(database, before),
      forget: (before) => forgetCallsBefore(database, before),
    },
    {
      setting: 'COMPLETED_RETENTION_DAYS',
      what: 'completed requests that nothing has happened to since',
      days: completedDays,
      count: (before) => countCompletedBefore(database, before),
      forget: (before) => forgetCompletedBefore(database, before),
    },
    {
      setting: 'MAIL_FILE_RETENTION_DAYS',
      what: 'emails in files',
      days: mailFileDays,
      count: (before) => forgetMailFiles(config.dataDir, before, true),
      forget: (before) => forgetMailFiles(config.dataDir, before),
    },
    {
      setting: 'VISIT_RETENTION_DAYS',
      what: 'days of visits',
      days: visitDays,
      count: (before) => countVisitDaysBefore(database, before),
      forget: (before) => forgetVisitsBefore(database, before),
    },
  ];
}

/** What is older than this is too old. */
export function limitOf(days: number, now: Date): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Deletes all that is too old. */
export async function forgetOld(rules: RetentionRule[], now: Date): Promise<void> {
  for (const { days, forget } of rules) if (days !== null) await forget(limitOf(days, now));
}
