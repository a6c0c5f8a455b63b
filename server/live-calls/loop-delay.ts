import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Audio frames last 20 ms; event-loop delay above this is audible. */
const lateMs = 20;
const resolutionMs = 10;
const lookEveryMs = 5_000;

/** Watches how late this process is; keeps nothing alive. */
export interface LoopWatch {
  /** One in a hundred of the last seconds' timers came later than calls can bear. */
  readonly isLate: boolean;
  close(): void;
}

export function watchLoopDelay(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let isLate = false;
  const looking = setInterval(() => {
    // Counted with the time a timer takes that is not late at all.
    isLate = delays.percentile(99) / 1e6 - resolutionMs > lateMs;
    delays.reset();
  }, lookEveryMs);
  looking.unref();
  return {
    get isLate() {
      return isLate;
    },
    close() {
      clearInterval(looking);
      delays.disable();
    },
  };
}
