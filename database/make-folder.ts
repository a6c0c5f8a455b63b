import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it, for their owner alone. One level at a time: where no folder can be created (below
 * `/proc`), Node's `recursive` never returns.
 * @throws {NodeJS.ErrnoException} when it cannot be created.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
