import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/** Reminders, each sent once; what each member of staff has to do; named views of the inbox. */
export function remindersAndViews(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      // Several servers may think of the same one at once.
      await sql`create unique index outbox_reminders on outbox (kind, subject_id)
        where kind in ('submission.due', 'inbox.digest')`.execute(db);
      await sql`create index form_submissions_open_by_assignee on form_submissions (assignee_id, created_at, status)
        where is_spam = 0 and deleted_at is null and assignee_id is not null
          and coalesce(status, 'new') <> 'completed'`.execute(db);
      await db.schema
        .createTable('inbox_views')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        // Null for a view that everybody has.
        .addColumn('account_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('query', 'text', (column) => column.notNull())
        .execute();
      await sql`create index inbox_views_by_account on inbox_views (account_id)`.execute(db);
      if (kind === 'postgres') await keepPrivate(db, { tables: ['inbox_views'] });
    },
  };
}
