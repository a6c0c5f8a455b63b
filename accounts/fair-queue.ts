export type QueueResult<T> = { ran: true; value: T } | { ran: false };

export interface FairQueueOptions {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many wait at most. */
  maxWaiting: number;
}

/** Runs few pieces of work at once. Of each group one may wait, so a group that asks a thousand times waits like any other. */
export interface FairQueue {
  /** Does not run `work` when one of its group waits already, or too many do. */
  run<T>(group: string, work: () => Promise<T>): Promise<QueueResult<T>>;
}

export function createFairQueue({ atOnce, maxWaiting }: FairQueueOptions): FairQueue {
  /** In the order in which they came. */
  const waiting = new Map<string, () => void>();
  let running = 0;

  function handOver(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [group, start] = next;
    waiting.delete(group);
    start();
  }

  return {
    async run(group, work) {
      if (running < atOnce) running += 1;
      else if (waiting.has(group) || waiting.size >= maxWaiting) return { ran: false };
      else await new Promise<void>((start) => void waiting.set(group, start));
      try {
        return { ran: true, value: await work() };
      } finally {
        handOver();
      }
    },
  };
}
