import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { currentSchema } from './current-schema.ts';
import { keepPrivate } from './keep-private.ts';

/** How a filled-in honeypot was stored before there was a flag, in the two spellings there were. */
const spamNotes = ['e-mail', 'email'].map(
  (mail) => `Taken for spam: a field that people do not see was filled in. No ${mail} was sent.`,
);

/** What lists and counts show. Every index of a list repeats it, so it stands in each query as it stands here. */
const isShown = sql`is_spam = 0 and deleted_at is null`;

/** Who has a request, whether it is spam, when it was first answered, when it was deleted, where it came from, its labels. */
export function workingTheInbox(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      const add = (column: ReturnType<typeof sql>) =>
        sql`alter table form_submissions add column ${column}`.execute(db);
      await add(sql`assignee_id text references "user" (id) on delete set null`);
      await add(sql`is_spam integer not null default 0 check (is_spam in (0, 1))`);
      await add(sql`contacted_at ${sql.raw(types.time)}`);
      await add(sql`deleted_at ${sql.raw(types.time)}`);
      await add(sql`source text not null default 'form' check (source in ('form', 'call', 'chat'))`);

      await db.schema
        .createTable('submission_labels')
        .addColumn('submission_id', types.id, (column) =>
          column.notNull().references('form_submissions.id').onDelete('cascade'),
        )
        .addColumn('label', 'text', (column) => column.notNull())
        // The request's time, so that a label's requests are paged by key.
        .addColumn('received_at', types.time, (column) => column.notNull())
        .addPrimaryKeyConstraint('submission_labels_key', ['submission_id', 'label'])
        .execute();
      await sql`create index submission_labels_by_label
        on submission_labels (label, received_at desc, submission_id desc)`.execute(db);

      if (kind === 'postgres') await replaceRulesOnPostgres(db);
      else await replaceCountsOnSqlite(db);
      const versions = (change: 'disable' | 'enable') =>
        sql`alter table form_submissions ${sql.raw(change)} trigger form_submissions_version`.execute(db);
      // Nobody has changed the requests.
      if (kind === 'postgres') await versions('disable');
      await carryOver(db);
      if (kind === 'postgres') await versions('enable');
      await indexLists(db);
    },
  };
}

async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`update form_submissions set is_spam = 1, status = 'new', notes = null
    where status = 'completed' and notes in (${sql.join(spamNotes)})`.execute(db);
  await sql`update form_submissions set contacted_at = (select min(at) from events
      where subject_id = cast(form_submissions.id as text) and kind = 'submission.status_changed'
        and data not like '%"to":"new"%')
    where status in ('contacted', 'completed')`.execute(db);
  await sql`update form_submissions set source =
      coalesce((select case backend when 'chat' then 'chat' else 'call' end from calls where calls.id = call_id), 'call')
    where call_id is not null`.execute(db);
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  for (const name of ['form_submissions_by_time', 'form_submissions_by_status']) {
    await db.schema.dropIndex(name).execute();
  }
  const index = (name: string, columns: string, where = isShown) =>
    sql`create index ${sql.id(`form_submissions_${name}`)} on form_submissions (${sql.raw(columns)}) where ${where}`.execute(
      db,
    );
  const byTime = 'created_at desc, id desc';
  await index('by_time', byTime);
  await index('by_status', `coalesce(status, 'new'), ${byTime}`);
  // Each index costs a post some 15 µs, so these leave out the value that most new requests have.
  await index('by_way', `contact_method, ${byTime}`, sql`${isShown} and contact_method <> 'email'`);
  await index('by_source', `source, ${byTime}`, sql`${isShown} and source <> 'form'`);
  await index('by_assignee', `assignee_id, ${byTime}`, sql`${isShown} and assignee_id is not null`);
  await index('spam', byTime, sql`is_spam = 1 and deleted_at is null`);
  await index('deleted', 'deleted_at', sql`deleted_at is not null`);
}

async function replaceCountsOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const name of ['inserted', 'deleted', 'moved']) {
    await sql`drop trigger ${sql.id(`form_submissions_${name}`)}`.execute(db);
  }
  const subtract = sql`update submission_counts set total = total - 1
    where status = coalesce(old.status, 'new') and old.is_spam = 0 and old.deleted_at is null`;
  const add = sql`update submission_counts set total = total + 1
    where status = coalesce(new.status, 'new') and new.is_spam = 0 and new.deleted_at is null`;
  await sql`create trigger form_submissions_inserted after insert on form_submissions begin ${add}; end`.execute(db);
  await sql`create trigger form_submissions_deleted after delete on form_submissions begin ${subtract}; end`.execute(
    db,
  );
  await sql`create trigger form_submissions_moved after update of status, is_spam, deleted_at on form_submissions begin
    ${subtract}; ${add}; end`.execute(db);
  // A call is stored without waiting, maybe after the request made in it.
  await sql`create trigger calls_sourced after insert on calls when new.backend = 'chat' begin
    update form_submissions set source = 'chat' where call_id = new.id; end`.execute(db);
}

async function replaceRulesOnPostgres(db: Kysely<unknown>): Promise<void> {
  const schema = sql.id(await currentSchema(db));
  await sql`alter table form_submissions alter column contacted_at type timestamptz(3),
    alter column deleted_at type timestamptz(3)`.execute(db);
  await sql`alter table submission_labels alter column received_at type timestamptz(3)`.execute(db);

  // As in 0007, without what is spam or deleted.
  await sql`create or replace function count_submissions() returns trigger language plpgsql
    security definer set search_path = ${schema}, pg_temp as $$
    declare
      change record;
    begin
      if tg_op = 'INSERT' then
        for change in select coalesce(status, 'new') as status, count(*) as amount from added
            where is_spam = 0 and deleted_at is null group by 1 order by 1 loop
          update submission_counts set total = total + change.amount where status = change.status;
        end loop;
      elsif tg_op = 'DELETE' then
        for change in select coalesce(status, 'new') as status, count(*) as amount from removed
            where is_spam = 0 and deleted_at is null group by 1 order by 1 loop
          update submission_counts set total = total - change.amount where status = change.status;
        end loop;
      elsif tg_op = 'UPDATE' then
        for change in
          select status, sum(amount) as amount from (
            select coalesce(status, 'new') as status, 1 as amount from added where is_spam = 0 and deleted_at is null
            union all
            select coalesce(status, 'new'), -1 from removed where is_spam = 0 and deleted_at is null
          ) as moved group by 1 having sum(amount) <> 0 order by 1
        loop
          update submission_counts set total = total + change.amount where status = change.status;
        end loop;
      else
        update submission_counts set total = 0;
      end if;
      return null;
    end $$`.execute(db);

  // As in 0011, without spam.
  await sql`create or replace function tell_of_submissions() returns trigger language plpgsql
    security definer set search_path = ${schema}, pg_temp as $$
    begin
      insert into outbox (id, kind, channel, destination, subject_id, next_attempt_at, created_at)
        select gen_random_uuid(), 'submission.notice', 'mail', 'mail-relay', added.id, now(), now() from added
        where coalesce(added.status, 'new') = 'new' and added.is_spam = 0 and added.created_at > now() - interval '1 day'
          and not exists (select 1 from outbox where outbox.subject_id = added.id);
      return null;
    end $$`.execute(db);

  await sql`create function source_submissions() returns trigger language plpgsql
    security definer set search_path = ${schema}, pg_temp as $$
    begin
      update form_submissions set source = 'chat' where call_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger calls_sourced after insert on calls
    for each row when (new.backend = 'chat') execute function source_submissions()`.execute(db);
  await keepPrivate(db, { tables: ['submission_labels'], functions: ['source_submissions'] });
}
