import { statfsSync } from 'node:fs';

/** Linux keeps the files of this folder in memory. */
const folder = '/dev/shm';
/** Many times what the tests have there at once: a Postgres, its log, and the data of the tests under way. */
const neededBytes = 4 * 1024 ** 3;

/**
 * The folder in memory, or null where it is missing or too small. The tests create and remove thousands of databases. On
 * ext4, an inode cannot be reused for some seconds after its deletion, and each new file searches past all of these:
 * copying a database takes up to ten times as long.
 */
export function roomInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes ? folder : null;
  } catch {
    return null;
  }
}
