import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A staff member's role, which says what they may do. Existing accounts could do everything and become owners. */
export const staffRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('user')
      .addColumn('role', 'text', (column) =>
        column.notNull().defaultTo('owner').check(sql`role in ('owner', 'member', 'viewer')`),
      )
      .execute();
  },
};
