import type { Database } from '#/database/open.ts';
import type { DailyCountTable, Queries } from '#/database/schema.ts';

/** What is counted: the steps from a visit to a request, and page views. */
export type CountedEvent = 'visit' | 'demo-started' | 'request-sent' | 'page-view';

/** How often something happened on one day (UTC, `2026-11-21`). */
export type DailyCount = DailyCountTable;

/** Adds to the stored totals; several servers may do so at once. */
export function addCounts(database: Database, counts: DailyCount[]): Promise<void> {
  // Every server updates rows in the same order, so that two of them cannot deadlock.
  const inOrder = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return database.write(async (write) => {
    for (const count of inOrder) {
      await write
        .insertInto('daily_counts')
        .values(count)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'event', 'page'])
            .doUpdateSet((row) => ({ total: row('daily_counts.total', '+', row.ref('excluded.total')) })),
        )
        .execute();
    }
  });
}

/** Counts of the same day, event and page share a row. */
export function keyOf({ day, event, page }: Omit<DailyCount, 'total'>): string {
  return `${day} ${event} ${page}`;
}

export interface VisitReport {
  /** Newest first, including days on which nothing happened. */
  days: { day: string; visits: number; demos_started: number; requests_sent: number }[];
  /** Over all of these days, most viewed first. */
  pages: { page: string; views: number }[];
}

/** The last `length` days, including `today`. */
export async function reportVisits(db: Queries, today: Date, length: number): Promise<VisitReport> {
  const days = Array.from({ length }, (_, ago) => dayOf(today.getTime() - ago * 86_400_000));
  const oldest = days.at(-1) ?? dayOf(today.getTime());
  const counts = await db
    .selectFrom('daily_counts')
    .select(['day', 'event', 'page', 'total'])
    .where('day', '>=', oldest)
    .execute();

  const views = new Map<string, number>();
  for (const { event, page, total } of counts) {
    if (event === 'page-view') views.set(page, (views.get(page) ?? 0) + total);
  }
  const totals = new Map(counts.map(({ day, event, total }) => [`${day} ${event}`, total]));
  const of = (day: string, event: CountedEvent) => totals.get(`${day} ${event}`) ?? 0;
  return {
    days: days.map((day) => ({
      day,
      visits: of(day, 'visit'),
      demos_started: of(day, 'demo-started'),
      requests_sent: of(day, 'request-sent'),
    })),
    pages: [...views].map(([page, count]) => ({ page, views: count })).sort((one, other) => other.views - one.views),
  };
}

/** The UTC day of a time in milliseconds since 1970. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
