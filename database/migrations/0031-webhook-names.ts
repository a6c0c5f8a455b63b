import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names of webhooks: two at one host look alike otherwise. Those there are get their host's, with a number where it is taken. */
export const webhookNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('webhooks')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const { rows } = await sql<{
      id: string;
      url: string;
    }>`select id, url from webhooks order by created_at, id`.execute(db);
    const seen = new Map<string, number>();
    for (const { id, url } of rows) {
      const host = URL.parse(url)?.host ?? url;
      const count = (seen.get(host) ?? 0) + 1;
      seen.set(host, count);
      await sql`update webhooks set name = ${count === 1 ? host : `${host} ${count}`} where id = ${id}`.execute(db);
    }
  },
};
