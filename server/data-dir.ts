import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#/database/make-folder.ts';

/** The result code SQLITE_BUSY (sqlite.org/rescode.html#busy). */
const sqliteBusy = 5;

export class DataDirError extends Error {
  override name = 'DataDirError';
}

/** The lock that a server holds while it uses its data directory. */
export interface DataDirLock {
  release(): void;
}

/**
 * Creates the data directory if it is missing. Only its owner may read it: it holds sessions and visitors' data.
 * @throws {DataDirError} when it cannot be created or written.
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Makes this process the only server on a data directory. The lock is an SQLite lock on a separate file: the operating
 * system releases it however the process ends, so it cannot become stale.
 * @throws {DataDirError} when the directory cannot be written or another server has it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await ensureDataDir(dataDir);
  try {
    const lock = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 0 });
    lock.exec('pragma journal_mode = memory; begin exclusive;');
    return { release: () => lock.close() };
  } catch (error) {
    const { errcode, errstr } = error as { errcode?: number; errstr?: string };
    throw new DataDirError(
      errcode === sqliteBusy
        ? `DATA_DIR ${dataDir} is in use by another Frontdesk server: stop it first`
        : `DATA_DIR ${dataDir} cannot be written (${errstr})`,
    );
  }
}
