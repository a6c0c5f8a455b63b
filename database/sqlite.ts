import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { fold } from './fold.ts';
import { fromSqlite } from './storage-error.ts';

const maxKeptStatements = 500;

/** The indexes of an inbox of 100,000 requests, as a rule: with SQLite's own 2 MB, each post reads pages anew. */
const cacheKb = 16_000;
/** SQLite's 1,000 are reached by 400 posts, and every page that they share is written to the database each time. */
const pagesACheckpoint = 4_000;

/**
 * Opens a database file for this process: write-ahead log, each commit on disk before it is acknowledged, what is
 * deleted overwritten with zeros (sqlite.org/pragma.html#pragma_secure_delete), foreign keys enforced, and a wait of up to 5 s for another writing process (a maintenance script beside the server).
 * Without `checkpoints` another program empties the log: Litestream.
 */
export function openSqlite(file: string, { checkpoints = true } = {}): DatabaseSync {
  return attempt(() => {
    closeSync(openSync(file, 'a', 0o600)); // sessions and what visitors sent are for its owner alone
    const sqlite = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    try {
      sqlite.exec(`pragma journal_mode = wal; pragma synchronous = full;
        pragma cache_size = -${cacheKb}; pragma wal_autocheckpoint = ${checkpoints ? pagesACheckpoint : 0};
        pragma secure_delete = on;`);
      sqlite.function('folded', { deterministic: true }, (text) => fold(String(text)));
      return sqlite;
    } catch (error) {
      sqlite.close();
      throw error;
    }
  });
}

/** Kysely's own SQLite dialect over `node:sqlite`. */
export function sqliteDialect(sqlite: DatabaseSync): Dialect {
  const dialect = new SqliteDialect({ database: asKyselyDatabase(sqlite) });
  // Kysely runs a migration outside a transaction here by default; SQLite's schema changes are transactional.
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return dialect;
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asKyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // SQLite ends a transaction when its commit fails: nothing is left to roll back.
      if (sql === 'rollback' && !sqlite.isTransaction) return asKyselyStatement(sqlite.prepare('select 1'));
      let statement = kept.get(sql);
      if (!statement) {
        // A transaction that starts with a read fails if it writes while another writes, so each locks first.
        const prepared = attempt(() => sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql));
        statement = asKyselyStatement(prepared);
        if (kept.size === maxKeptStatements) kept.delete(kept.keys().next().value as string);
        kept.set(sql, statement);
      }
      return statement;
    },
    close: () => sqlite.close(),
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0;
  // A full-text index gives rows of its own ids above 2^53, and `run` answers with the last of any table: as a number,
  // each write after it would throw, the rollback included.
  if (!reader) statement.setReadBigInts(true);
  return {
    reader,
    all: (parameters) => attempt(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => attempt(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

function attempt<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw fromSqlite(error);
  }
}
