import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { createCommitListeners } from './commit-listeners.ts';
import { createCommitNotices } from './commit-notices.ts';
import { createGroupCommit } from './group-commit.ts';
import { openPostgres, postgresDialect, timesAsText } from './postgres.ts';
import { type OnQuery, reportTo } from './query-report.ts';
import type { Queries, Tables, Write } from './schema.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { withSealing } from './sealing-plugin.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

const migrationTimeoutMs = 3_600_000;
/**
 * On Postgres. Writes wait for each other to append their events, so that more at once are no faster: they only hold
 * connections that reads need, and each lock is passed on more slowly, above all between several servers.
 */
const writesAtOnce = 3;

/** The one handle on the data, over SQLite or Postgres. */
export interface Database {
  kind: DatabaseKind;
  /** For reads, and for single statements whose loss in a crash does no harm. */
  db: Queries;
  /**
   * Runs `work` in a transaction and resolves when it is durable. `work` may run more than once and must touch nothing
   * but the transaction it is given.
   */
  write<T>(work: (transaction: Write) => Promise<T>): Promise<T>;
  /**
   * The same without waiting for the disk: the write survives a crash of the process at once, a crash of the machine
   * a moment later. For writes that nobody was promised.
   */
  writeRelaxed<T>(work: (transaction: Write) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` after each commit of `write` in this process, and on Postgres soon after those of other servers as a
   * rule, until the returned function is called.
   */
  onCommit(listener: () => void): () => void;
  /** What seals the texts of `sealedTables` on their way in and opens them on their way out; null where nothing does. */
  sealer: Sealer | null;
  /** The same data with times as the driver gives them, for Better Auth, which brings tables and queries of its own. */
  raw: Kysely<Tables>;
  /** The same for the migrator, whose statements may take as long as the tables are large. */
  patient: Kysely<Tables>;
  /** Connections for what keeps its own tables on Postgres; null on SQLite. */
  pool: Pool | null;
  /** Rejects when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The file that holds everything when no `DATABASE_URL` is set. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'frontdesk.db');
}

/** Opens the database in an existing data directory; `migrate` brings its schema up to date. */
export function openDatabase({
  dataDir,
  databaseUrl,
  ...options
}: SqliteOptions & {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Database {
  if (databaseUrl) return openOnPostgres(databaseUrl, options);
  return openOnSqlite(sqliteFile(dataDir), options);
}

interface DatabaseOptions extends SealKeys {
  /** Told of each statement. */
  onQuery?: OnQuery | undefined;
}

/** The key that texts are sealed with, and those of before. Without one they are stored as they are. */
export interface SealKeys {
  sealKey?: Buffer | undefined;
  earlierSealKeys?: readonly Buffer[] | undefined;
}

interface SqliteOptions extends DatabaseOptions {
  /** False where another program empties the write-ahead log. */
  ownCheckpoints?: boolean;
}

/** Opens one SQLite file at any path. */
export function openOnSqlite(file: string, { ownCheckpoints = true, onQuery, ...keys }: SqliteOptions = {}): Database {
  const sqlite = openSqlite(file, { checkpoints: ownCheckpoints });
  const raw = new Kysely<Tables>({ dialect: sqliteDialect(sqlite), ...(onQuery && { log: reportTo(onQuery) }) });
  const { db, sealer } = sealed(raw, keys);
  const { onCommit, committed } = createCommitListeners();
  const write = createGroupCommit(db, committed);
  return {
    kind: 'sqlite',
    db,
    sealer,
    raw,
    patient: raw,
    pool: null,
    write: onQuery ? ofItsCaller(write) : write,
    onCommit,
    writeRelaxed: (work) =>
      db.connection().execute(async (connection) => {
        // sqlite.org/pragma.html: with a write-ahead log, NORMAL leaves it to the next full commit to reach the disk.
        await sql`pragma synchronous = normal`.execute(connection);
        try {
          return await connection.transaction().execute(work);
        } finally {
          await sql`pragma synchronous = full`.execute(connection);
        }
      }),
    ping: () => ping(raw),
    async close() {
      await raw.destroy();
      if (sqlite.isOpen) sqlite.close(); // Kysely closes only what it was asked something of
    },
  };
}

/** Where statements are told of, those of a write are told in the context of who asked for it, and not of who shares the commit. */
function ofItsCaller(write: Database['write']): Database['write'] {
  return (work) => write(AsyncLocalStorage.bind(work));
}

function openOnPostgres(url: string, { onQuery, ...keys }: DatabaseOptions): Database {
  const pool = openPostgres(url);
  const raw = new Kysely<Tables>({ dialect: postgresDialect(pool), ...(onQuery && { log: reportTo(onQuery) }) });
  const { db, sealer } = sealed(raw.withPlugin(timesAsText), keys);
  const notices = createCommitNotices(pool, url);
  const inTurn = pLimit(writesAtOnce);
  return {
    kind: 'postgres',
    db,
    sealer,
    raw,
    patient: new Kysely<Tables>({ dialect: postgresDialect(pool, { queryTimeoutMs: migrationTimeoutMs }) }),
    pool,
    async write(work) {
      const value = await inTurn(() => db.transaction().execute(work));
      notices.committed();
      return value;
    },
    onCommit: notices.onCommit,
    writeRelaxed: (work) =>
      inTurn(() =>
        db.transaction().execute(async (transaction) => {
          await sql`set local synchronous_commit = off`.execute(transaction);
          return work(transaction);
        }),
      ),
    ping: () => ping(raw),
    async close() {
      await notices.close();
      await raw.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

function sealed(db: Queries, { sealKey, earlierSealKeys = [] }: SealKeys): Pick<Database, 'db' | 'sealer'> {
  if (!sealKey) return { db, sealer: null };
  const sealer = createSealer(sealKey, earlierSealKeys);
  return { db: withSealing(db, sealer), sealer };
}

async function ping(raw: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(raw);
}
