import type { Clock } from '../engine/ports.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on, calling back what falls due on the way, each with all that follows from it. */
  advance(ms: number): Promise<void>;
  /** Callbacks that are still to come. */
  readonly pending: number;
}

export function createFakeClock(startMs = Date.UTC(2026, 10, 21, 9)): FakeClock {
  let now = startMs;
  let due: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
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
    get pending() {
      return due.length;
    },
  };
}

/** Resolves when everything that only waited for promises has run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
