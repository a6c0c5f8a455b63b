import { setImmediate as eventsRead } from 'node:timers/promises';
import { sql } from 'kysely';
import { kindOf } from '#/database/kind-of.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { lastEventNumber } from '#/events/list-events.ts';
import { indexEach } from './search-index.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** A single row: new requests of later events are not in the index yet. */
    search_progress: { last_event: number };
    /** Requests whose words are to be read anew. */
    search_queue: { submission_id: string };
  }
}

/** A transaction makes other writers wait: some milliseconds. */
const requestsAWrite = 50;
/** Most events are of other kinds after a change of thousands of requests: passing over these takes a millisecond. */
const eventsAWrite = 5_000;
/** What a search waits for at most: some tens of milliseconds on SQLite. */
const writesASearch = 10;
/** How often a write is tried again when somebody else has what it needs, for milliseconds as a rule. */
const maxTries = 10;
/** Counting further takes longer, and nobody reads it. */
const maxCounted = 1_000;

/** How a step towards an index without backlog went. */
export interface IndexStep {
  /** `busy` when nothing could be done, because somebody else is indexing or changing what comes next. */
  outcome: 'up-to-date' | 'more' | 'busy';
  /** The last event of the log: without another one, nobody has stored or changed a request meanwhile. */
  lastEvent: number;
}

/**
 * Brings the index up to date before a search, as far as that is soon done; gives how many requests, counted up to
 * 1,000, are not in it yet.
 */
export async function catchUp(database: Database): Promise<number> {
  return (await indexUpTo(database, writesASearch)) ? 0 : countBacklog(database.db);
}

/** The same to the end, however long it takes, before a change of all that a search finds. */
export async function catchUpWholly(database: Database): Promise<void> {
  await indexUpTo(database, Number.POSITIVE_INFINITY);
}

async function indexUpTo(database: Database, maxWrites: number): Promise<boolean> {
  if (await isUpToDate(database.db)) return true;
  let tries = 0;
  for (let writes = 0; writes < maxWrites && tries < maxTries; writes++) {
    const { outcome } = await indexSome(database, { waits: true });
    if (outcome === 'up-to-date') return true;
    if (outcome === 'busy') tries++;
    // On SQLite a write blocks the thread.
    await eventsRead();
  }
  return false;
}

/** One read, without a transaction. */
export async function isUpToDate(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ behind: unknown }>`select 1 as behind from search_progress
    where last_event < (select max(number) from events) or exists (select 1 from search_queue)`.execute(db);
  return rows.length === 0;
}

async function countBacklog(db: Queries): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select
    (select count(*) from (select 1 from search_queue limit ${sql.lit(maxCounted)}) as queued) +
    (select count(*) from (select 1 from search_progress join events
      on number > last_event and number <= last_event + ${sql.lit(10 * eventsAWrite)}
      where kind = 'submission.created' limit ${sql.lit(maxCounted)}) as added) as amount`.execute(db);
  return Math.min(rows[0]?.amount ?? 0, maxCounted);
}

/**
 * Indexes some requests: new ones first, then those of the queue. What a crash takes from the index, it takes from the
 * progress, so the write need not wait for the disk. On Postgres one server does it at a time; another one waits or,
 * without `waits`, gives up. It never waits for anybody else, so that nobody waits in a circle.
 */
export function indexSome(database: Database, { waits }: { waits: boolean }): Promise<IndexStep> {
  return database.writeRelaxed(async (write) => {
    const before = await lockProgress(write, waits);
    const lastEvent = await lastEventNumber(write);
    if (before === null) return { outcome: 'busy', lastEvent };
    const added = await takeAdded(write, before, lastEvent);
    if (added.progress > before)
      await write.updateTable('search_progress').set({ last_event: added.progress }).execute();
    const queued = await takeQueued(write, requestsAWrite - added.ids.length);
    await indexEach(write, [...added.ids, ...queued.ids]);
    if (added.progress === lastEvent && queued.isAll) return { outcome: 'up-to-date', lastEvent };
    return { outcome: added.progress > before || queued.ids.length > 0 ? 'more' : 'busy', lastEvent };
  });
}

/** Indexes a request in the change of its words; the change has locked it. */
export async function indexAgain(write: Write, id: string): Promise<void> {
  await write.deleteFrom('search_queue').where('submission_id', '=', id).execute();
  await indexEach(write, [id]);
}

/** Null when another server has it. */
async function lockProgress(write: Write, waits: boolean): Promise<number | null> {
  let select = write.selectFrom('search_progress').select('last_event');
  if (kindOf(write) === 'postgres') select = waits ? select.forUpdate() : select.forUpdate().skipLocked();
  return (await select.executeTakeFirst())?.last_event ?? null;
}

/** The next new requests, and the event up to which they are all. */
async function takeAdded(write: Write, after: number, last: number): Promise<{ ids: string[]; progress: number }> {
  const end = Math.min(last, after + eventsAWrite);
  if (end <= after) return { ids: [], progress: after };
  const added = await write
    .selectFrom('events')
    .select(['number', 'subject_id'])
    .where('number', '>', after)
    .where('number', '<=', end)
    .where('kind', '=', 'submission.created')
    .orderBy('number')
    .limit(requestsAWrite)
    .execute();
  const held = await lockRequests(
    write,
    added.map(({ subject_id }) => subject_id),
  );
  const firstHeld = added.findIndex(({ subject_id }) => held.has(subject_id));
  const taken = firstHeld === -1 ? added : added.slice(0, firstHeld);
  const ids = taken.map(({ subject_id }) => subject_id);
  const next = added[firstHeld];
  if (next) return { ids, progress: next.number - 1 };
  return { ids, progress: added.length < requestsAWrite ? end : (added.at(-1)?.number ?? end) };
}

/** Takes requests off the queue. */
async function takeQueued(write: Write, limit: number): Promise<{ ids: string[]; isAll: boolean }> {
  const rows = await write
    .selectFrom('search_queue')
    .select('submission_id')
    .orderBy('submission_id')
    .limit(limit + 1)
    .execute();
  const queued = rows.slice(0, limit).map(({ submission_id }) => submission_id);
  if (queued.length === 0) return { ids: [], isAll: rows.length === 0 };
  const held = await lockRequests(write, queued);
  const free = queued.filter((id) => !held.has(id));
  if (free.length === 0) return { ids: [], isAll: false };
  let own = write.selectFrom('search_queue').select('submission_id').where('submission_id', 'in', free);
  // Another program has the row of a request that it is changing.
  if (kindOf(write) === 'postgres') own = own.forUpdate().skipLocked();
  const deleted = await write
    .deleteFrom('search_queue')
    .where('submission_id', 'in', own)
    .returning('submission_id')
    .execute();
  return { ids: deleted.map(({ submission_id }) => submission_id), isAll: deleted.length === rows.length };
}

/**
 * Keeps requests from being deleted before their words are in the index, from which they are deleted with them. Gives
 * those that cannot be locked, because somebody is deleting them or, for some milliseconds, changing them here.
 */
async function lockRequests(write: Write, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0 || kindOf(write) === 'sqlite') return new Set();
  const select = write.selectFrom('form_submissions').select('id').where('id', 'in', ids);
  const locked = await select.orderBy('id').forKeyShare().skipLocked().execute();
  if (locked.length === ids.length) return new Set();
  const held = new Set((await select.execute()).map(({ id }) => id));
  for (const { id } of locked) held.delete(id);
  return held;
}
