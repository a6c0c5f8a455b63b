import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { currentSchema } from './current-schema.ts';
import { keepPrivate } from './keep-private.ts';

/** Entries name their channel and destination, and each attempt is a row. */
export function outboxChannels(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outbox_attempts')
        .addColumn('entry_id', types.id, (column) => column.notNull().references('outbox.id').onDelete('cascade'))
        .addColumn('at', types.time, (column) => column.notNull())
        .addColumn('outcome', 'text', (column) =>
          column.notNull().check(sql`outcome in ('delivered', 'refused', 'deferred', 'unavailable')`),
        )
        .addColumn('error', 'text')
        .addColumn('duration_ms', 'integer')
        .addPrimaryKeyConstraint('outbox_attempts_key', ['entry_id', 'at'])
        .execute();
      await db.schema
        .createTable('outbox_destinations')
        .addColumn('destination', 'text', (column) => column.primaryKey().notNull())
        .addColumn('failing_since', types.time, (column) => column.notNull())
        .addColumn('next_attempt_at', types.time, (column) => column.notNull())
        .addColumn('last_error', 'text', (column) => column.notNull())
        .execute();

      // The times of earlier attempts are not known: those that failed become one attempt at the entry's time.
      await sql`insert into outbox_attempts (entry_id, at, outcome, error)
        select id, coalesce(given_up_at, created_at),
          case when given_up_at is not null and last_error like 'EENVELOPE 5%' then 'refused' else 'deferred' end,
          last_error
        from outbox where last_error is not null`.execute(db);

      await sql`alter table outbox add column channel text not null default 'mail'`.execute(db);
      await sql`alter table outbox add column destination text not null default 'mail-relay'`.execute(db);
      await db.schema.dropIndex('outbox_waiting').execute();
      await sql`create index outbox_waiting on outbox (destination, next_attempt_at)
        where delivered_at is null and given_up_at is null and skip_reason is null`.execute(db);
      if (kind === 'postgres') await keepUpOnPostgres(db);
      await db.schema.alterTable('outbox').dropColumn('attempts').execute();
      await db.schema.alterTable('outbox').dropColumn('last_error').execute();
    },
  };
}

async function keepUpOnPostgres(db: Kysely<unknown>): Promise<void> {
  const schema = await currentSchema(db);
  // As in 0009, without the dropped column.
  await sql`create or replace function tell_of_submissions() returns trigger language plpgsql
    security definer set search_path = ${sql.id(schema)}, pg_temp as $$
    begin
      insert into outbox (id, kind, channel, destination, subject_id, next_attempt_at, created_at)
        select gen_random_uuid(), 'submission.notice', 'mail', 'mail-relay', added.id, now(), now() from added
        where coalesce(added.status, 'new') = 'new' and added.created_at > now() - interval '1 day'
          and not exists (select 1 from outbox where outbox.subject_id = added.id);
      return null;
    end $$`.execute(db);
  await keepPrivate(db, { tables: ['outbox_attempts', 'outbox_destinations'] });
}
