import { closeSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs';

/** Has the disk hold what a file contains by now or, of a folder, which names it has. */
export function syncToDisk(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Gives a file a second name, so that there is no moment without one. Where the file system has no such names it is
 * renamed.
 * @throws with code `EEXIST` when there is a file of that name.
 */
export function alsoNamed(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    renameSync(file, name);
  }
}
