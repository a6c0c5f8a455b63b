import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';

/** Calls kept, and which request came from which. */
export function calls(types: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('calls')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('backend', 'text', (column) => column.notNull())
        .addColumn('started_at', types.time, (column) => column.notNull())
        .addColumn('ended_at', types.time)
        .addColumn('ended_reason', 'text')
        .execute();
      await sql`create index calls_by_time on calls (started_at desc, id desc)`.execute(db);
      await sql`create index calls_open on calls (started_at) where ended_at is null`.execute(db);

      await db.schema
        .createTable('call_messages')
        .addColumn('call_id', types.id, (column) => column.notNull().references('calls.id').onDelete('cascade'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'assistant')`))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('said_at', types.time, (column) => column.notNull())
        .addPrimaryKeyConstraint('call_messages_key', ['call_id', 'position'])
        .execute();

      await db.schema
        .createTable('call_latency')
        .addColumn('call_id', types.id, (column) => column.notNull().references('calls.id').onDelete('cascade'))
        .addColumn('turn', 'integer', (column) => column.notNull())
        .addColumn('endpointing_ms', 'integer')
        .addColumn('model_ms', 'integer')
        .addColumn('overhead_ms', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('call_latency_key', ['call_id', 'turn'])
        .execute();

      // No foreign key: a request outlives the record of its call.
      await db.schema.alterTable('form_submissions').addColumn('call_id', types.id).execute();
      await db.schema
        .alterTable('form_submissions')
        .addColumn('urgent', 'integer', (column) => column.notNull().defaultTo(0).check(sql`urgent in (0, 1)`))
        .execute();
      await sql`create index form_submissions_by_call on form_submissions (call_id) where call_id is not null`.execute(
        db,
      );
    },
  };
}
