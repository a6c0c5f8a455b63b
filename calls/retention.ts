import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import { systemActor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { Channel } from '#/voice/engine/ports.ts';
import { chatBackend } from './recorder.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'call.expired': { data: Record<never, never>; words: null };
  }
}

/** A transaction makes other writers wait, so expired calls are deleted in several of limited size. */
const callsAWrite = 100;

/** Deletes calls that began before `time`, except those with a request that still exists; resolves to how many. */
export async function forgetCallsBefore(database: Database, time: Date): Promise<number> {
  let all = 0;
  let forgotten: number;
  do {
    forgotten = await forgetSome(database, time);
    all += forgotten;
  } while (forgotten === callsAWrite);
  return all;
}

/** How many they are. */
export async function countCallsBefore({ db }: Database, time: Date): Promise<number> {
  const { total } = await expiredCalls(db, time)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function expiredCalls(db: Queries, time: Date) {
  return db
    .selectFrom('calls')
    .where('started_at', '<', time.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('form_submissions').whereRef('form_submissions.call_id', '=', 'calls.id').select('id'))),
    );
}

/** Resolves to the number of deleted calls. */
function forgetSome(database: Database, time: Date): Promise<number> {
  return database.write(async (write) => {
    const expired = expiredCalls(write, time)
      .select('calls.id')
      .orderBy('started_at')
      .orderBy('calls.id')
      .limit(callsAWrite);
    const forgotten = await write.deleteFrom('calls').where('id', 'in', expired).returning('id').execute();
    for (const { id } of forgotten) {
      await append(write, { kind: 'call.expired', subjectId: id, data: {}, words: null }, systemActor);
    }
    return forgotten.length;
  });
}

/** Longer than any call: one still open after this was orphaned by a crash. */
const longestCallMs = 2 * 3_600_000;

/** Marks calls as ended whose server crashed. */
export async function closeLostCalls(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestCallMs).toISOString();
  await database.write(async (write) => {
    const lost = await write
      .updateTable('calls')
      .set((call) => ({ ended_at: call.ref('started_at'), ended_reason: 'worker-shutdown' }))
      .where('ended_at', 'is', null)
      .where('started_at', '<', before)
      .returning('id')
      .execute();
    for (const { id } of lost) {
      await append(write, { kind: 'call.ended', subjectId: id, data: {}, words: null }, systemActor);
    }
  });
}

/** The total duration of the ended calls, or chats, of this UTC day, in milliseconds. */
export async function callTimeToday(database: Database, now: Date, channel: Channel = 'voice'): Promise<number> {
  const midnight = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const calls = await database.db
    .selectFrom('calls')
    .select(['started_at', 'ended_at'])
    .where('started_at', '>=', midnight)
    .where('backend', channel === 'chat' ? '=' : '<>', chatBackend)
    .where('ended_at', 'is not', null)
    .execute();
  return calls.reduce((sum, call) => {
    const tookMs = Date.parse(call.ended_at ?? call.started_at) - Date.parse(call.started_at);
    return sum + Math.max(0, tookMs); // the clock may have been set back during a call
  }, 0);
}
