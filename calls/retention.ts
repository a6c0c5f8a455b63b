import type { Database } from '#/database/open.ts';

/** Forgets calls that began before `time`, except those a request came of that still stands. */
export function forgetCallsBefore(database: Database, time: Date): Promise<void> {
  return database.write(async (write) => {
    await write
      .deleteFrom('calls')
      .where('started_at', '<', time.toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('form_submissions').whereRef('form_submissions.call_id', '=', 'calls.id').select('id'))),
      )
      .execute();
  });
}

/** No call takes longer than this, so that one still open then lost its server. */
const longestCallMs = 2 * 3_600_000;

/** Closes calls whose server ended without a word. */
export async function closeLostCalls(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestCallMs).toISOString();
  await database.write(async (write) => {
    await write
      .updateTable('calls')
      .set((call) => ({ ended_at: call.ref('started_at'), ended_reason: 'worker-shutdown' }))
      .where('ended_at', 'is', null)
      .where('started_at', '<', before)
      .execute();
  });
}

/** How long all calls of this UTC day took that are over. */
export async function callTimeToday(database: Database, now: Date): Promise<number> {
  const midnight = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const calls = await database.db
    .selectFrom('calls')
    .select(['started_at', 'ended_at'])
    .where('started_at', '>=', midnight)
    .where('ended_at', 'is not', null)
    .execute();
  return calls.reduce((sum, call) => {
    const tookMs = Date.parse(call.ended_at ?? call.started_at) - Date.parse(call.started_at);
    return sum + Math.max(0, tookMs); // a clock that was set back between the two
  }, 0);
}
