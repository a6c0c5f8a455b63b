import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { currentSchema } from './current-schema.ts';

/** Triggers keep the counts by status, so that they are right whichever program writes requests. */
export const countsByTrigger: Record<'sqlite' | 'postgres', Migration> = {
  sqlite: {
    async up(db: Kysely<unknown>) {
      await sql`create trigger form_submissions_inserted after insert on form_submissions begin
        update submission_counts set total = total + 1 where status = coalesce(new.status, 'new');
      end`.execute(db);
      await sql`create trigger form_submissions_deleted after delete on form_submissions begin
        update submission_counts set total = total - 1 where status = coalesce(old.status, 'new');
      end`.execute(db);
      await sql`create trigger form_submissions_moved after update of status on form_submissions
        when coalesce(old.status, 'new') <> coalesce(new.status, 'new') begin
        update submission_counts set total = total - 1 where status = coalesce(old.status, 'new');
        update submission_counts set total = total + 1 where status = coalesce(new.status, 'new');
      end`.execute(db);
    },
  },
  postgres: {
    async up(db: Kysely<unknown>) {
      const schema = await currentSchema(db);
      // Runs once a statement, however many rows it has. `security definer`: a role that may write requests need not be
      // allowed to write counts. `pg_temp` comes last, so that no temporary table takes the place of ours. `order by`
      // makes concurrent statements update counts in the same order, so that they cannot deadlock.
      await sql`create function count_submissions() returns trigger language plpgsql
        security definer set search_path = ${sql.id(schema)}, pg_temp as $$
        declare
          change record;
        begin
          if tg_op = 'INSERT' then
            for change in select coalesce(status, 'new') as status, count(*) as amount from added group by 1 order by 1 loop
              update submission_counts set total = total + change.amount where status = change.status;
            end loop;
          elsif tg_op = 'DELETE' then
            for change in select coalesce(status, 'new') as status, count(*) as amount from removed group by 1 order by 1 loop
              update submission_counts set total = total - change.amount where status = change.status;
            end loop;
          elsif tg_op = 'UPDATE' then
            for change in
              select status, sum(amount) as amount from (
                select coalesce(status, 'new') as status, 1 as amount from added
                union all select coalesce(status, 'new'), -1 from removed
              ) as moved group by 1 having sum(amount) <> 0 order by 1
            loop
              update submission_counts set total = total + change.amount where status = change.status;
            end loop;
          else
            update submission_counts set total = 0;
          end if;
          return null;
        end $$`.execute(db);
      await sql`create trigger form_submissions_inserted after insert on form_submissions
        referencing new table as added for each statement execute function count_submissions()`.execute(db);
      await sql`create trigger form_submissions_deleted after delete on form_submissions
        referencing old table as removed for each statement execute function count_submissions()`.execute(db);
      await sql`create trigger form_submissions_moved after update on form_submissions
        referencing old table as removed new table as added
        for each statement execute function count_submissions()`.execute(db);
      await sql`create trigger form_submissions_emptied after truncate on form_submissions
        for each statement execute function count_submissions()`.execute(db);
    },
  },
};
