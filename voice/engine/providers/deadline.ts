import type { Clock } from '../ports.ts';

/** Ends what a provider takes too long for, or what nobody wants any more. */
export interface Deadline {
  /** Aborts when the time is up or the caller's own signal does. */
  readonly signal: AbortSignal;
  /** It was the time. */
  readonly isLate: boolean;
  /** From now on this long, in place of what was set before. */
  within(ms: number): void;
  /** Stops counting until `within` is called again. */
  hold(): void;
  /** Leaves no timer and no listener behind. */
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
