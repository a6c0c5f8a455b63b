import type { CallTimers } from '../../clock.ts';

const firstRetryMs = 250;
const slowestRetryMs = 4_000;
/** A browser may take minutes to find out that nobody answers. */
const attemptLimitMs = 5_000;

/** Tries to come back to a call that was lost, ever more slowly, for as long as the call waits. */
export interface Comeback {
  readonly isUnderWay: boolean;
  /** The connection is lost, or an attempt was in vain. */
  lost(): void;
  back(): void;
}

export interface ComebackOptions {
  timers: CallTimers;
  /** How long the call waits. */
  waitMs: number;
  attempt(): void;
  /** An attempt had no answer. */
  onUnanswered(): void;
  onTooLate(): void;
}

export function createComeback({ timers, waitMs, attempt, onUnanswered, onTooLate }: ComebackOptions): Comeback {
  let forgetDeadline: (() => void) | null = null;
  let forgetAttempt = () => {};
  let retryMs = firstRetryMs;

  function retry(): void {
    forgetAttempt = timers.after(attemptLimitMs, onUnanswered);
    attempt();
  }

  return {
    get isUnderWay() {
      return forgetDeadline !== null;
    },
    lost() {
      forgetDeadline ??= timers.after(waitMs, onTooLate);
      forgetAttempt();
      forgetAttempt = timers.after(retryMs, retry);
      retryMs = Math.min(retryMs * 2, slowestRetryMs);
    },
    back() {
      forgetDeadline?.();
      forgetDeadline = null;
      forgetAttempt();
      retryMs = firstRetryMs;
    },
  };
}
