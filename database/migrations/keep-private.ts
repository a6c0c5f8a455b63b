import { type Kysely, sql } from 'kysely';

/** Those whom Supabase lets in with the public key, which stands in every page of a site. */
const publicRoles = ['anon', 'authenticated'];

/**
 * Takes tables and functions away from everybody but their owner and whom the owner lets in by name; each migration that
 * makes a table on Postgres calls it. Row-level security without a policy shows no row to any other role, whatever it is
 * granted later; emptying a table is a matter of grants alone, and Supabase grants everything to whatever is made.
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
