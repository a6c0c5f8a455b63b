import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { alsoNamed, syncToDisk } from './durable-files.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { type Database, openOnSqlite, type SealKeys, sqliteFile } from './open.ts';

/** Copies in one step: SQLite restarts a copy of several steps whenever the server writes between two of them. */
const allPages = 2 ** 31 - 1;

export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Copies the SQLite database to `file` by SQLite's online backup, whole and consistent, also while a server writes.
 * The copy holds sessions and what visitors sent, so only its owner may read it.
 * @throws {BackupError} when there is nothing to copy, `file` exists or cannot be written.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(sqliteFile(dataDir))) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  const unfinished = `${file}.part`;
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5_000 });
  try {
    removeDatabase(unfinished);
    writeFileSync(unfinished, '', { mode: 0o600 });
    await backup(source, unfinished, { rate: allPages });
    withoutLog(unfinished);
    takePlace(unfinished, file);
  } catch (error) {
    throw new BackupError(`${file} cannot be written (${(error as Error).message})`, { cause: error });
  } finally {
    source.close();
    removeDatabase(unfinished);
  }
}

/**
 * Replaces the database by a backup, which may be compressed by gzip: see `replaceDatabase`.
 * @throws {BackupError} when `file` is not a sound database; nothing is changed then.
 */
export async function restore(
  dataDir: string,
  file: string,
  prepare: (incoming: Database) => Promise<void> = async () => {},
  keys: SealKeys = {},
): Promise<string | null> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new BackupError(`there is no file ${file}`);
  async function make(incoming: string): Promise<void> {
    await unpack(file, incoming);
    assertSound(incoming, file);
  }
  return replaceDatabase(dataDir, make, prepare, keys);
}

/**
 * Replaces the database by one that `make` writes to a new file, keeps the former one beside it, and returns the path of
 * the former one. One of the two is in place at every moment, even if the process is killed. `prepare` changes the
 * incoming one, brought up to date, before it takes its place; `keys` open it where it is sealed. The caller holds the
 * lock of the data directory.
 */
export async function replaceDatabase(
  dataDir: string,
  make: (incoming: string) => Promise<void>,
  prepare: (incoming: Database) => Promise<void>,
  keys: SealKeys,
): Promise<string | null> {
  const place = sqliteFile(dataDir);
  const incoming = `${place}.incoming`;
  removeDatabase(incoming); // of a restore that was cut short
  try {
    await make(incoming);
    chmodSync(incoming, 0o600);
    await bringUpToDate(incoming, prepare, keys);
    const kept = existsSync(place) ? keepBeside(place) : null;
    takePlace(incoming, place);
    return kept;
  } finally {
    removeDatabase(incoming);
  }
}

/** Copies a file, or what it holds when it is compressed by gzip. */
export async function unpack(file: string, to: string): Promise<void> {
  const start = Buffer.alloc(2);
  const handle = openSync(file, 'r');
  readSync(handle, start);
  closeSync(handle);
  if (start.toString('latin1') !== '\x1f\x8b') {
    copyFileSync(file, to);
    return;
  }
  try {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    throw new BackupError(`${file} cannot be unpacked (${(error as Error).message})`, { cause: error });
  }
}

/** A database with rows in one of these tables holds data. */
export const missedTables = ['form_submissions', 'user', 'calls', 'events'];

/** Says in words which data the SQLite database holds; null where it holds none. */
export function dataIn(dataDir: string): string | null {
  if (!existsSync(sqliteFile(dataDir))) return null;
  try {
    const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
    try {
      for (const table of missedTables) {
        if (!database.prepare('select 1 from sqlite_master where name = ?').get(table)) continue;
        const count = Number(database.prepare(`select count(*) as count from "${table}"`).get()?.count);
        if (count > 0) return `${count} rows in ${table}`;
      }
      return null;
    } finally {
      database.close();
    }
  } catch {
    return 'it cannot be read';
  }
}

async function bringUpToDate(
  file: string,
  prepare: (incoming: Database) => Promise<void>,
  keys: SealKeys,
): Promise<void> {
  const database = openOnSqlite(file, keys);
  try {
    await migrate(database);
    await prepare(database);
  } catch (error) {
    throw error instanceof NewerDatabaseError ? new BackupError(error.message) : error;
  } finally {
    await database.close();
  }
}

function assertSound(copy: string, file: string): void {
  const database = new DatabaseSync(copy);
  try {
    const check = database.prepare('pragma integrity_check').get();
    const tables = database.prepare("select 1 from sqlite_master where name = 'form_submissions'").get();
    if (check?.integrity_check !== 'ok' || !tables) throw new BackupError(`${file} is no sound backup of Frontdesk`);
    const broken = database.prepare('pragma foreign_key_check').get();
    if (broken) {
      throw new BackupError(
        `${file} is no sound backup: a row of ${broken.table} names one of ${broken.parent} that is not there`,
      );
    }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${file} is no SQLite database`);
  } finally {
    database.close();
  }
}

/** Flushes the file before it gets its name, and then the name. */
export function takePlace(unfinished: string, file: string): void {
  syncToDisk(unfinished);
  renameSync(unfinished, file);
  syncToDisk(path.dirname(file));
}

/** Moves a database, damaged or not, to the name under which it is kept. */
function keepBeside(place: string): string {
  const kept = `${place}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    withoutLog(place);
  } catch {
    // A damaged database keeps its log beside it.
  }
  alsoNamed(place, kept);
  // A stale log must not be applied to the database that replaces this one.
  if (existsSync(`${place}-wal`)) renameSync(`${place}-wal`, `${kept}-wal`);
  rmSync(`${place}-shm`, { force: true });
  return kept;
}

/** Checkpoints the write-ahead log into the database file, so that the file is readable in a read-only place. */
function withoutLog(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
  } finally {
    database.close();
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
