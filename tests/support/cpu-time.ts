import { expect } from 'vitest';

/** A text may be so much dearer than a harmless one of its length; those that were mended were more than 60 times as dear. */
const mostTimes = 10;
const rounds = 5;

/**
 * The least processor time of several rounds, in microseconds: what else the process did in one of them does not count.
 * A round below `enough` is the last.
 */
export async function cpuOf(work: () => Promise<unknown>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && least >= enough; round++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Fails where the work takes much longer than a harmless one that takes `usual`. */
export async function expectNoDearer(work: () => Promise<unknown>, usual: number): Promise<void> {
  const limit = mostTimes * usual;
  expect(await cpuOf(work, limit)).toBeLessThan(limit);
}
