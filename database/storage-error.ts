import pg from 'pg';

/**
 * The database is unreachable, full, read-only or too busy, and the same call may succeed later. A transaction is stored
 * whole or not at all; where only the answer to its commit was lost, it is stored.
 */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
  readonly loggable = true;
  /** SQLite's primary result code, Postgres's SQLSTATE, or the system's error code. */
  readonly code: string;
  constructor(code: string, cause: unknown) {
    super(`the database is unavailable (${code})`, { cause });
    this.code = code;
  }
}

/** By primary result code: sqlite.org/rescode.html. */
const sqliteUnavailable: Partial<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  26: 'SQLITE_NOTADB',
};

/** Turns a failure of SQLite that is not the statement's fault into `StorageUnavailableError`. */
export function fromSqlite(error: unknown): unknown {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return error;
  const name = sqliteUnavailable[errcode & 0xff];
  return name ? new StorageUnavailableError(name, error) : error;
}

// postgresql.org/docs/current/errcodes-appendix.html: connection, authorization, no such database or schema, rollback
// (serialization, deadlock), resources, operator intervention, system, and read_only_sql_transaction
const postgresUnavailable = /^(08|28|3D|3F|40|53|57|58)|^25006$/;

/** The same for Postgres: an error that does not come from the server is a lost or refused connection. */
export function fromPostgres(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) {
    return new StorageUnavailableError((error as { code?: string }).code ?? 'connection lost', error);
  }
  const code = error.code ?? 'unknown';
  return postgresUnavailable.test(code) ? new StorageUnavailableError(code, error) : error;
}
