export interface StandingQueueOptions {
  /** A queue of at most so many is one that drains. */
  shortLength: number;
  /** Above it, nothing more is let in once the queue stands. */
  longLength: number;
  /** How long a queue may go on without having been short. */
  burstMs: number;
}

/** What waits for the same scarce thing. */
export interface StandingQueue {
  enter(): void;
  leave(): void;
  /** Whether more comes than goes: whoever joined it now would wait, and make all behind them wait. */
  isStanding(): boolean;
}

/**
 * Tells a queue that stands from one that a burst has made, as CoDel does for packets (RFC 8289): a burst drains, and
 * nobody has to be sent away for it.
 */
export function createStandingQueue(
  { shortLength, longLength, burstMs }: StandingQueueOptions,
  now: () => number = () => performance.now(),
): StandingQueue {
  let length = 0;
  let shortAt = now();
  function noteShort(): void {
    if (length <= shortLength) shortAt = now();
  }
  return {
    enter() {
      noteShort();
      length++;
    },
    leave() {
      length--;
      noteShort();
    },
    isStanding: () => length > longLength && now() - shortAt > burstMs,
  };
}
