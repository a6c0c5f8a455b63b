import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The id of the desk that a call was with. Earlier calls were all with our own. */
export const callDesks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('calls')
      .addColumn('desk', 'text', (column) => column.notNull().defaultTo('frontdesk'))
      .execute();
  },
};
