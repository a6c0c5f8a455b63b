import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';

export function formSubmissions(types: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('form_submissions')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('full_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('website', 'text')
        .addColumn('phone', 'text')
        .addColumn('bottleneck', 'text', (column) => column.notNull())
        .addColumn('contact_method', 'text', (column) =>
          column.notNull().check(sql`contact_method in ('email', 'phone', 'video', 'text')`),
        )
        .addColumn('status', 'text', (column) => column.check(sql`status in ('new', 'contacted', 'completed')`))
        .addColumn('notes', 'text')
        .addColumn('created_at', types.time, (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await sql`create index form_submissions_by_time on form_submissions (created_at desc, id desc)`.execute(db);
      await sql`create index form_submissions_by_status
        on form_submissions (coalesce(status, 'new'), created_at desc, id desc)`.execute(db);

      await db.schema
        .createTable('submission_counts')
        .addColumn('status', 'text', (column) => column.primaryKey().notNull())
        .addColumn('total', 'integer', (column) => column.notNull())
        .execute();
      await sql`insert into submission_counts (status, total)
        values ('new', 0), ('contacted', 0), ('completed', 0)`.execute(db);

      await db.schema
        .createTable('idempotency_keys')
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('submission_id', types.id, (column) =>
          column.notNull().references('form_submissions.id').onDelete('cascade'),
        )
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();
      await sql`create index idempotency_keys_by_time on idempotency_keys (created_at)`.execute(db);
      await sql`create index idempotency_keys_by_submission on idempotency_keys (submission_id)`.execute(db);

      await db.schema
        .createTable('outbox')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject_id', types.id, (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', types.time, (column) => column.notNull())
        .addColumn('delivered_at', types.time)
        .addColumn('given_up_at', types.time)
        .addColumn('last_error', 'text')
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();
      await sql`create index outbox_waiting on outbox (next_attempt_at)
        where delivered_at is null and given_up_at is null`.execute(db);
      await sql`create index outbox_given_up on outbox (given_up_at) where given_up_at is not null`.execute(db);
      await sql`create index outbox_by_subject on outbox (subject_id)`.execute(db);
    },
  };
}
