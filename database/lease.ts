import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './open.ts';
import type { Time } from './schema.ts';

declare module './schema.ts' {
  interface Tables {
    /** On Postgres: who does what one server does at a time. */
    leases: { name: string; holder: string; held_until: Time };
  }
}

/**
 * Does `work` unless another server is doing what has this name; false then. A server that dies meanwhile holds the
 * name for `forMs` by the database's clock. A row, since a pooler in transaction mode knows no locks of a session; with
 * SQLite there is one server.
 */
export async function withLease(
  { kind, db }: Database,
  { name, forMs }: { name: string; forMs: number },
  work: () => Promise<void>,
): Promise<boolean> {
  if (kind === 'postgres') {
    const holder = randomUUID();
    const { rows } = await sql`insert into leases as held (name, holder, held_until)
      values (${name}, ${holder}, now() + ${forMs} * interval '1 millisecond')
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where held.held_until < now() returning name`.execute(db);
    if (rows.length === 0) return false;
    try {
      await work();
    } finally {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    }
  } else await work();
  return true;
}
