import { DatabaseSync } from 'node:sqlite';
import { BackupError } from '../backup.ts';
import { type Batch, type Contents, copiedTables, rowsABatch, type Value } from './contents.ts';

/**
 * Reads a SQLite file as it is at one moment, also while a server writes. Memory stays flat.
 * @throws {BackupError} when the file is no database of Frontdesk.
 */
export async function readSqlite<T>(file: string, use: (contents: Contents) => Promise<T>): Promise<T> {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    sqlite.exec('begin');
    if (columnsOf(sqlite, 'kysely_migration').length === 0)
      throw new BackupError(`${file} is no database of Frontdesk`);
    const migrations = sqlite.prepare('select name from kysely_migration order by name').all();
    return await use({ migrations: migrations.map(({ name }) => String(name)), batches: readTables(sqlite) });
  } finally {
    sqlite.close();
  }
}

async function* readTables(sqlite: DatabaseSync): AsyncGenerator<Batch> {
  for (const table of copiedTables) {
    const columns = columnsOf(sqlite, table);
    if (columns.length === 0) continue; // of Postgres alone, or of a later version
    let rows: Value[][] = [];
    let isFirst = true;
    for (const row of readRows(sqlite, table, columns)) {
      if (rows.length === rowsABatch) {
        yield { table, columns, rows };
        rows = [];
        isFirst = false;
      }
      rows.push(row);
    }
    if (rows.length > 0 || isFirst) yield { table, columns, rows };
  }
}

export function columnsOf(sqlite: DatabaseSync, table: string): string[] {
  const rows = sqlite.prepare('select name from pragma_table_info(?)').all(table);
  return rows.map(({ name }) => String(name));
}

export function readRows(sqlite: DatabaseSync, table: string, columns: string[]): Iterable<Value[]> {
  const select = sqlite.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`);
  select.setReturnArrays(true);
  return select.iterate() as unknown as Iterable<Value[]>;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
