import { PostgresAdapter } from 'kysely';
import type { DatabaseKind } from './open.ts';
import type { Queries } from './schema.ts';

/** Which of the two stands behind a database or a transaction, for what knows only that. */
export function kindOf(db: Queries): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
