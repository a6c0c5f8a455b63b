/** The time, and what happens later; in tests both are a script's. */
export interface Clock {
  /** Milliseconds from some moment on, never set back or forth: every span is measured with it. */
  now(): number;
  /** Milliseconds since 1970, for what is shown, or kept for another page. The visitor may set it at any time. */
  wallTime(): number;
  /** Calls back once after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Timers that end together: those of a call are cancelled with it. */
export interface Timers {
  now(): number;
  wallTime(): number;
  after(ms: number, callback: () => void): () => void;
  /** Calls back every `ms` until cancelled. */
  every(ms: number, callback: () => void): () => void;
  /** Cancels whatever is waiting; later calls start nothing. A second call does nothing. */
  dispose(): void;
}

export function createTimers(clock: Clock): Timers {
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
