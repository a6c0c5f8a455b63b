import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Compiles a library to preload from its source beside this file; null where there is no C compiler. */
export function compilePreload(folder: string, name: 'unsynced.c' | 'clock.c' = 'unsynced.c'): string | null {
  const library = join(folder, `${name}.so`);
  const source = join(import.meta.dirname, name);
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']);
  return status === 0 ? library : null;
}

interface Written {
  path: string;
  offset: number;
  size: number;
  old: Buffer;
}

/** Takes back what was written since the last sync of each file, newest first, and forgets the log. Gives how many writes. */
export function undoUnsynced(log: string): number {
  if (!existsSync(log)) return 0;
  const records = readFileSync(log);
  const unsynced = new Map<string, Written[]>();
  for (let at = 0; at < records.length; ) {
    const end = records.indexOf(0x0a, at);
    if (end < 0) break;
    const [kind, path = '', offset, length, size] = records.toString('utf8', at, end).split(' ');
    at = end + 1 + Number(length);
    if (at > records.length) break; // the process died while it wrote this down, before the write itself
    if (kind === 's') unsynced.delete(path);
    else {
      const old = records.subarray(end + 1, at);
      const written = { path, offset: Number(offset), size: Number(size), old };
      unsynced.set(path, [...(unsynced.get(path) ?? []), written]);
    }
  }
  let count = 0;
  for (const [path, writes] of unsynced) {
    if (!existsSync(path)) continue;
    const file = openSync(path, 'r+');
    for (const { offset, size, old } of writes.toReversed()) {
      writeSync(file, old, 0, old.length, offset);
      ftruncateSync(file, size);
      count += 1;
    }
    closeSync(file);
  }
  rmSync(log);
  return count;
}
