import { countCallsBefore, forgetCallsBefore } from '#/calls/retention.ts';
import type { Database } from '#/database/open.ts';
import { countSpamBefore, forgetSpamBefore, spamKeptDays } from '#/inbox/changes/empty-spam.ts';
import { countCompletedBefore, forgetCompletedBefore } from '#/inbox/changes/retention.ts';
import { forgetMailFiles } from '#/outbox/channels/mail-files.ts';
import { countVisitDaysBefore, forgetVisitsBefore } from '#/visits/retention.ts';
import type { Config } from './config/config.ts';

/** Something that is kept for a number of days. */
export interface RetentionRule {
  /** The setting that decides; null where none does. */
  setting: string | null;
  /** In the plural. */
  what: string;
  /** Null: for good. */
  days: number | null;
  /** How many are older than that now. */
  count(before: Date): Promise<number>;
  /** Resolves to how many went. */
  forget(before: Date): Promise<number>;
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
      setting: null,
      what: 'spam',
      days: spamKeptDays,
      count: (before) => countSpamBefore(database, before),
      forget: (before) => forgetSpamBefore(database, before),
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

/** Deletes all that is too old; says how many went of what. */
export async function forgetOld(rules: RetentionRule[], now: Date): Promise<{ what: string; deleted: number }[]> {
  const forgotten: { what: string; deleted: number }[] = [];
  for (const { what, days, forget } of rules) {
    const deleted = days === null ? 0 : await forget(limitOf(days, now));
    if (deleted > 0) forgotten.push({ what, deleted });
  }
  return forgotten;
}
