import { type Kysely, sql } from 'kysely';

/** The roles that Supabase gives to holders of the public key, which a site's pages contain. */
const publicRoles = ['anon', 'authenticated'];

/**
 * Revokes tables and functions from everybody except their owner and roles granted by name; each migration that creates
 * a table on Postgres calls it. Row-level security without a policy shows no row to any other role, whatever it is
 * granted later; `truncate` depends on grants alone, and Supabase grants everything on each new table.
 */
export async function keepPrivate(
  db: Kysely<unknown>,
  { tables, functions = [] }: { tables: string[]; functions?: string[] },
): Promise<void> {
  const { rows } = await sql<{ rolname: string }>`select rolname from pg_roles
    where rolname in (${sql.join(publicRoles)})`.execute(db);
  const everybody = sql.join([sql`public`, ...rows.map(({ rolname }) => sql.id(rolname))]);
  for (const table of tables) {
    await sql`alter table ${sql.id(table)} enable row level security`.execute(db);
    await sql`revoke all on table ${sql.id(table)} from ${everybody}`.execute(db);
  }
  for (const name of functions) await sql`revoke all on function ${sql.id(name)}() from ${everybody}`.execute(db);
}
