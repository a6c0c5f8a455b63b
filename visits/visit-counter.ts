import type { Database } from '#/database/open.ts';
import { addCounts, type CountedEvent, type DailyCount, dayOf, keyOf } from './daily-counts.ts';

export interface VisitCounterOptions {
  database: Database;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Daily totals of the site. It receives nothing about a visitor, so it can reveal nothing about one. */
export interface VisitCounter {
  /** Counts one event; `page` is the path of the page, given for page views only. */
  count(event: CountedEvent, page?: string): void;
  /** Writes the counts since the last flush; a failed flush keeps them for the next. */
  write(): Promise<void>;
}

/** Counts in memory, so that a page view never waits for the disk. */
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
