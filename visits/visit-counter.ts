import type { Database } from '#/database/open.ts';
import { addCounts, type CountedEvent, type DailyCount, dayOf, keyOf } from './daily-counts.ts';

export interface VisitCounterOptions {
  database: Database;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Sums of what happens on the site. Nothing about a visitor is taken in, so nothing about one can be given away. */
export interface VisitCounter {
  /** One more of this event; `page` is the path of the page, for page views alone. */
  count(event: CountedEvent, page?: string): void;
  /** Writes what was counted since the last time; when that fails it is kept for the next. */
  write(): Promise<void>;
}

/** Counts in memory: a page that is asked for never waits for a disk because of it. */
export function createVisitCounter({ database, now }: VisitCounterOptions): VisitCounter {
  let counts = new Map<string, DailyCount>();

  function add(count: DailyCount): void {
    const key = keyOf(count);
    counts.set(key, { ...count, total: count.total + (counts.get(key)?.total ?? 0) });
  }

  return {
    count: (event, page = '') => add({ day: dayOf(now()), event, page, total: 1 }),
    async write() {
      if (counts.size === 0) return;
      const written = [...counts.values()];
      counts = new Map();
      try {
        await addCounts(database, written);
      } catch (error) {
        for (const count of written) add(count);
        throw error;
      }
    },
  };
}
