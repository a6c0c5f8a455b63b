import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Those whom Supabase lets in with the public key, which stands in every page of a site. */
const publicRoles = ['anon', 'authenticated'];

const tables = [
  'kysely_migration',
  'kysely_migration_lock',
  'form_submissions',
  'submission_counts',
  'idempotency_keys',
  'outbox',
  'user',
  'session',
  'account',
  'verification',
  'calls',
  'call_messages',
  'call_latency',
  'daily_counts',
  'receipt_counts',
  'receipt_salt',
  'rate_limits',
];

/** Nothing of ours is for anybody but ourselves. Postgres only, where the database may have an address of its own. */
export const privateTables: Migration = {
  async up(db: Kysely<unknown>) {
    // As `rate-limiter-flexible` would make it later.
    await sql`create table if not exists rate_limits
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db);
    await keepPrivate(db, {
      tables,
      functions: ['count_submissions', 'next_submission_version', 'tell_of_submissions'],
    });
  },
};

/**
 * Takes tables and functions away from everybody but their owner and whom the owner lets in by name. Row-level security
 * without a policy shows no row to any other role, whatever it is granted later; emptying a table is a matter of grants
 * alone, and Supabase grants everything to whatever is made.
 */
async function keepPrivate(
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
