import { type Kysely, sql } from 'kysely';

/** The schema in which Postgres creates a table that names none. */
export async function currentSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}
