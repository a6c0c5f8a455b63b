export type QueueResult<T> = { ran: true; value: T } | { ran: false };

export interface FairQueueOptions {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many tasks wait at most. */
  maxWaiting: number;
}

/** Limits concurrent tasks. Only one task per group waits, so a group with a thousand tasks cannot delay the others. */
export interface FairQueue {
  /** Does not run `work` when a task of its group waits already or the queue is full. */
  run<T>(group: string, work: () => Promise<T>): Promise<QueueResult<T>>;
}

export function createFairQueue({ atOnce, maxWaiting }: FairQueueOptions): FairQueue {
  /** By group, in order of arrival. */
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
