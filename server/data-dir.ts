import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** sqlite.org/rescode.html#busy */
const sqliteBusy = 5;

export class DataDirError extends Error {
  override name = 'DataDirError';
}

/** Held while a server owns its data directory. */
export interface DataDirLock {
  release(): void;
}

/**
 * Makes the data directory if it is missing, for its owner alone: it holds sessions and what visitors sent.
 * @throws {DataDirError} when it cannot be made or written.
 */
export function ensureDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Makes this process the only server on a data directory. The lock is one SQLite takes on a file of its own: the
 * operating system lets it go when the process ends in whatever way, so none is ever left behind.
 * @throws {DataDirError} when the directory cannot be written or another server has it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  ensureDataDir(dataDir);
  try {
    const lock = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 0 });
    lock.exec('pragma journal_mode = memory; begin exclusive;');
    return { release: () => lock.close() };
  } catch (error) {
    const { errcode, errstr } = error as { errcode?: number; errstr?: string };
    throw new DataDirError(
      errcode === sqliteBusy
        ? `DATA_DIR ${dataDir} is in use by another Frontdesk server`
        : `DATA_DIR ${dataDir} cannot be written (${errstr})`,
    );
  }
}

/** One step at a time: where no folder can be made (below `/proc`), Node's own `recursive` tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
