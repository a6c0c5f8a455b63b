/** The time, and what happens later; in tests both are a script's. */
export interface Clock {
  /** Milliseconds from some moment on, never set back or forth: every span is measured with it. */
  now(): number;
  /** Milliseconds since 1970, for what is shown, or kept for another page. The visitor may set it at any time. */
  wallTime(): number;
  /** Calls back once after `ms`; returns how to call that off. */
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

/** Timers that end together: what belongs to a call is called off with it. */
export interface Timers {
  now(): number;
  wallTime(): number;
  after(ms: number, callback: () => void): () => void;
  /** Calls back every `ms` until called off. */
  every(ms: number, callback: () => void): () => void;
  /** Calls off whatever is waiting; later calls start nothing. Twice is once. */
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
