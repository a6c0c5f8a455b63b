import type { Clock } from '../ports.ts';

/** A timeout combined with the caller's abort signal. */
export interface Deadline {
  /** Aborts on timeout or with the outer signal. */
  readonly signal: AbortSignal;
  /** The timeout, not the outer signal, aborted it. */
  readonly isLate: boolean;
  /** Restarts the timeout: `ms` from now. */
  within(ms: number): void;
  /** Stops the timeout until `within` is called again. */
  hold(): void;
  /** Removes the timer and the listener. */
  end(): void;
}

export function createDeadline(clock: Clock, outer: AbortSignal): Deadline {
  const controller = new AbortController();
  let stop = () => {};
  let isLate = false;
  const follow = () => controller.abort(outer.reason);
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow, { once: true });

  return {
    signal: controller.signal,
    get isLate() {
      return isLate;
    },
    within(ms) {
      stop();
      stop = clock.after(ms, () => {
        isLate = !controller.signal.aborted;
        controller.abort();
      });
    },
    hold: () => stop(),
    end() {
      stop();
      outer.removeEventListener('abort', follow);
    },
  };
}
