import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hash of a call's token, by which a request can be linked to its call even after a restart. */
export const callTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('calls').addColumn('token_hash', 'text').execute();
    await sql`create index calls_by_token on calls (token_hash) where token_hash is not null`.execute(db);
  },
};
