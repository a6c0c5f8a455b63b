import { PostgresAdapter } from 'kysely';
import type { DatabaseKind } from './open.ts';
import type { Queries } from './schema.ts';

/** Tells whether a database or transaction is SQLite's or Postgres's. */
export function kindOf(db: Queries): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
