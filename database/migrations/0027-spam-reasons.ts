import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';

/** Why a request is among the spam, and since when: it is deleted some time after that. */
export function spamReasons(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table form_submissions add column spam_reason text
        check (spam_reason in ('trap', 'too-fast', 'repeated', 'no-proof', 'limit'))`.execute(db);
      await sql`alter table form_submissions add column spam_at ${sql.raw(types.time)}`.execute(db);
      if (kind === 'postgres') {
        await sql`alter table form_submissions alter column spam_at type timestamptz(3)`.execute(db);
      }
      await sql`create index form_submissions_spam_age on form_submissions (spam_at)
        where is_spam = 1 and deleted_at is null`.execute(db);
    },
  };
}
