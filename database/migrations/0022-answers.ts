import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/** Mail that visitors answer with, and how far the mailbox that it comes to is read. */
export function answers(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('mailboxes')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('uid_validity', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('last_uid', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('left_alone', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('reader', 'text')
        .addColumn('read_until', types.time)
        .execute();
      await db.schema
        .createTable('submission_answers')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('submission_id', types.id, (column) =>
          column.notNull().references('form_submissions.id').onDelete('cascade'),
        )
        .addColumn('reply_id', types.id, (column) => column.references('submission_replies.id').onDelete('set null'))
        .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('answer', 'auto-reply', 'bounce')`))
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('from_name', 'text', (column) => column.notNull())
        .addColumn('from_address', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('quoted', 'text', (column) => column.notNull())
        .addColumn('is_cut', 'integer', (column) => column.notNull().check(sql`is_cut in (0, 1)`))
        .addColumn('attachments', 'text', (column) => column.notNull())
        .addColumn('received_at', types.time, (column) => column.notNull())
        .addColumn('created_at', types.time, (column) => column.notNull())
        .addColumn('dealt_at', types.time)
        .execute();
      await sql`create unique index submission_answers_once on submission_answers (submission_id, message_id)`.execute(
        db,
      );
      await sql`create index submission_answers_by_reply on submission_answers (reply_id)
        where reply_id is not null`.execute(db);
      await sql`create index submission_answers_waiting on submission_answers (submission_id)
        where dealt_at is null`.execute(db);
      if (kind === 'sqlite') return;
      for (const [table, column] of [
        ['mailboxes', 'read_until'],
        ['submission_answers', 'received_at'],
        ['submission_answers', 'created_at'],
        ['submission_answers', 'dealt_at'],
      ] as const) {
        await sql`alter table ${sql.id(table)} alter column ${sql.id(column)} type timestamptz(3)`.execute(db);
      }
      await keepPrivate(db, { tables: ['mailboxes', 'submission_answers'] });
    },
  };
}
