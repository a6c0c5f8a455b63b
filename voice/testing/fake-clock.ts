import type { Clock } from '../engine/ports.ts';

/** A clock that moves only when a test advances it. */
export interface FakeClock extends Clock {
  /** Advances time; runs each due callback and the promise callbacks that follow from it. */
  advance(ms: number): Promise<void>;
  /** Changes the wall clock by `byMs`, without advancing time. */
  setWallClock(byMs: number): void;
  /** Number of pending callbacks. */
  readonly pending: number;
}

/** Start of the monotonic clock: far from the wall clock, so that mixing them up fails a test. */
const spansFrom = 5_000_000;

export function createFakeClock(startMs = Date.UTC(2026, 10, 21, 9)): FakeClock {
  let now = spansFrom;
  let wallOffset = startMs - spansFrom;
  let due: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    wallTime: () => now + wallOffset,
    after(ms, callback) {
      const entry = { at: now + ms, callback };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (;;) {
        const next = due.reduce<(typeof due)[number] | null>(
          (best, entry) => (!best || entry.at < best.at ? entry : best),
          null,
        );
        if (!next || next.at > end) break;
        due = due.filter((entry) => entry !== next);
        now = Math.max(now, next.at);
        next.callback();
        await settled();
      }
      now = end;
    },
    setWallClock(byMs) {
      wallOffset += byMs;
    },
    get pending() {
      return due.length;
    },
  };
}

/** Resolves after all pending promise callbacks have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
