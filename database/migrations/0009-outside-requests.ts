import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { currentSchema } from './current-schema.ts';

/**
 * Fills in what another program leaves out when it writes a request with five columns: the name, the e-mail address,
 * the website, the bottleneck and the contact method. Postgres only: other programs do not share a SQLite file.
 */
export const outsideRequests: Migration = {
  async up(db: Kysely<unknown>) {
    const schema = await currentSchema(db);
    // Cursors have milliseconds: a row with a finer time could fall between two pages.
    await sql`alter table form_submissions
      alter column id set default gen_random_uuid(),
      alter column status set default 'new',
      alter column created_at type timestamptz(3),
      alter column created_at set default now(),
      add constraint form_submissions_created_at_check
        check (created_at >= '1970-01-01 00:00:00+00' and created_at < '10000-01-01 00:00:00+00')`.execute(db);

    // A staff member who read the row before another program changed it must not overwrite the change.
    await sql`create function next_submission_version() returns trigger language plpgsql
      set search_path = ${sql.id(schema)}, pg_temp as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`.execute(db);
    await sql`create trigger form_submissions_version
      before update of full_name, email, website, phone, bottleneck, contact_method, status, notes on form_submissions
      for each row when (old.version = new.version) execute function next_submission_version()`.execute(db);

    // Staff get an e-mail about a new request; a row of an earlier day is an import and no news.
    await sql`create function tell_of_submissions() returns trigger language plpgsql
      security definer set search_path = ${sql.id(schema)}, pg_temp as $$
      begin
        insert into outbox (id, kind, subject_id, attempts, next_attempt_at, created_at)
          select gen_random_uuid(), 'submission.notice', added.id, 0, now(), now() from added
          where coalesce(added.status, 'new') = 'new' and added.created_at > now() - interval '1 day'
            and not exists (select 1 from outbox where outbox.subject_id = added.id);
        return null;
      end $$`.execute(db);
    await sql`create trigger form_submissions_told after insert on form_submissions
      referencing new table as added for each statement execute function tell_of_submissions()`.execute(db);
  },
};
