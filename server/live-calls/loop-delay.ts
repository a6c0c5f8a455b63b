import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Audio frames last 20 ms; event-loop delay above this is audible. */
const lateMs = 20;
const resolutionMs = 10;
const lookEveryMs = 5_000;

/** Watches the event-loop delay; does not keep the process alive. */
export interface LoopWatch {
  /** The 99th percentile of the last seconds' delays is above what calls can bear. */
  readonly isLate: boolean;
  /** That percentile, in milliseconds. */
  readonly delayMs: number;
  close(): void;
}

export function watchLoopDelay(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let delayMs = 0;
  const looking = setInterval(() => {
    // The histogram includes the timer's own interval.
    delayMs = Math.max(0, delays.percentile(99) / 1e6 - resolutionMs);
    delays.reset();
  }, lookEveryMs);
  looking.unref();
  return {
    get isLate() {
      return delayMs > lateMs;
    },
    get delayMs() {
      return delayMs;
    },
    close() {
      clearInterval(looking);
      delays.disable();
    },
  };
}
