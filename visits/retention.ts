import type { Database } from '#/database/open.ts';

/** How many days before the one of `time` (UTC) have counts. */
export async function countVisitDaysBefore({ db }: Database, time: Date): Promise<number> {
  const days = await db.selectFrom('daily_counts').select('day').distinct().where('day', '<', dayOf(time)).execute();
  return days.length;
}

export async function forgetVisitsBefore({ db }: Database, time: Date): Promise<void> {
  await db.deleteFrom('daily_counts').where('day', '<', dayOf(time)).execute();
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
