import { hash, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { operator } from '#/content/operator.ts';
import { requestForm } from '#/content/request-form.ts';
import { decodeCursor, encodeCursor } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { Field } from '#/forms/field.ts';
import { byMail, enqueue, isEnqueued } from '#/outbox/queue.ts';
import { createPhoneReader } from './phone-reader.ts';
import { countReceipt } from './receipt-limits.ts';
import type { SubmissionInput } from './submission-input.ts';
import type { SubmissionStatus } from './submission-status.ts';
import type { IdempotencyKeyTable, StoredSubmission, SubmissionRow } from './tables.ts';

/**
 * The outcome of a request: `created` now, `repeated` (the same key and content came before; `row` is the answer of
 * then), or `key-reused` (the same key came before with other content; nothing is stored). `confirmed` says whether an
 * email to the sender was enqueued.
 */
export type Receipt =
  | { outcome: 'created' | 'repeated'; row: SubmissionRow; confirmed: boolean }
  | { outcome: 'key-reused' };

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.created': {
      data: { call_id: string | null; urgent: boolean; is_spam: boolean };
      words: Pick<SubmissionInput, 'full_name'>;
    };
    'submission.status_changed': { data: { from: SubmissionStatus | null; to: SubmissionStatus }; words: null };
  }
}

/** Where a request came from, beside the form's fields. */
export interface Origin {
  /** The call in which it was made. */
  callId?: string | null;
  /** The visitor asked for a person. */
  urgent?: boolean;
  /** A bot filled in the honeypot: the request is stored as completed, and no email is sent. */
  isSpam?: boolean;
}

/** How spam is stored: staff find it under this status with these notes, and can set a false positive to new. */
const spam = {
  status: 'completed',
  notes: 'Taken for spam: a field that people do not see was filled in. No email was sent.',
} as const;

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
  { callId = null, urgent = false, isSpam = false }: Origin = {},
): Promise<Receipt> {
  const contentHash = hashContent(input);
  const row: SubmissionRow = {
    id: randomUUIDv7(),
    ...storable(input),
    status: 'new',
    notes: null,
    created_at: new Date().toISOString(),
    version: 1,
    call_id: callId,
    urgent,
  };
  try {
    return await database.write(async (write) => {
      const earlier = idempotencyKey === null ? null : await findByKey(write, idempotencyKey, contentHash);
      if (earlier) return earlier;
      // The emails come first: for a new request without a notice, a trigger on Postgres enqueues one itself.
      const confirmed = !isSpam && (await enqueueMail(write, row));
      await insertSubmission(write, { ...row, ...(isSpam && spam), urgent: urgent ? 1 : 0 });
      if (idempotencyKey !== null) await keepKey(write, idempotencyKey, contentHash, row);
      const data = { call_id: callId, urgent, is_spam: isSpam };
      const words = { full_name: row.full_name };
      await append(write, { kind: 'submission.created', subjectId: row.id, at: row.created_at, data, words }, actor);
      return { outcome: 'created', row, confirmed };
    });
  } catch (error) {
    if (!(error instanceof KeyTakenError) || idempotencyKey === null) throw error;
    const earlier = await findByKey(database.db, idempotencyKey, contentHash);
    if (!earlier) throw error;
    return earlier;
  }
}

const receiptKind = 'submission.receipt';

const readPhone = createPhoneReader(operator.phoneCountry);
const phoneFields = requestForm.filter((field: Field) => field.kind === 'phone');

/** Formats phone numbers as staff dial them; the content hash covers the numbers as sent. */
function storable(input: SubmissionInput): SubmissionInput {
  const row = { ...input };
  for (const { name } of phoneFields) {
    const typed = input[name];
    if (typed !== null) Object.assign(row, { [name]: readPhone(typed) });
  }
  return row;
}

/**
 * Enqueues the notice to staff, and the receipt to the request's address unless a limit holds it back. Resolves to
 * whether the receipt will be sent.
 */
async function enqueueMail(write: Write, { id, email, created_at }: SubmissionRow): Promise<boolean> {
  const entry = { ...byMail, subjectId: id, now: created_at };
  await enqueue(write, { ...entry, kind: 'submission.notice' });
  const limit = await countReceipt(write, email, created_at);
  await enqueue(write, { ...entry, kind: receiptKind, skipReason: limit && `${limit}-limit` });
  return limit === null;
}

/** The outcome of an earlier request under this key; null without one. */
export function findReceipt(db: Queries, input: SubmissionInput, idempotencyKey: string): Promise<Receipt | null> {
  return findByKey(db, idempotencyKey, hashContent(input));
}

async function findByKey(db: Queries, key: string, contentHash: string): Promise<Receipt | null> {
  const [earlier] = (await selectByKey(db, { key })).rows;
  if (!earlier) return null;
  const { content_hash, ...row } = earlier;
  if (content_hash !== contentHash) return { outcome: 'key-reused' };
  // The visitor gets the first answer again and must not see what staff have changed since.
  const confirmed = await isEnqueued(db, receiptKind, row.id);
  return { outcome: 'repeated', row: { ...read(row), status: 'new', notes: null, version: 1 }, confirmed };
}

/** An explicit list, because a table that Frontdesk took over may have further columns. */
const columns = [
  'id',
  ...requestForm.map(({ name }) => name),
  'status',
  'notes',
  'created_at',
  'version',
  'call_id',
  'urgent',
] satisfies (keyof StoredSubmission)[];

const optionalFields = requestForm.filter((field: Field) => field.optional);

/** SQLite has no booleans, and other programs store an empty text for an empty field. */
function read(row: StoredSubmission): SubmissionRow {
  const given = { ...row };
  for (const { name } of optionalFields) if (row[name] === '') Object.assign(given, { [name]: null });
  return { ...given, urgent: row.urgent !== 0 };
}

async function keepKey(write: Write, key: string, contentHash: string, row: SubmissionRow): Promise<void> {
  const kept = await insertKey(write, {
    key,
    content_hash: contentHash,
    submission_id: row.id,
    created_at: row.created_at,
  });
  if (kept.numAffectedRows === 0n) throw new KeyTakenError();
}

/** The hash does not depend on the order of the fields or on empty ones. */
function hashContent(input: SubmissionInput): string {
  const given = Object.entries(input).filter(([, value]) => value !== null);
  return hash('sha256', JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))), 'base64url');
}

/** Deletes old keys: they are guaranteed for 24 hours, after which a new request may reuse one. */
export async function forgetKeysBefore(database: Database, time: Date): Promise<void> {
  await database.db.deleteFrom('idempotency_keys').where('created_at', '<', time.toISOString()).execute();
}

export interface SubmissionCounts extends Record<SubmissionStatus, number> {
  total: number;
}

export interface SubmissionPage {
  items: SubmissionRow[];
  /** Counts of all requests, regardless of the filter. */
  counts: SubmissionCounts;
  /** The cursor of the next page; null on the last. */
  next_cursor: string | null;
}

export interface SubmissionQuery {
  status?: SubmissionStatus | undefined;
  /** A `next_cursor` of an earlier page. */
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of requests, newest first by (created_at, id): paged by key, so that page 1,000 costs as much as page 1.
 * Null for an invalid cursor.
 */
export async function listSubmissions(db: Queries, query: SubmissionQuery): Promise<SubmissionPage | null> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && !after) return null;

  let select = db.selectFrom('form_submissions').select(columns);
  if (query.status) select = select.where(sql`coalesce(status, 'new')`, '=', sql.lit(query.status));
  if (after) select = select.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id})`);
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();

  const items = rows.slice(0, query.limit).map(read);
  const last = items.at(-1);
  return {
    items,
    counts: await countSubmissions(db),
    next_cursor: rows.length > items.length && last ? encodeCursor(last) : null,
  };
}

async function countSubmissions(db: Queries): Promise<SubmissionCounts> {
  const counts: SubmissionCounts = { total: 0, new: 0, contacted: 0, completed: 0 };
  for (const { status, total } of await db.selectFrom('submission_counts').selectAll().execute()) {
    counts[status] = total;
    counts.total += total;
  }
  return counts;
}

export async function getSubmission(db: Queries, id: string): Promise<SubmissionRow | null> {
  const row = await db.selectFrom('form_submissions').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export type Update = { outcome: 'updated' | 'moved-on'; row: SubmissionRow } | { outcome: 'missing' };

/**
 * Changes the status of a request, from any to any (spec.md section 4). With a `version`, a request changed since that
 * version stays as it is: the outcome is `moved-on`, with the current row.
 */
export function updateSubmission(
  database: Database,
  id: string,
  change: { status: SubmissionStatus; version?: number | undefined },
  actor: Actor,
): Promise<Update> {
  return database.write(async (write) => {
    let select = write.selectFrom('form_submissions').select(columns).where('id', '=', id);
    if (database.kind === 'postgres') select = select.forUpdate();
    const before = await select.executeTakeFirst();
    if (!before) return { outcome: 'missing' };
    if (change.version !== undefined && change.version !== before.version)
      return { outcome: 'moved-on', row: read(before) };

    const row = await write
      .updateTable('form_submissions')
      .set({ status: change.status, version: before.version + 1 })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    const data = { from: before.status, to: change.status };
    await append(write, { kind: 'submission.status_changed', subjectId: id, data, words: null }, actor);
    return { outcome: 'updated', row: read(row) };
  });
}

const insertSubmission = prepared((db, row: StoredSubmission) =>
  db
    .insertInto('form_submissions')
    .values(Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as StoredSubmission),
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
    .select([...columns.map((column) => `form_submissions.${column}` as const), 'content_hash'])
    .where('key', '=', key),
);
