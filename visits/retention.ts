import type { Database } from '#/database/open.ts';

/** How many days before the one of `time` (UTC) have counts. */
export async function countVisitDaysBefore({ db }: Database, time: Date): Promise<number> {
  const days = await db.selectFrom('daily_counts').select('day').distinct().where('day', '<', dayOf(time)).execute();
  return days.length;
}

/** Deletes them; resolves to how many days. */
export async function forgetVisitsBefore(database: Database, time: Date): Promise<number> {
  const days = await countVisitDaysBefore(database, time);
  if (days > 0) await database.db.deleteFrom('daily_counts').where('day', '<', dayOf(time)).execute();
  return days;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
