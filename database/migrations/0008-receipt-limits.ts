import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Receipts sent a day, and the reason for an e-mail that was never tried. */
export const receiptLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('receipt_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('receipt_counts_key', ['day', 'key'])
      .execute();
    await db.schema
      .createTable('receipt_salt')
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into receipt_salt (salt) values (${randomBytes(16).toString('base64url')})`.execute(db);

    await db.schema.alterTable('outbox').addColumn('skip_reason', 'text').execute();
    await db.schema.dropIndex('outbox_waiting').execute();
    await sql`create index outbox_waiting on outbox (next_attempt_at)
      where delivered_at is null and given_up_at is null and skip_reason is null`.execute(db);
  },
};
