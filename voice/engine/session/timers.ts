import type { Clock } from '../ports.ts';

/** The timers of a call, each named by the wait that it limits. */
export type TimerName =
  /** Until the page reports `playable`. */
  | 'greet'
  /** Silence that ends the caller's turn. */
  | 'endpoint'
  /** Until the page acknowledges a sentence. */
  | 'playback'
  /** Until the page gets `hang`; until the answer is given up. */
  | 'hang'
  | 'answer'
  /** Until the turn goes on without the language model of the caller's browser. */
  | 'classification'
  /** Silence of both sides. */
  | 'silence'
  /** Until the warning before the maximum length of the call; until that length. */
  | 'warning'
  | 'duration'
  /** Until a rate-limited message may be sent. */
  | 'pace'
  /** Until a lost page reconnects. */
  | 'resume'
  /** Until the last sentence is spoken. */
  | 'goodbye'
  /** Until the caller's next frame; until the recogniser answers a flush. */
  | 'watchdog'
  | 'recognition'
  /** Until the first audio of a sentence. */
  | 'synthesis'
  /** How long the agent stays ducked after the caller's voice ends without a transcript. */
  | 'duck';

/** The timers of one call: at most one per name, and none after `close`. */
export interface Timers {
  /** Starts a timer and replaces a running one of that name. */
  set(name: TimerName, ms: number, callback: () => void): void;
  clear(...names: TimerName[]): void;
  /** Cancels all timers for good. */
  close(): void;
  readonly running: readonly TimerName[];
}

/** Errors thrown by callbacks go to `onError`, because a timer has no caller to catch them. */
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
