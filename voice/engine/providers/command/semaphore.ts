import { availableParallelism } from 'node:os';

/** Lets so many run at once and the others wait in turn. */
export interface Places {
  /** Takes a place now, or returns null when there is none. The result gives it back. */
  take(): (() => void) | null;
  /** Waits for a place; rejects with the signal's reason when that aborts first. */
  wait(signal: AbortSignal): Promise<() => void>;
}

/** As many as there are cores: more programs at once would only make each slower. */
export function createPlaces(most = availableParallelism()): Places {
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
    take: () => (taken < most ? occupy() : null),
    wait(signal) {
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
