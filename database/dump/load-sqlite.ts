import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { BackupError } from '../backup.ts';
import { migrateUpTo } from '../migrate.ts';
import { openOnSqlite } from '../open.ts';
import { type Contents, copiedTables, createDigest, isCopied, type Loaded, secretTable } from './contents.ts';
import { columnsOf, quoted, readRows } from './read-sqlite.ts';

/**
 * Makes a new SQLite file of contents, with the tables of the version that they come from. No trigger fires. What was
 * stored is read again and compared, and foreign keys are checked. A file that is left after an error must be thrown away.
 * @throws {BackupError} when the stored rows differ or a foreign key is broken.
 * @throws {NewerDatabaseError}
 */
export async function loadSqlite(file: string, { migrations, batches }: Contents): Promise<Loaded> {
  const database = openOnSqlite(file);
  await migrateUpTo(database, migrations).finally(() => database.close());
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    // The file is new: one that is cut short is thrown away.
    sqlite.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    const triggers = sqlite.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
    for (const { name } of triggers) sqlite.exec(`drop trigger ${quoted(String(name))}`);
    const loaded = await insertAll(sqlite, batches);
    for (const { sql } of triggers) sqlite.exec(String(sql));
    // Nothing was deleted from this file.
    if (columnsOf(sqlite, 'residue').length > 0) sqlite.exec('update residue set cleaned = deleted');
    sqlite.exec('commit');
    const broken = sqlite.prepare('pragma foreign_key_check').get();
    if (broken) throw new BackupError(`a row of ${broken.table} names one of ${broken.parent} that is not there`);
    return loaded;
  } finally {
    sqlite.close();
  }
}

async function insertAll(sqlite: DatabaseSync, batches: Contents['batches']): Promise<Loaded> {
  const targets = new Map<string, Target | null>();
  const leftBehind: string[] = [];
  const given = createDigest();
  let secret: string | null = null;
  // The migrations enter first rows.
  for (const table of copiedTables) {
    if (columnsOf(sqlite, table).length > 0) sqlite.exec(`delete from ${quoted(table)}`);
  }
  for await (const { table, columns, rows } of batches) {
    if (table === secretTable) {
      const at = columns.indexOf('secret');
      for (const row of rows) secret = String(row[at]);
      continue;
    }
    let target = targets.get(table);
    if (target === undefined) {
      target = prepareTarget(sqlite, table, columns);
      targets.set(table, target);
      leftBehind.push(...columns.filter((name) => !target?.columns.includes(name)).map((name) => `${table}.${name}`));
    }
    if (!target) continue;
    const { insert, places } = target;
    for (const row of rows) {
      const own = places.map((place) => row[place] ?? null);
      insert.run(...own);
      given.add(table, own);
    }
  }
  const stored = createDigest();
  for (const [table, target] of targets) {
    if (target) for (const row of readRows(sqlite, table, target.columns)) stored.add(table, row);
  }
  const differing = given.differsFrom(stored);
  if (differing) throw new BackupError(`the rows of ${differing} are not stored as they were given`);
  return { rows: given.rows(), leftBehind, secret };
}

interface Target {
  columns: string[];
  /** The index of each column's value in a row. */
  places: number[];
  insert: StatementSync;
}

/** Null for a table that is not copied, or that SQLite does not have. */
function prepareTarget(sqlite: DatabaseSync, table: string, given: string[]): Target | null {
  const known = new Set(isCopied(table) ? columnsOf(sqlite, table) : []);
  if (known.size === 0) return null;
  const columns = given.filter((name) => known.has(name));
  const marks = columns.map(() => '?').join(', ');
  return {
    columns,
    places: columns.map((name) => given.indexOf(name)),
    insert: sqlite.prepare(`insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${marks})`),
  };
}
