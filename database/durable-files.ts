import { closeSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

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

/** Writes a file atomically, also across a power cut; only its owner may read it. */
export async function writeDurably(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close()); // makes the new name durable
}
