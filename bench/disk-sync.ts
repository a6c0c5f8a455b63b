import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median, quantile } from './statistics.ts';

const rounds = 200;

/** How long the disk below a folder takes to make 4 KB safe: what a commit cannot be faster than. */
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
