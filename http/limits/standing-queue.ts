export interface StandingQueueOptions {
  /** Whoever waited no longer than that has met no queue. */
  quickMs: number;
  /** How long everybody may have waited longer, as after a burst. */
  burstMs: number;
  /** So many are let in, however long they wait. */
  shortLength: number;
}

/** What waits for the same scarce thing. */
export interface StandingQueue {
  /** Gives the function to call when the wait is over. `counts` is false for what never waited for the scarce thing. */
  enter(): (counts: boolean) => void;
  /** Whether to send away whoever comes now: more comes than goes, so they would wait, and make all behind them wait. */
  refuses(): boolean;
}

/**
 * Tells a queue that stands from one that a burst has made, by the time in it, as CoDel does for packets (RFC 8289): a
 * burst drains, and nobody has to be sent away for it. A length alone tells nothing where one commit takes all that waits.
 * Calls that are read in one turn of the event loop had all come before it, so each has waited since it began: where
 * calls come faster than they can be read, they wait in the sockets, and it is the turns that grow.
 * Once it stood, it is kept short until nobody had to be sent away for as long as a burst may last.
 */
export function createStandingQueue(
  { quickMs, burstMs, shortLength }: StandingQueueOptions,
  now: () => number = () => performance.now(),
  afterTurn: (callback: () => void) => void = setImmediate,
): StandingQueue {
  let length = 0;
  let turnAt: number | null = null;
  let quickAt = now();
  let emptySince = now();
  let refusedAt = Number.NEGATIVE_INFINITY;

  return {
    enter() {
      if (turnAt === null) {
        turnAt = now();
        afterTurn(() => {
          turnAt = null;
        });
      }
      const enteredAt = turnAt;
      if (length === 0 && enteredAt - emptySince > burstMs) quickAt = enteredAt; // nobody came
      length++;
      return function leave(counts) {
        const leftAt = now();
        length--;
        if (length === 0) emptySince = leftAt;
        if (counts && leftAt - enteredAt <= quickMs) quickAt = leftAt;
      };
    },
    refuses() {
      if (length < shortLength) return false;
      const at = now();
      const stands = at - quickAt > burstMs || at - refusedAt <= burstMs;
      if (stands) refusedAt = at;
      return stands;
    },
  };
}
