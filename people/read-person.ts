import { sql } from 'kysely';
import { type CallDetails, getCall } from '#/calls/calls.ts';
import type { Queries } from '#/database/schema.ts';
import { type HistoryItem, readHistory } from '#/inbox/changes/history.ts';
import { isFrom, requestsOf } from '#/inbox/changes/same-person.ts';
import { joinedAbove, joinedOrDeletedBelow } from '#/inbox/joined/joined-tree.ts';
import { type Reply, readReplies } from '#/inbox/replies/reply.ts';
import { columns, type ReadSubmission } from '#/inbox/request/submission-row.ts';
import { type AnswerElsewhere, answersElsewhere } from './answers-elsewhere.ts';

/** More are not listed in short: one person wrote so many only by abuse. */
const maxListed = 500;

/** What is held of a person, in short. */
export interface PersonSummary {
  address: string;
  /** How many requests there are; those listed are the newest. */
  requests: number;
  items: (Pick<ReadSubmission, 'id' | 'full_name' | 'created_at' | 'status' | 'source'> & {
    is_spam: boolean;
    is_deleted: boolean;
    call_id: string | null;
  })[];
  calls: number;
  replies: number;
  answers: number;
  mails: number;
  /** Requests of other addresses that staff joined to these: they are somebody else's, or the same person's. */
  joined_elsewhere: { id: string; email: string }[];
}

/** Null when nothing is held. */
export async function summarizePerson(db: Queries, address: string): Promise<PersonSummary | null> {
  const all = await requestsOf(db, address, Number.MAX_SAFE_INTEGER);
  const elsewhere = await answersElsewhere(db, address);
  if (all.length === 0 && elsewhere.length === 0) return null;
  const counted = await countParts(db, address);
  const listed = all.slice(0, maxListed);
  const rows = await readRows(db, listed);
  return {
    address,
    requests: all.length,
    items: rows.map(({ id, full_name, created_at, status, source, is_spam, deleted_at, call_id }) => ({
      id,
      full_name,
      created_at,
      status,
      source,
      is_spam: is_spam !== 0,
      is_deleted: deleted_at !== null,
      call_id,
    })),
    ...counted,
    answers: counted.answers + elsewhere.length,
    joined_elsewhere: await joinedElsewhere(db, listed),
  };
}

/** One request with all that belongs to it, as it is handed over. */
export interface RequestRecord extends Omit<ReadSubmission, 'urgent' | 'is_spam'> {
  urgent: boolean;
  is_spam: boolean;
  deleted_at: string | null;
  labels: string[];
  replies: Reply[];
  answers: Pick<AnswerElsewhere, 'id' | 'received_at' | 'from_name' | 'subject' | 'text' | 'quoted'>[];
  emails: { kind: string; created_at: string; delivered_at: string | null }[];
  /** Copies that other programs got by webhooks. */
  passed_on: { created_at: string; delivered_at: string | null }[];
  history: HistoryItem[];
  call: Pick<CallDetails, 'id' | 'started_at' | 'ended_at' | 'desk' | 'backend' | 'transcript'> | null;
}

/** All requests, one after the other, so that no more than one is held in memory. */
export async function* readRequests(
  db: Queries,
  address: string,
  nameOf: (accountIds: string[]) => Promise<ReadonlyMap<string, string>>,
): AsyncGenerator<RequestRecord> {
  for (const id of await requestsOf(db, address, Number.MAX_SAFE_INTEGER)) {
    const [row] = await readRows(db, [id]);
    if (!row) continue; // erased meanwhile
    yield { ...row, urgent: row.urgent !== 0, is_spam: row.is_spam !== 0, ...(await readParts(db, row, nameOf)) };
  }
}

async function readParts(
  db: Queries,
  { id, call_id }: { id: string; call_id: string | null },
  nameOf: (accountIds: string[]) => Promise<ReadonlyMap<string, string>>,
) {
  const replies = await readReplies(db, id);
  const labels = await db
    .selectFrom('submission_labels')
    .select('label')
    .where('submission_id', '=', id)
    .orderBy('label')
    .execute();
  const answers = await db
    .selectFrom('submission_answers')
    .select(['id', 'received_at', 'from_name', 'subject', 'text', 'quoted'])
    .where('submission_id', '=', id)
    .orderBy('received_at')
    .execute();
  const messages = await db
    .selectFrom('outbox')
    .select(['channel', 'kind', 'created_at', 'delivered_at'])
    .where('subject_id', 'in', [id, ...replies.map((reply) => reply.id)])
    .orderBy('created_at')
    .execute();
  const call = call_id === null ? null : await getCall(db, call_id);
  return {
    labels: labels.map(({ label }) => label),
    replies,
    answers,
    emails: messages
      .filter(({ channel }) => channel !== 'webhook')
      .map(({ kind, created_at, delivered_at }) => ({ kind, created_at, delivered_at })),
    passed_on: messages
      .filter(({ channel, delivered_at }) => channel === 'webhook' && delivered_at !== null)
      .map(({ created_at, delivered_at }) => ({ created_at, delivered_at })),
    history: await readHistory(db, id, nameOf, Number.MAX_SAFE_INTEGER),
    call: call && {
      id: call.id,
      started_at: call.started_at,
      ended_at: call.ended_at,
      desk: call.desk,
      backend: call.backend,
      transcript: call.transcript,
    },
  };
}

async function readRows(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('form_submissions')
    .select([...columns, 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function countParts(db: Queries, address: string) {
  const plain = sql<boolean>`substr(lower(email), 1, 24) = substr(lower(${address}), 1, 24)
    and substr(lower(email), 1, 320) = substr(lower(${address}), 1, 320)`;
  const own = sql`select id from form_submissions where ${isFrom(db, address, plain)}`;
  const { rows } = await sql<Record<'calls' | 'replies' | 'answers' | 'mails', number>>`with own as (${own})
    select
      (select count(distinct call_id) from form_submissions where id in (select id from own)) as calls,
      (select count(*) from submission_replies where submission_id in (select id from own)) as replies,
      (select count(*) from submission_answers where submission_id in (select id from own)) as answers,
      (select count(*) from outbox where subject_id in (select id from own)) as mails`.execute(db);
  const { calls = 0, replies = 0, answers = 0, mails = 0 } = rows[0] ?? {};
  return { calls: Number(calls), replies: Number(replies), answers: Number(answers), mails: Number(mails) };
}

async function joinedElsewhere(db: Queries, ids: string[]): Promise<PersonSummary['joined_elsewhere']> {
  const own = new Set(ids);
  const around = [...(await joinedAbove(db, ids)), ...(await joinedOrDeletedBelow(db, ids))].map(({ id }) => id);
  const others = [...new Set(around)].filter((id) => !own.has(id));
  if (others.length === 0) return [];
  return db.selectFrom('form_submissions').select(['id', 'email']).where('id', 'in', others).limit(50).execute();
}
