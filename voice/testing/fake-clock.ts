import type { Clock } from '../engine/ports.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on, calling back what falls due on the way, each with all that follows from it. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock forth, or back with a negative number, as somebody at the machine would. No time goes by. */
  setWallClock(byMs: number): void;
  /** Callbacks that are still to come. */
  readonly pending: number;
}

/** Where spans are counted from: far from 1970 and from the wall clock, so that a mix-up of the two shows. */
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

/** Resolves when everything that only waited for promises has run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
