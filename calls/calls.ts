import { sql } from 'kysely';
import { decodeCursor, encodeCursor } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import type { CallLatencyRow, CallMessageRow, CallRow, Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import type { Excerpt } from '#/http/excerpt.ts';
import { firstQuestion } from './first-question.ts';
import { type LatencySummary, latencyColumns, overallLatency, summarize } from './latency.ts';
import { findExcerpts, saidInCall, searchedWords } from './search.ts';

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

  let select = summaries(db);
  const words = searchedWords(query.q ?? '');
  for (const word of words) select = select.where(saidInCall(db, word));
  if (after) select = select.where(sql<boolean>`(started_at, calls.id) < (${after.created_at}, ${after.id})`);
  const rows = await select
    .orderBy('started_at', 'desc')
    .orderBy('calls.id', 'desc')
    .limit(query.limit + 1)
    .execute();

  const calls = rows.slice(0, query.limit);
  const last = calls.at(-1);
  return {
    items: await listed(db, calls, words),
    next_cursor: rows.length > calls.length && last ? encodeCursor({ created_at: last.started_at, id: last.id }) : null,
    latency: await overallLatency(db),
  };
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
    .select(['call_id', sql<string>`substr(text, 1, ${sql.lit(questionCharacters)})`.as('text')])
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
    question: firstQuestion((said.get(call.id) ?? []).map(({ text }) => text)),
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
