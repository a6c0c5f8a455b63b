export type QueueResult<T> = { ran: true; value: T } | { ran: false };

export interface FairQueueOptions {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many tasks wait at most, and as many again that go first. */
  maxWaiting: number;
}

/** Limits concurrent tasks. Only one task per group waits, so a group with a thousand tasks cannot delay the others. */
export interface FairQueue {
  /**
   * Does not run `work` when a task of its group waits already or the queue is full. Tasks that go first have a queue of
   * their own, so that others cannot fill it.
   */
  run<T>(group: string, work: () => Promise<T>, goesFirst?: boolean): Promise<QueueResult<T>>;
}

export function createFairQueue({ atOnce, maxWaiting }: FairQueueOptions): FairQueue {
  /** By group, in order of arrival. */
  const first = new Map<string, () => void>();
  const others = new Map<string, () => void>();
  let running = 0;

  function handOver(): void {
    const waiting = first.size > 0 ? first : others;
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
    async run(group, work, goesFirst = false) {
      const waiting = goesFirst ? first : others;
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
