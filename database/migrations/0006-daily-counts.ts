import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Daily totals of visits, without anything about a visitor. */
export const dailyCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      // Empty for an event that belongs to no page.
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_counts_key', ['day', 'event', 'page'])
      .execute();
  },
};
