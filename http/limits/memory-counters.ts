import { type Counters, refusal } from './counters.ts';

/** About 20 MB. Whoever has more keys than this would get past counters anyway. */
const maxKeys = 100_000;
/** What is left when there were too many; to drop one at a time would cost more than to count. */
const keysLeft = 0.9 * maxKeys;

interface Window {
  count: number;
  endsAtMs: number;
}

/** Counts for this process, by its monotonic clock: the time of day may be set back meanwhile. */
export function createMemoryCounters(windowMs: number): Counters {
  // In the order in which they end, since all are of one length and a new one is put last.
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
    async take(key, points) {
      const nowMs = performance.now();
      const window = windows.get(key);
      if (!window || window.endsAtMs <= nowMs) {
        windows.delete(key);
        makeRoom(nowMs);
        windows.set(key, { count: 1, endsAtMs: nowMs + windowMs });
        return { admitted: true };
      }
      if (window.count >= points) return refusal(window.endsAtMs - nowMs, windowMs);
      window.count += 1;
      return { admitted: true };
    },
    async giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
