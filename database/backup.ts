import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { openOnSqlite, sqliteFile } from './open.ts';

export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Copies the SQLite database to `file` by SQLite's online backup, whole and consistent, also while a server writes.
 * The copy holds sessions and what visitors sent, so only its owner may read it.
 * @throws {BackupError} when there is nothing to copy or `file` exists.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(sqliteFile(dataDir))) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} exists already`);
  const unfinished = `${file}.part`;
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, file);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

/**
 * Puts a backup in the place of the database, which is kept beside it; returns where. The caller holds the lock of the
 * data directory.
 * @throws {BackupError} when `file` is no sound database; nothing is changed then.
 */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  assertSound(file);
  const place = sqliteFile(dataDir);
  const incoming = `${place}.incoming`;
  copyFileSync(file, incoming);
  chmodSync(incoming, 0o600);
  await bringUpToDate(incoming);

  let kept: string | null = null;
  if (existsSync(place)) {
    await openOnSqlite(place).close(); // whoever closes a database last folds its write-ahead log into it
    kept = `${place}.before-${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(place, kept);
  }
  renameSync(incoming, place);
  return kept;
}

async function bringUpToDate(file: string): Promise<void> {
  const database = openOnSqlite(file);
  try {
    await migrate(database);
  } catch (error) {
    throw error instanceof NewerDatabaseError ? new BackupError(error.message) : error;
  } finally {
    await database.close();
  }
}

function assertSound(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare('pragma integrity_check').get();
    const tables = database.prepare("select 1 from sqlite_master where name = 'form_submissions'").get();
    if (check?.integrity_check !== 'ok' || !tables) throw new BackupError(`${file} is no sound backup of Frontdesk`);
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${file} is no SQLite database`);
  } finally {
    database.close();
  }
}
