import { closeSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs';

/** Flushes a file's content, or a folder's list of names, to the disk (fsync). */
export function syncToDisk(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Gives a file a second name by a hard link, so that the first stays until the second is there. Renames the file on
 * file systems without hard links.
 * @throws with code `EEXIST` when the second name is taken.
 */
export function alsoNamed(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    renameSync(file, name);
  }
}
