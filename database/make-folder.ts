import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those above it, for their owner alone. One level at a time: where no folder can be created (below
 * `/proc`), Node's `recursive` never returns. Asynchronous, since a mounted disk may not answer.
 * @throws {NodeJS.ErrnoException} when it cannot be created.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}
