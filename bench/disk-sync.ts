import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median, quantile } from './statistics.ts';

const rounds = 200;

/** Time to write and sync 4 KB to a folder's disk: the lower bound of a commit. */
export function measureSync(folder: string): { medianMs: number; p95Ms: number } {
  const file = openSync(join(folder, 'sync-probe'), 'w');
  const block = Buffer.alloc(4_096, 'x');
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    writeSync(file, block);
    fsyncSync(file);
    times.push(performance.now() - begun);
  }
  closeSync(file);
  return { medianMs: median(times), p95Ms: quantile(times, 0.95) };
}
