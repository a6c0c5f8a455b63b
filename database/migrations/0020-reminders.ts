import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reminders, each sent once; what each member of staff has to do. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    // Several servers may think of the same one at once.
    await sql`create unique index outbox_reminders on outbox (kind, subject_id)
      where kind in ('submission.due', 'inbox.digest')`.execute(db);
    await sql`create index form_submissions_open_by_assignee on form_submissions (assignee_id, created_at, status)
      where is_spam = 0 and deleted_at is null and assignee_id is not null
        and coalesce(status, 'new') <> 'completed'`.execute(db);
  },
};
