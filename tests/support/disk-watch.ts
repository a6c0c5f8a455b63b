import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

type Call = (...args: never[]) => unknown;

/**
 * Tells, in order, what this process does to the names of files and when it waits for the disk: `sync a`, `link a b`,
 * `rename a b`. `before` is called first and may throw, as a power cut would come.
 */
export function watchDisk(before: (event: string) => void = () => {}): string[] {
  const events: string[] = [];
  const note = (event: string) => {
    before(event);
    events.push(event);
  };
  const { linkSync, renameSync, fsyncSync } = fs;
  const wrap = (name: 'linkSync' | 'renameSync' | 'fsyncSync', call: Call) => Object.assign(fs, { [name]: call });
  wrap('linkSync', (from: string, to: string) => {
    note(`link ${from} ${to}`);
    linkSync(from, to);
  });
  wrap('renameSync', (from: string, to: string) => {
    note(`rename ${from} ${to}`);
    renameSync(from, to);
  });
  wrap('fsyncSync', (handle: number) => {
    note(`sync ${fs.readlinkSync(`/proc/self/fd/${handle}`)}`);
    fsyncSync(handle);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { linkSync, renameSync, fsyncSync });
    syncBuiltinESMExports();
  });
  return events;
}
