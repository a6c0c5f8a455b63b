import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { currentSchema } from './current-schema.ts';
import { keepPrivate } from './keep-private.ts';

/**
 * How far the search has read the log. Every new request leaves an event there, whoever writes it, so that storing one
 * writes nothing for the search.
 */
export function searchLater(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const number = sql.raw(kind === 'postgres' ? 'bigint' : 'integer');
      await sql`create table search_progress (last_event ${number} not null)`.execute(db);
      // What is older has its words, or is in the queue.
      await sql`insert into search_progress (last_event) select coalesce(max(number), 0) from events`.execute(db);
      if (kind === 'postgres') await onPostgres(db);
    },
  };
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger form_submissions_queued on form_submissions`.execute(db);
  await sql`drop function queue_submissions()`.execute(db);

  // As in 0016, but each locks the row of a request that is queued already: whoever reads the words of that request
  // meanwhile reads them before this change, and must not take the row away.
  const definer = sql`language plpgsql security definer set search_path = ${sql.id(await currentSchema(db))}, pg_temp`;
  const again = sql`on conflict (submission_id) do update set submission_id = excluded.submission_id`;
  await sql`create or replace function queue_submission() returns trigger ${definer} as $$
    begin
      insert into search_queue (submission_id) values (new.id) ${again};
      return null;
    end $$`.execute(db);
  await sql`create or replace function queue_call() returns trigger ${definer} as $$
    begin
      insert into search_queue (submission_id)
        select distinct form_submissions.id from form_submissions join added on added.call_id = form_submissions.call_id
        order by 1 ${again};
      return null;
    end $$`.execute(db);
  await keepPrivate(db, { tables: ['search_progress'] });

  // Without them Postgres guesses that one request in 200 has a status, and reads all of that status to search for a
  // word. Statistics of an expression came with Postgres 14.
  await sql`do $$ begin
    if current_setting('server_version_num')::int >= 140000 then
      create statistics form_submissions_status on (coalesce(status, 'new')) from form_submissions;
    end if;
  end $$`.execute(db);
  await sql`analyze form_submissions`.execute(db);
}
