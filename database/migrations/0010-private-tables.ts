import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keepPrivate } from './keep-private.ts';

const tables = [
  'kysely_migration',
  'kysely_migration_lock',
  'form_submissions',
  'submission_counts',
  'idempotency_keys',
  'outbox',
  'user',
  'session',
  'account',
  'verification',
  'calls',
  'call_messages',
  'call_latency',
  'daily_counts',
  'receipt_counts',
  'receipt_salt',
  'rate_limits',
];

/** Makes every table of ours private. Postgres only, since Supabase serves a database's tables by REST. */
export const privateTables: Migration = {
  async up(db: Kysely<unknown>) {
    // The same as `rate-limiter-flexible` creates it.
    await sql`create table if not exists rate_limits
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db);
    await keepPrivate(db, {
      tables,
      functions: ['count_submissions', 'next_submission_version', 'tell_of_submissions'],
    });
  },
};
