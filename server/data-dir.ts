import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirError extends Error {
  override name = 'DataDirError';
}

/** Held while a server owns its data directory. */
export interface DataDirLock {
  release(): void;
}

/**
 * Makes this process the only server on a data directory. The lock is one SQLite takes on a file of its own: the
 * operating system lets it go when the process ends in whatever way, so none is ever left behind.
 * @throws {DataDirError} when the directory cannot be written or another server has it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  const lock = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive;');
  } catch {
    lock.close();
    throw new DataDirError(`DATA_DIR ${dataDir} is in use by another Frontdesk server`);
  }
  return { release: () => lock.close() };
}
