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

export interface QueuedRequest {
  address: string;
  /** How long it has waited already, to be read and handled. */
  waitedMs: number;
}

/** A queue of requests that wait for the same resource. */
export interface StandingQueue {
  /**
   * Counts a request; returns the function to call when the wait is over. `hasWaited` is false for a request that did not
   * need the resource.
   */
  enter(request: QueuedRequest): (hasWaited: boolean) => void;
  /** Whether to refuse a request of an address that comes now, because more come than leave. */
  refuses(address: string): boolean;
}

/**
 * Distinguishes a standing queue from a burst by the time spent in the queue, as CoDel does for packets (RFC 8289). A burst
 * drains, so nobody is refused because of it. The length alone says nothing where one commit takes all that waits. Each
 * wait is counted from when the request came: where more come than can be handled, they wait before they are counted here.
 * What one address or network has beyond its share of the length counts for nobody else, so that it cannot shut others out.
 * Without `calmMs`, a load near what the server can do would be a new burst each time the queue has drained.
 */
export function createStandingQueue(
  { quickMs, burstMs, shortLength, calmMs }: StandingQueueOptions,
  now: () => number = () => performance.now(),
): StandingQueue {
  const places = createShares(shortLength);
  let length = 0;
  let quickAt = now();
  let emptySince = now();
  let refusedAt = Number.NEGATIVE_INFINITY;

  return {
    enter({ address, waitedMs }) {
      const hasPlace = places.take(address, 1);
      const enteredAt = now() - waitedMs;
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
  request: QueuedRequest,
  hasWaited: (result: T) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const leave = queue.enter(request);
  let waited = false;
  try {
    const result = await work();
    waited = hasWaited(result);
    return result;
  } finally {
    leave(waited);
  }
}
