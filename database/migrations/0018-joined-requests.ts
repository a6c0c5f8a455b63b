import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { currentSchema } from './current-schema.ts';

/** As in 0015, without what is joined to another request. The indexes of lists keep their condition, which is wider. */
const counted = (row: string) => sql.raw(`${row}is_spam = 0 and ${row}deleted_at is null and ${row}joined_to is null`);

/** Which request another of the same person is joined to, and how to find what one person sent. */
export function joinedRequests(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // Where another program deletes the kept one, the others come back to the list: nothing that was sent is lost.
      await sql`alter table form_submissions add column joined_to ${sql.raw(columnTypes[kind].id)}
        references form_submissions (id) on delete set null`.execute(db);
      const index = (name: string, columns: string, where = '') =>
        sql`create index ${sql.id(`form_submissions_${name}`)} on form_submissions (${sql.raw(columns)}) ${sql.raw(where)}`.execute(
          db,
        );
      await index('joined', 'joined_to', 'where joined_to is not null');
      // Cut, because Postgres refuses a row whose index entry is longer than a third of a page.
      await index('by_email', 'substr(lower(email), 1, 320), created_at desc, id desc');
      await index('by_phone', 'substr(phone, 1, 40), created_at desc, id desc', 'where phone is not null');
      await (kind === 'postgres' ? replaceCountsOnPostgres(db) : replaceCountsOnSqlite(db));
    },
  };
}

async function replaceCountsOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const name of ['inserted', 'deleted', 'moved']) {
    await sql`drop trigger ${sql.id(`form_submissions_${name}`)}`.execute(db);
  }
  const subtract = sql`update submission_counts set total = total - 1
    where status = coalesce(old.status, 'new') and ${counted('old.')}`;
  const add = sql`update submission_counts set total = total + 1
    where status = coalesce(new.status, 'new') and ${counted('new.')}`;
  await sql`create trigger form_submissions_inserted after insert on form_submissions begin ${add}; end`.execute(db);
  await sql`create trigger form_submissions_deleted after delete on form_submissions begin ${subtract}; end`.execute(
    db,
  );
  await sql`create trigger form_submissions_moved after update of status, is_spam, deleted_at, joined_to
    on form_submissions begin ${subtract}; ${add}; end`.execute(db);
}

async function replaceCountsOnPostgres(db: Kysely<unknown>): Promise<void> {
  const shown = counted('');
  await sql`create or replace function count_submissions() returns trigger language plpgsql
    security definer set search_path = ${sql.id(await currentSchema(db))}, pg_temp as $$
    declare
      change record;
    begin
      if tg_op = 'INSERT' then
        for change in select coalesce(status, 'new') as status, count(*) as amount from added
            where ${shown} group by 1 order by 1 loop
          update submission_counts set total = total + change.amount where status = change.status;
        end loop;
      elsif tg_op = 'DELETE' then
        for change in select coalesce(status, 'new') as status, count(*) as amount from removed
            where ${shown} group by 1 order by 1 loop
          update submission_counts set total = total - change.amount where status = change.status;
        end loop;
      elsif tg_op = 'UPDATE' then
        for change in
          select status, sum(amount) as amount from (
            select coalesce(status, 'new') as status, 1 as amount from added where ${shown}
            union all
            select coalesce(status, 'new'), -1 from removed where ${shown}
          ) as moved group by 1 having sum(amount) <> 0 order by 1
        loop
          update submission_counts set total = total + change.amount where status = change.status;
        end loop;
      else
        update submission_counts set total = 0;
      end if;
      return null;
    end $$`.execute(db);
}
