import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/** Webhooks, destinations to which nothing is sent for now, and what the page of deliveries lists. */
export function webhooks(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('webhooks')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('earlier_secret', 'text')
        .addColumn('earlier_until', types.time)
        .addColumn('kinds', 'text', (column) => column.notNull())
        .addColumn('last_event', 'bigint', (column) => column.notNull())
        .addColumn('failing_since', types.time)
        .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('last_error', 'text')
        .addColumn('paused_at', types.time)
        .addColumn('paused_because', 'text', (column) =>
          column.check(sql`paused_because in ('staff', 'failing', 'gone')`),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('outbox_holds')
        .addColumn('destination', 'text', (column) => column.primaryKey().notNull())
        .addColumn('since', types.time, (column) => column.notNull())
        .execute();

      // The change that a webhook tells of; null for mail.
      await db.schema.alterTable('outbox').addColumn('event_number', 'bigint').execute();
      await db.schema.alterTable('outbox').addColumn('replayed_at', types.time).execute();
      // What a destination answered when it accepted, or `file` for mail that was written to one.
      await db.schema.alterTable('outbox_attempts').addColumn('code', 'text').execute();

      await sql`create index outbox_by_time on outbox (created_at, id)`.execute(db);
      await sql`create index outbox_given_up_by_time on outbox (created_at, id)
        where given_up_at is not null`.execute(db);
      await sql`create index outbox_skipped_by_time on outbox (created_at, id)
        where skip_reason is not null`.execute(db);
      await sql`create index outbox_webhooks_by_time on outbox (created_at, id)
        where channel = 'webhook'`.execute(db);
      if (kind === 'postgres') await keepPrivate(db, { tables: ['webhooks', 'outbox_holds'] });
    },
  };
}
