import { availableParallelism } from 'node:os';

/** Lets a fixed number run at once; the others wait in order. */
export interface Semaphore {
  /** Takes a permit now, or returns null when there is none. The result releases it. */
  tryAcquire(): (() => void) | null;
  /** Waits for a permit; rejects with the signal's reason when that aborts first. */
  acquire(signal: AbortSignal): Promise<() => void>;
}

/** One permit per core by default: more programs at once would only slow each other down. */
export function createSemaphore(most = availableParallelism()): Semaphore {
  let taken = 0;
  const waiting: ((leave: () => void) => void)[] = [];

  function occupy(): () => void {
    taken += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      taken -= 1;
      waiting.shift()?.(occupy());
    };
  }

  return {
    tryAcquire: () => (taken < most ? occupy() : null),
    acquire(signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (taken < most) return Promise.resolve(occupy());
      return new Promise((resolve, reject) => {
        const enter = (leave: () => void) => {
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal.reason);
        };
        waiting.push(enter);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
