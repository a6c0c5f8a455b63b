import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { currentSchema } from './current-schema.ts';
import { keepPrivate } from './keep-private.ts';

/** The columns whose words are searched, and the time by which they are sorted. */
const searched = 'full_name, email, website, phone, bottleneck, notes, call_id, created_at';

/**
 * The words of requests, and the requests whose words are to be read anew. `inbox/search/` writes both; triggers note
 * what changes without it, and delete the words of what is deleted.
 */
export function search(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('search_queue')
        .addColumn('submission_id', columnTypes[kind].id, (column) => column.primaryKey().notNull())
        .execute();
      await (kind === 'postgres' ? onPostgres(db) : onSqlite(db));
      await sql`insert into search_queue (submission_id) select id from form_submissions`.execute(db);
    },
  };
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  // Numbers grow with the time of the request, so that the index gives matches in the order of the list.
  await sql`create table submission_search (number integer primary key, submission_id text not null unique)`.execute(
    db,
  );
  // Contentless: it holds words and numbers, and no text. The words come folded and parted by spaces.
  await sql`create virtual table submission_words using fts5
    (words, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(db);
  await sql`create trigger form_submissions_unsearched after delete on form_submissions begin
    delete from submission_words where rowid = (select number from submission_search where submission_id = old.id);
    delete from submission_search where submission_id = old.id;
    delete from search_queue where submission_id = old.id;
  end`.execute(db);
  await sql`create trigger form_submissions_reworded after update of ${sql.raw(searched)} on form_submissions begin
    insert or ignore into search_queue (submission_id) values (new.id);
  end`.execute(db);
  await sql`create trigger call_messages_searched after insert on call_messages begin
    insert or ignore into search_queue (submission_id) select id from form_submissions where call_id = new.call_id;
  end`.execute(db);
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  const schema = sql.id(await currentSchema(db));
  await sql`create table submission_search
    (submission_id uuid primary key, received_at timestamptz(3) not null, words tsvector not null)`.execute(db);
  // Without `fastupdate` off, the first search after many writes does their work.
  await sql`create index submission_search_words on submission_search using gin (words) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index submission_search_by_time on submission_search (received_at desc, submission_id desc)`.execute(
    db,
  );
  const definer = sql`language plpgsql security definer set search_path = ${schema}, pg_temp`;
  await sql`create function queue_submissions() returns trigger ${definer} as $$
    begin
      insert into search_queue (submission_id)
        select id from added where not exists (select 1 from submission_search where submission_id = added.id)
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create function queue_submission() returns trigger ${definer} as $$
    begin
      insert into search_queue (submission_id) values (new.id) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create function queue_call() returns trigger ${definer} as $$
    begin
      insert into search_queue (submission_id)
        select distinct form_submissions.id from form_submissions join added on added.call_id = form_submissions.call_id
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create function forget_words() returns trigger ${definer} as $$
    begin
      if tg_op = 'DELETE' then
        delete from submission_search where submission_id in (select id from removed);
        delete from search_queue where submission_id in (select id from removed);
      else
        delete from submission_search;
        delete from search_queue;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger form_submissions_queued after insert on form_submissions
    referencing new table as added for each statement execute function queue_submissions()`.execute(db);
  await sql`create trigger form_submissions_reworded after update of ${sql.raw(searched)} on form_submissions
    for each row execute function queue_submission()`.execute(db);
  await sql`create trigger call_messages_searched after insert on call_messages
    referencing new table as added for each statement execute function queue_call()`.execute(db);
  await sql`create trigger form_submissions_unsearched after delete on form_submissions
    referencing old table as removed for each statement execute function forget_words()`.execute(db);
  await sql`create trigger form_submissions_all_unsearched after truncate on form_submissions
    for each statement execute function forget_words()`.execute(db);
  await keepPrivate(db, {
    tables: ['search_queue', 'submission_search'],
    functions: ['queue_submissions', 'queue_submission', 'queue_call', 'forget_words'],
  });
}
