import { type Kysely, sql } from 'kysely';

/** Where Postgres makes a table that is given no schema. */
export async function currentSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}
