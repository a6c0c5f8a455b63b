import { setImmediate as eventsRead } from 'node:timers/promises';
import { sql } from 'kysely';
import { decodeCursor, encodeCursor, type Position } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import type { CallLatencyRow, CallMessageRow, CallRow, Queries, Write } from '#/database/schema.ts';
import { sealerOf } from '#/database/sealing-plugin.ts';
import type { Actor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import type { Excerpt } from '#/http/excerpt.ts';
import { firstQuestion } from './first-question.ts';
import { type LatencySummary, latencyColumns, overallLatency, summarize } from './latency.ts';
import { findExcerpts, saidInCall, searchedWords, whereSaid } from './search.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** Its transcript is stored by then. */
    'call.ended': { data: Record<never, never>; words: null };
    'call.deleted': { data: Record<never, never>; words: null };
  }
}

export interface CallSummary extends CallRow {
  /** The number of stored messages. */
  messages: number;
  /** The request made in the call, if it still exists. */
  request_id: string | null;
}

/** A call as a list shows it. */
export interface ListedCall extends CallSummary {
  /** Who made that request. */
  request_name: string | null;
  /** What the visitor asked first, or else said first; its beginning. */
  question: string | null;
  /** Where a search is met; null without one. */
  hit: Excerpt | null;
}

export interface CallPage {
  items: ListedCall[];
  next_cursor: string | null;
  /** Over the latest calls, regardless of the search. */
  latency: LatencySummary;
}

export interface CallQuery {
  /** Words to find in the transcript, ignoring case and accents. */
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One page of calls, newest first, paged by key. Null for an invalid cursor. */
export async function listCalls(database: Database, query: CallQuery): Promise<CallPage | null> {
  const { db } = database;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && !after) return null;

  const words = searchedWords(query.q ?? '');
  const rows = await (words.length > 0 && sealerOf(db) ? readSealed : readPlain)(db, words, after, query.limit + 1);

  const calls = rows.slice(0, query.limit);
  const last = calls.at(-1);
  return {
    items: await listed(db, calls, words),
    next_cursor: rows.length > calls.length && last ? encodeCursor({ created_at: last.started_at, id: last.id }) : null,
    latency: await overallLatency(db),
  };
}

function pageAfter(db: Queries, after: Position | null, limit: number) {
  let select = summaries(db).orderBy('started_at', 'desc').orderBy('calls.id', 'desc').limit(limit);
  if (after) select = select.where(sql<boolean>`(started_at, calls.id) < (${after.created_at}, ${after.id})`);
  return select;
}

function readPlain(db: Queries, words: string[], after: Position | null, limit: number): Promise<CallSummary[]> {
  let select = pageAfter(db, after, limit);
  for (const word of words) select = select.where(saidInCall(db, word));
  return select.execute();
}

/** Some milliseconds, in which nothing else is done on SQLite. */
const callsARead = 50;

/** The database cannot look into sealed texts: calls are opened one after the other, as many as their retention leaves. */
async function readSealed(db: Queries, words: string[], after: Position | null, limit: number): Promise<CallSummary[]> {
  const found: CallSummary[] = [];
  for (let from = after; found.length < limit; ) {
    const calls = await pageAfter(db, from, callsARead).execute();
    const matching = await whereSaid(
      db,
      calls.map(({ id }) => id),
      words,
    );
    found.push(...calls.filter(({ id }) => matching.has(id)));
    const last = calls.at(-1);
    if (!last || calls.length < callsARead) break;
    from = { created_at: last.started_at, id: last.id };
    await eventsRead();
  }
  return found.slice(0, limit);
}

async function namesOf(db: Queries, requests: string[]): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map();
  const rows = await db
    .selectFrom('form_submissions')
    .select(['id', 'full_name'])
    .where('id', 'in', requests)
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

/** Enough to see what a call was about. */
const questionCharacters = 200;
/** Whoever has not asked by then has said what it is about. */
const openingMessages = 20;

async function listed(db: Queries, calls: CallSummary[], words: string[]): Promise<ListedCall[]> {
  if (calls.length === 0) return [];
  const ids = calls.map(({ id }) => id);
  const names = await namesOf(
    db,
    calls.flatMap(({ request_id }) => request_id ?? []),
  );
  const openings = await db
    .selectFrom('call_messages')
    .select(['call_id', 'text'])
    .where('call_id', 'in', ids)
    .where('role', '=', 'user')
    .where('position', '<', openingMessages)
    .orderBy('call_id')
    .orderBy('position')
    .execute();
  const said = Map.groupBy(openings, ({ call_id }) => call_id);
  const hits = await findExcerpts(db, ids, words);
  return calls.map((call) => ({
    ...call,
    request_name: names.get(call.request_id ?? '') ?? null,
    question: firstQuestion((said.get(call.id) ?? []).map(({ text }) => text.slice(0, questionCharacters))),
    hit: hits.get(call.id) ?? null,
  }));
}

function summaries(db: Queries) {
  return db
    .selectFrom('calls')
    .select(['calls.id', 'backend', 'desk', 'started_at', 'ended_at', 'ended_reason'])
    .select((call) => [
      sql<number>`(select count(*) from call_messages where call_id = calls.id)`.as('messages'),
      call
        .selectFrom('form_submissions')
        .whereRef('form_submissions.call_id', '=', 'calls.id')
        .where('deleted_at', 'is', null)
        .select('form_submissions.id')
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('request_id'),
    ]);
}

export interface CallDetails extends CallSummary {
  transcript: Pick<CallMessageRow, 'role' | 'text' | 'said_at'>[];
  latency: LatencySummary;
  /** The latencies of each answer. */
  turns: Omit<CallLatencyRow, 'call_id'>[];
}

export async function getCall(db: Queries, id: string): Promise<CallDetails | null> {
  const call = await summaries(db).where('calls.id', '=', id).executeTakeFirst();
  if (!call) return null;
  const transcript = await db
    .selectFrom('call_messages')
    .select(['role', 'text', 'said_at'])
    .where('call_id', '=', id)
    .orderBy('position')
    .execute();
  const turns = await db
    .selectFrom('call_latency')
    .select(['turn', ...latencyColumns])
    .where('call_id', '=', id)
    .orderBy('turn')
    .execute();
  return { ...call, transcript, latency: summarize(turns), turns };
}

/** The id of the call with this token hash that began since `time`; null when there is none. */
export async function findCallByToken(db: Queries, tokenHash: string, time: Date): Promise<string | null> {
  const call = await db
    .selectFrom('calls')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('started_at', '>=', time.toISOString())
    .executeTakeFirst();
  return call?.id ?? null;
}

/** Deletes a call and its transcript, but not a request made in it. False when there is no such call. */
export function deleteCall(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => (await eraseCalls(write, [id], actor)).calls === 1);
}

/** The same for several, in a transaction of the caller's. */
export async function eraseCalls(
  write: Write,
  ids: string[],
  actor: Actor,
): Promise<{ calls: number; messages: number }> {
  if (ids.length === 0) return { calls: 0, messages: 0 };
  await write.updateTable('form_submissions').set({ call_id: null }).where('call_id', 'in', ids).execute();
  const { messages } = await write
    .selectFrom('call_messages')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .where('call_id', 'in', ids)
    .executeTakeFirstOrThrow();
  const erased = await write.deleteFrom('calls').where('id', 'in', ids).returning('id').execute();
  const events = erased.map(({ id }): NewEvent => ({ kind: 'call.deleted', subjectId: id, data: {}, words: null }));
  await appendAll(write, events, actor);
  return { calls: erased.length, messages: Number(messages) };
}
