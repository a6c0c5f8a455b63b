import { hash, randomUUIDv7 } from 'node:crypto';
import { requestForm } from '#/content/request-form.ts';
import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { byMail, enqueue, isEnqueued } from '#/outbox/queue.ts';
import { storable } from '../changes/correct.ts';
import type { SubmissionInput } from '../request/submission-input.ts';
import { withNulls } from '../request/submission-row.ts';
import type { IdempotencyKeyTable, SentSubmission, StoredSubmission, SubmissionSource } from '../request/tables.ts';
import type { SpamReason } from '../spam/spam-reason.ts';
import { countHeldBack, countReceipt, type ReceiptLimit } from './receipt-limits.ts';

/**
 * The outcome of a request: `created` now, `repeated` (the same key and content came before; `row` is the answer of
 * then), or `key-reused` (the same key came before with other content; nothing is stored). `confirmed` says whether an
 * email to the sender was enqueued, `spamReason` whether it is spam and why; staff may have taken a repeated one out.
 */
export type Receipt =
  | { outcome: 'created' | 'repeated'; row: SentSubmission; confirmed: boolean; spamReason: SpamReason | null }
  | { outcome: 'key-reused' };

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.created': {
      data: { call_id: string | null; urgent: boolean; is_spam: boolean; spam_reason?: SpamReason };
      words: Pick<SubmissionInput, 'full_name'>;
    };
  }
}

/** Where a request came from, beside the form's fields. */
export interface Origin {
  /** The call in which it was made. */
  callId?: string | null;
  /** The visitor asked for a person. */
  urgent?: boolean;
  /** The request is stored as spam, and no email is sent. */
  spamReason?: SpamReason | null;
  /** Given for a request that may be answered before it is stored, so that a second try stores it under the same id. */
  as?: Identity;
}

export interface Identity {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** The request has waited in the spool, and may have been stored already. */
  hasWaited?: boolean;
}

export function newIdentity(): Identity {
  return { id: randomUUIDv7(), createdAt: new Date().toISOString() };
}

/** Another server stored a request under the same key between our select and our insert. */
class KeyTakenError extends Error {
  override name = 'KeyTakenError';
}

/**
 * Stores a request, its idempotency key, its event and its emails in one transaction; resolves when all of it is
 * durable. Without a key, each invocation stores a new request.
 */
export async function receiveSubmission(
  database: Database,
  input: SubmissionInput,
  idempotencyKey: string | null,
  actor: Actor,
  { callId = null, urgent = false, spamReason = null, as = newIdentity() }: Origin = {},
): Promise<Receipt> {
  const contentHash = hashContent(input);
  const row = rowOf(input, as, { callId, urgent });
  // The time of storing, not of sending: events are in the order of their times, and limits count by day.
  const now = as.hasWaited ? new Date().toISOString() : row.created_at;
  try {
    return await database.write(async (write) => {
      if (as.hasWaited && (await isStored(write, row.id))) {
        return { outcome: 'repeated', row, confirmed: false, spamReason };
      }
      const earlier = idempotencyKey === null ? null : await findByKey(write, idempotencyKey, contentHash);
      if (earlier) return earlier;
      // The emails come first: for a new request without a notice, a trigger on Postgres enqueues one itself.
      const limit = spamReason === null ? await enqueueMail(write, row, now) : null;
      const source = callId === null ? 'form' : await sourceOf(write, callId);
      const spam =
        spamReason === null
          ? { is_spam: 0, spam_reason: null, spam_at: null }
          : { is_spam: 1, spam_reason: spamReason, spam_at: now };
      await insertSubmission(write, { ...row, urgent: urgent ? 1 : 0, ...spam, source });
      if (idempotencyKey !== null)
        await keepKey(write, {
          key: idempotencyKey,
          content_hash: contentHash,
          submission_id: row.id,
          created_at: now,
        });
      // Late, since others wait for the counter until the commit, as they do for the counts by status and the last event.
      if (limit) await countHeldBack(write, now);
      const data = {
        call_id: callId,
        urgent,
        is_spam: spamReason !== null,
        ...(spamReason !== null && { spam_reason: spamReason }),
      };
      const words = { full_name: row.full_name };
      await append(write, { kind: 'submission.created', subjectId: row.id, at: now, data, words }, actor);
      return { outcome: 'created', row, confirmed: spamReason === null && limit === null, spamReason };
    });
  } catch (error) {
    if (!(error instanceof KeyTakenError) || idempotencyKey === null) throw error;
    const earlier = await findByKey(database.db, idempotencyKey, contentHash);
    if (!earlier) throw error;
    return earlier;
  }
}

/** A request as its sender gets it back. */
export function rowOf(
  input: SubmissionInput,
  { id, createdAt }: Identity,
  { callId = null, urgent = false }: Origin,
): SentSubmission {
  return {
    id,
    // The content hash covers the phone numbers as sent.
    ...storable(input),
    status: 'new',
    notes: null,
    created_at: createdAt,
    version: 1,
    call_id: callId,
    urgent,
  };
}

async function isStored(write: Write, id: string): Promise<boolean> {
  const row = await write.selectFrom('form_submissions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const receiptKind = 'submission.receipt';

/** Enqueues the notice to staff, and the receipt to the request's address. Resolves to the limit that holds the receipt back. */
async function enqueueMail(write: Write, { id, email }: SentSubmission, now: string): Promise<ReceiptLimit | null> {
  const entry = { ...byMail, subjectId: id, now };
  await enqueue(write, { ...entry, kind: 'submission.notice' });
  const limit = await countReceipt(write, email, now);
  await enqueue(write, { ...entry, kind: receiptKind, skipReason: limit && `${limit}-limit` });
  return limit;
}

/** The outcome of an earlier request under this key; null without one. */
export function findReceipt(db: Queries, input: SubmissionInput, idempotencyKey: string): Promise<Receipt | null> {
  return findByKey(db, idempotencyKey, hashContent(input));
}

async function findByKey(db: Queries, key: string, contentHash: string): Promise<Receipt | null> {
  const [earlier] = (await selectByKey(db, { key })).rows;
  if (!earlier) return null;
  const { content_hash, id, created_at, call_id, urgent, spam_reason: spamReason, ...fields } = earlier;
  if (content_hash !== contentHash) return { outcome: 'key-reused' };
  // The visitor gets the first answer again and must not see what staff have changed since.
  const confirmed = await isEnqueued(db, receiptKind, id);
  const asSent = { status: 'new', notes: null, created_at, version: 1, call_id, urgent: urgent !== 0 } as const;
  return { outcome: 'repeated', row: { id, ...withNulls(fields), ...asSent }, confirmed, spamReason };
}

async function keepKey(write: Write, row: IdempotencyKeyTable): Promise<void> {
  const kept = await insertKey(write, row);
  if (kept.numAffectedRows === 0n) throw new KeyTakenError();
}

/** The hash does not depend on the order of the fields or on empty ones. */
export function hashContent(input: SubmissionInput): string {
  const given = Object.entries(input).filter(([, value]) => value !== null);
  return hash('sha256', JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))), 'base64url');
}

/** Deletes old keys: they are guaranteed for 24 hours, after which a new request may reuse one. */
export async function forgetKeysBefore(database: Database, time: Date): Promise<void> {
  await database.db.deleteFrom('idempotency_keys').where('created_at', '<', time.toISOString()).execute();
}

/** A call is stored without waiting: where it is missing yet, a trigger corrects the source when it comes. */
async function sourceOf(write: Write, callId: string): Promise<SubmissionSource> {
  const call = await write.selectFrom('calls').select('backend').where('id', '=', callId).executeTakeFirst();
  return call?.backend === 'chat' ? 'chat' : 'call';
}

const sentColumns = [
  'id',
  ...requestForm.map(({ name }) => name),
  'created_at',
  'call_id',
  'urgent',
] satisfies (keyof StoredSubmission)[];

type NewSubmission = Omit<StoredSubmission, 'assignee_id' | 'contacted_at' | 'deleted_at' | 'joined_to'>;

const insertedColumns = [
  ...sentColumns,
  'status',
  'notes',
  'version',
  'source',
  'is_spam',
  'spam_reason',
  'spam_at',
] as const;

const insertSubmission = prepared((db, row: NewSubmission) =>
  db
    .insertInto('form_submissions')
    .values(Object.fromEntries(insertedColumns.map((column) => [column, row[column]])) as unknown as NewSubmission),
);

const insertKey = prepared((db, { key, content_hash, submission_id, created_at }: IdempotencyKeyTable) =>
  db
    .insertInto('idempotency_keys')
    .values({ key, content_hash, submission_id, created_at })
    .onConflict((conflict) => conflict.doNothing()),
);

const selectByKey = prepared((db, { key }: { key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .innerJoin('form_submissions', 'form_submissions.id', 'idempotency_keys.submission_id')
    .select([...sentColumns.map((column) => `form_submissions.${column}` as const), 'content_hash', 'spam_reason'])
    .where('key', '=', key),
);
