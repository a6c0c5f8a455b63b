import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/** What staff wrote to visitors, and the templates that they write from. */
export function replies(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submission_replies')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('submission_id', types.id, (column) =>
          column.notNull().references('form_submissions.id').onDelete('cascade'),
        )
        .addColumn('account_id', 'text', (column) => column.references('user.id').onDelete('set null'))
        .addColumn('sender_name', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();
      await sql`create index submission_replies_by_submission
        on submission_replies (submission_id, created_at, id)`.execute(db);
      await db.schema
        .createTable('reply_templates')
        // Of a default: the id that it has in the content.
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('is_removed', 'integer', (column) => column.notNull().defaultTo(0).check(sql`is_removed in (0, 1)`))
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();
      if (kind === 'sqlite') return;
      for (const table of ['submission_replies', 'reply_templates']) {
        await sql`alter table ${sql.id(table)} alter column created_at type timestamptz(3)`.execute(db);
      }
      await keepPrivate(db, { tables: ['submission_replies', 'reply_templates'] });
    },
  };
}
