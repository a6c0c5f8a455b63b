import { sql } from 'kysely';
import type { Queries, Write } from '../schema.ts';
import { type Batch, type Contents, copiedTables, rowsABatch, type Value } from './contents.ts';
import { connectToCopy, explained, inUtc } from './postgres-connection.ts';

export interface ReadPostgresOptions {
  /** Locks the tables against writes until all is read, for a move; during a backup others may write. */
  locked?: boolean;
}

/**
 * Reads a database on Postgres as it is at one moment (a REPEATABLE READ snapshot), also while servers write. Memory
 * stays flat: rows come by a cursor. One transaction, so that it also works behind a pooler.
 * @throws {BackupError} when there is no database of Frontdesk, or when `locked` and somebody else writes.
 */
export async function readPostgres<T>(
  url: string,
  use: (contents: Contents) => Promise<T>,
  { locked = false }: ReadPostgresOptions = {},
): Promise<T> {
  const connection = connectToCopy(url);
  try {
    const tables = locked ? await tablesIn(connection) : null;
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await sql.raw(inUtc).execute(transaction);
        // Before the first query, which takes the snapshot.
        if (tables) await lockAgainstWrites(transaction, tables);
        const migrations = await readMigrations(transaction);
        return use({ migrations, batches: readTables(transaction) });
      });
  } catch (error) {
    throw explained(error);
  } finally {
    await connection.destroy();
  }
}

async function tablesIn(db: Queries): Promise<string[]> {
  const tables: string[] = [];
  for (const table of copiedTables) if ((await columnsOf(db, table)).length > 0) tables.push(table);
  return tables;
}

/** How long it waits for writes that are under way. */
const lockTimeoutMs = 30_000;

async function lockAgainstWrites(transaction: Write, tables: string[]): Promise<void> {
  await sql`set local lock_timeout to ${sql.lit(lockTimeoutMs)}`.execute(transaction);
  await sql`lock table ${sql.join(tables.map((name) => sql.id(name)))} in share mode`.execute(transaction);
}

async function readMigrations(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function* readTables(transaction: Write): AsyncGenerator<Batch> {
  for (const table of copiedTables) {
    const all = await columnsOf(transaction, table);
    if (all.length === 0) continue; // of a later version
    const columns = all.map(({ name }) => name);
    const types = all.map(({ type }) => type);
    let isFirst = true;
    for await (const rows of readRows(transaction, table, columns)) {
      yield { table, columns, types, rows };
      isFirst = false;
    }
    if (isFirst) yield { table, columns, types, rows: [] };
  }
}

/** Batches of the rows of a table, by a cursor of the transaction. */
export async function* readRows(transaction: Write, table: string, columns: string[]): AsyncGenerator<Value[][]> {
  const names = sql.join(columns.map((name) => sql.id(name)));
  await sql`declare copied no scroll cursor for select ${names} from ${sql.id(table)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Record<string, Value>>`fetch ${sql.lit(rowsABatch)} from copied`.execute(transaction);
    if (rows.length > 0) yield rows.map((row) => columns.map((name) => row[name] ?? null));
    if (rows.length < rowsABatch) break;
  }
  await sql`close copied`.execute(transaction);
}

/** The columns of a table that are stored, in their order; none where there is no such table. */
export async function columnsOf(db: Queries, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(quote_ident(${table}::text)) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows;
}
