import type { Clock } from '../protocol/clock.ts';

export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** CallTimers that end together: those of a call are cancelled with it. */
export interface CallTimers {
  now(): number;
  wallTime(): number;
  after(ms: number, callback: () => void): () => void;
  /** Calls back every `ms` until cancelled. */
  every(ms: number, callback: () => void): () => void;
  /** Cancels whatever is waiting; later calls start nothing. A second call does nothing. */
  dispose(): void;
}

export function createCallTimers(clock: Clock): CallTimers {
  const waiting = new Set<() => void>();
  let disposed = false;

  function after(ms: number, callback: () => void): () => void {
    if (disposed) return () => {};
    const cancel = clock.after(ms, () => {
      waiting.delete(forget);
      callback();
    });
    function forget() {
      waiting.delete(forget);
      cancel();
    }
    waiting.add(forget);
    return forget;
  }

  function every(ms: number, callback: () => void): () => void {
    let forget = after(ms, tick);
    function tick() {
      forget = after(ms, tick);
      callback();
    }
    return () => forget();
  }

  return {
    now: () => clock.now(),
    wallTime: () => clock.wallTime(),
    after,
    every,
    dispose() {
      disposed = true;
      for (const forget of [...waiting]) forget();
    },
  };
}
