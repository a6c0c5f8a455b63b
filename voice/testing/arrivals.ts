/** Counts events, so that a test can wait for them instead of sleeping. */
export interface Arrivals {
  add(): void;
  /** Resolves when this many have arrived, earlier ones included. */
  until(count: number): Promise<void>;
}

export function createArrivals(): Arrivals {
  let count = 0;
  let waiting: { count: number; resolve: () => void }[] = [];
  return {
    add() {
      count += 1;
      for (const wait of waiting) if (wait.count <= count) wait.resolve();
      waiting = waiting.filter((wait) => wait.count > count);
    },
    until: (wanted) =>
      count >= wanted
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push({ count: wanted, resolve });
          }),
  };
}
