import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often the site was visited, a day: sums alone. */
export const dailyCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      // Empty where an event belongs to no page.
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_counts_key', ['day', 'event', 'page'])
      .execute();
  },
};
