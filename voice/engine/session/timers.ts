import type { Clock } from '../ports.ts';

/** Everything a call ever waits for. */
export type TimerName =
  /** The page must say that it can be heard. */
  | 'greet'
  /** The caller has been silent over their words. */
  | 'endpoint'
  /** A sentence must be acknowledged. */
  | 'playback'
  /** The agent is slow; the agent is too slow. */
  | 'hang'
  | 'answer'
  /** Nobody says anything. */
  | 'silence'
  /** The call is about to be, and is, long enough. */
  | 'warning'
  | 'duration'
  /** What came too often may be sent again. */
  | 'pace'
  /** The page must come back. */
  | 'resume'
  /** The last words must be spoken. */
  | 'goodbye'
  /** Frames of the caller's sound must come; what they said must be recognised. */
  | 'watchdog'
  | 'recognition'
  /** The sound of a sentence must come. */
  | 'synthesis'
  /** The agent is ducked because the caller may have begun to speak. */
  | 'duck';

/** The timers of one call: each name at most once, and none after `close`. */
export interface Timers {
  /** Starts a timer, in place of an earlier one of its name. */
  set(name: TimerName, ms: number, callback: () => void): void;
  clear(...names: TimerName[]): void;
  /** Cancels all timers for good. */
  close(): void;
  readonly running: readonly TimerName[];
}

/** What a callback throws goes to `onError`: a timer has no caller that could catch it. */
export function createTimers(clock: Clock, onError: (error: unknown) => void): Timers {
  const running = new Map<TimerName, () => void>();
  let closed = false;

  function clear(...names: TimerName[]): void {
    for (const name of names) {
      running.get(name)?.();
      running.delete(name);
    }
  }

  return {
    set(name, ms, callback) {
      clear(name);
      if (closed) return;
      const cancel = clock.after(ms, () => {
        running.delete(name);
        try {
          callback();
        } catch (error) {
          onError(error);
        }
      });
      running.set(name, cancel);
    },
    clear,
    close() {
      closed = true;
      clear(...running.keys());
    },
    get running() {
      return [...running.keys()];
    },
  };
}
