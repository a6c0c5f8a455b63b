import { statfsSync } from 'node:fs';

/** Linux keeps the files of this folder in memory. */
const folder = '/dev/shm';
/** Many times what the tests have there at once: a Postgres, its log, and the data of the tests under way. */
const neededBytes = 4 * 1024 ** 3;

/**
 * The folder in memory, or null where it is missing or small. The tests make and remove thousands of databases. On a disk,
 * ext4 gives no inode away again within seconds, and looks through all that were just deleted for each new file: to
 * copy a database takes up to ten times as long.
 */
export function roomInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes ? folder : null;
  } catch {
    return null;
  }
}
