import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/** Tables whose rows hold what a person wrote or said, and the one of the requests whose words are in the index. */
const personal = ['form_submissions', 'submission_answers', 'calls', 'submission_search'] as const;

/**
 * Receipts of erasures, by which a restored backup is erased again, how far the file is cleaned of what was deleted, and
 * what visitors ask for.
 */
export function peoplesData(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('erasures')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('at', types.time, (column) => column.notNull())
        .addColumn('actor_kind', 'text', (column) => column.notNull())
        .addColumn('actor_id', 'text')
        .addColumn('address_hash', 'text', (column) => column.notNull())
        // JSON: how many rows of each kind.
        .addColumn('counts', 'text', (column) => column.notNull())
        // Null while it is under way, or was cut short by a crash.
        .addColumn('finished_at', types.time)
        // When the bytes were gone from the files, too.
        .addColumn('cleaned_at', types.time)
        .execute();
      await sql`create index erasures_by_time on erasures (at, id)`.execute(db);
      await sql`create index erasures_by_address on erasures (address_hash)`.execute(db);
      await db.schema
        .createTable('erased_ids')
        .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('erasure_id', types.id, (column) => column.notNull().references('erasures.id').onDelete('cascade'))
        .execute();
      await db.schema
        .createTable('person_asks')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('submission_id', types.id, (column) =>
          column.notNull().references('form_submissions.id').onDelete('cascade'),
        )
        .addColumn('wants', 'text', (column) => column.notNull().check(sql`wants in ('copy', 'erasure')`))
        .addColumn('created_at', types.time, (column) => column.notNull())
        .addColumn('confirmed_at', types.time)
        .addColumn('done_at', types.time)
        .execute();
      await sql`create index person_asks_by_submission on person_asks (submission_id, created_at)`.execute(db);
      await sql`create index person_asks_open on person_asks (confirmed_at)
        where confirmed_at is not null and done_at is null`.execute(db);
      await db.schema.alterTable('outbox').addColumn('erased_at', types.time).execute();
      await sql`create index outbox_erased on outbox (erased_at) where erased_at is not null`.execute(db);
      await sql`create index submission_answers_by_sender
        on submission_answers (substr(lower(from_address), 1, 320))`.execute(db);
      await (kind === 'postgres' ? onPostgres(db) : onSqlite(db));
    },
  };
}

/** Counts what is deleted: the file is cleaned when it has grown. */
async function onSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table residue (deleted integer not null, cleaned integer not null)`.execute(db);
  // What was deleted before this step is in the file, too.
  await sql`insert into residue (deleted, cleaned) values (1, 0)`.execute(db);
  for (const table of personal) {
    await sql`create trigger ${sql.id(`${table}_residue`)} after delete on ${sql.id(table)} begin
      update residue set deleted = deleted + 1;
    end`.execute(db);
  }
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['erasures', 'at'],
    ['erasures', 'finished_at'],
    ['erasures', 'cleaned_at'],
    ['outbox', 'erased_at'],
    ['person_asks', 'created_at'],
    ['person_asks', 'confirmed_at'],
    ['person_asks', 'done_at'],
  ] as const) {
    await sql`alter table ${sql.id(table)} alter column ${sql.id(column)} type timestamptz(3)`.execute(db);
  }
  await keepPrivate(db, { tables: ['erasures', 'erased_ids', 'person_asks'] });
}
