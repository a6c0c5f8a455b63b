import type { Clock } from './ports.ts';

/** A wall clock that has moved by more than this, after a sleep of the machine say, is followed. */
const driftMs = 100;

/** The clock of the process, finer than a millisecond; its timers keep nothing alive. */
export function createSystemClock(): Clock {
  let origin = performance.timeOrigin;
  return {
    now() {
      const now = origin + performance.now();
      const drift = Date.now() - now;
      if (Math.abs(drift) <= driftMs) return now;
      origin += drift;
      return now + drift;
    },
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
