import { type Counters, type Refusal, refusal } from './counters.ts';

/** About 20 MB. An attacker with more keys than this would evade the counters anyway. */
const maxKeys = 100_000;
/** How many keys a cleanup keeps: dropping one at a time would cost more than counting. */
const keysLeft = 0.9 * maxKeys;

interface Window {
  count: number;
  endsAtMs: number;
}

/** Counts in this process with the monotonic clock, because the wall clock may be set back. */
export function createMemoryCounters(windowMs: number): Counters {
  // Ordered by end: all windows have the same length, and new ones are added last.
  const windows = new Map<string, Window>();

  let nextSweepMs = 0;

  function makeRoom(nowMs: number): void {
    if (nowMs < nextSweepMs && windows.size < maxKeys) return;
    nextSweepMs = nowMs + windowMs / 10;
    for (const [key, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs && windows.size <= keysLeft) return;
      windows.delete(key);
    }
  }

  return {
    async take(wanted) {
      const nowMs = performance.now();
      const counts: number[] = [];
      for (const { key, points } of wanted) {
        const counted = takeOne(key, points, nowMs);
        if (typeof counted !== 'number') {
          for (const before of wanted.slice(0, counts.length)) giveOneBack(before.key);
          return counted;
        }
        counts.push(counted);
      }
      return { admitted: true, counts };
    },
    async giveBack(keys) {
      for (const key of keys) giveOneBack(key);
    },
  };

  function takeOne(key: string, points: number, nowMs: number): number | Refusal {
    const window = windows.get(key);
    if (!window || window.endsAtMs <= nowMs) {
      windows.delete(key);
      makeRoom(nowMs);
      windows.set(key, { count: 1, endsAtMs: nowMs + windowMs });
      return 1;
    }
    if (window.count >= points) return refusal(window.endsAtMs - nowMs, windowMs);
    window.count += 1;
    return window.count;
  }

  function giveOneBack(key: string): void {
    const window = windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }
}
