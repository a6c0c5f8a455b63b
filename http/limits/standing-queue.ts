import { createShares } from './shares.ts';

export interface StandingQueueOptions {
  /** A wait of at most this long shows that no queue stands. */
  quickMs: number;
  /** For this long all waits may be longer than `quickMs`, as after a burst. */
  burstMs: number;
  /** Up to this length nobody is refused, however long the waits are, who has not used up their share of it. */
  shortLength: number;
  /** For so long after its last refusal, a queue that stood is kept to `shortLength`. */
  calmMs: number;
}

/** A queue of requests that wait for the same resource. */
export interface StandingQueue {
  /**
   * Counts a request of an address; returns the function to call when the wait is over. `hasWaited` is false for a request
   * that did not need the resource.
   */
  enter(address: string): (hasWaited: boolean) => void;
  /** Whether to refuse a request of an address that comes now, because more come than leave. */
  refuses(address: string): boolean;
}

/**
 * Distinguishes a standing queue from a burst by the time spent in the queue, as CoDel does for packets (RFC 8289). A burst
 * drains, so nobody is refused because of it. The length alone says nothing where one commit takes all that waits. Requests
 * that are read in one turn of the event loop had all come before it, so each wait is counted from the beginning of the
 * turn: where requests come faster than they can be read, they wait in the sockets, and the turns become longer. What one
 * address or network has beyond its share of the length counts for nobody else, so that it cannot shut others out.
 * Without `calmMs`, a load near what the server can do would be a new burst each time the queue has drained.
 */
export function createStandingQueue(
  { quickMs, burstMs, shortLength, calmMs }: StandingQueueOptions,
  now: () => number = () => performance.now(),
  afterTurn: (callback: () => void) => void = setImmediate,
): StandingQueue {
  const places = createShares(shortLength);
  let length = 0;
  let turnAt: number | null = null;
  let quickAt = now();
  let emptySince = now();
  let refusedAt = Number.NEGATIVE_INFINITY;

  return {
    enter(address) {
      const hasPlace = places.take(address, 1);
      if (turnAt === null) {
        turnAt = now();
        afterTurn(() => {
          turnAt = null;
        });
      }
      const enteredAt = turnAt;
      if (length === 0 && enteredAt - emptySince > burstMs) quickAt = enteredAt; // nobody came
      length++;
      return function leave(hasWaited) {
        const leftAt = now();
        length--;
        if (hasPlace) places.giveBack(address, 1);
        if (length === 0) emptySince = leftAt;
        if (hasWaited && leftAt - enteredAt <= quickMs) quickAt = leftAt;
      };
    },
    refuses(address) {
      if (places.take(address, 1)) {
        places.giveBack(address, 1);
        return false;
      }
      const at = now();
      const stands = at - quickAt > burstMs || at - refusedAt <= calmMs;
      if (stands) refusedAt = at;
      return stands;
    },
  };
}

/** Counts work as in the queue until it is done. `hasWaited` tells from its result whether it needed the resource. */
export async function inQueue<T>(
  queue: StandingQueue,
  address: string,
  hasWaited: (result: T) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const leave = queue.enter(address);
  let waited = false;
  try {
    const result = await work();
    waited = hasWaited(result);
    return result;
  } finally {
    leave(waited);
  }
}
