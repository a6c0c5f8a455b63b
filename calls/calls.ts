import { sql } from 'kysely';
import { decodeCursor, encodeCursor } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import type { CallLatencyRow, CallMessageRow, CallRow, Queries } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { type LatencySummary, latencyColumns, overallLatency, summarize } from './latency.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'call.deleted': { data: Record<never, never>; words: null };
  }
}

/** A call as a list shows it. */
export interface CallSummary extends CallRow {
  /** The number of stored messages. */
  messages: number;
  /** The request made in the call, if it still exists. */
  request_id: string | null;
}

export interface CallPage {
  items: CallSummary[];
  next_cursor: string | null;
  /** Over the latest calls, regardless of the search. */
  latency: LatencySummary;
}

export interface CallQuery {
  /** A text to find in the transcript, ignoring case. */
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
  const words = query.q?.trim().split(/\s+/).filter(Boolean) ?? [];
  for (const word of words) select = select.where(saidSomewhere(database, word));
  if (after) select = select.where(sql<boolean>`(started_at, calls.id) < (${after.created_at}, ${after.id})`);
  const rows = await select
    .orderBy('started_at', 'desc')
    .orderBy('calls.id', 'desc')
    .limit(query.limit + 1)
    .execute();

  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: rows.length > items.length && last ? encodeCursor({ created_at: last.started_at, id: last.id }) : null,
    latency: await overallLatency(db),
  };
}

function saidSomewhere({ kind }: Database, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const like = kind === 'postgres' ? sql.raw('ilike') : sql.raw('like'); // SQLite's `like` ignores case
  return sql<boolean>`exists (select 1 from call_messages
    where call_messages.call_id = calls.id and text ${like} ${pattern} escape '\\')`;
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
  return database.write(async (write) => {
    await write.updateTable('form_submissions').set({ call_id: null }).where('call_id', '=', id).execute();
    const deleted = await write.deleteFrom('calls').where('id', '=', id).executeTakeFirst();
    if (deleted.numDeletedRows === 0n) return false;
    await append(write, { kind: 'call.deleted', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}
