import { randomUUIDv7 } from 'node:crypto';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { OutboxEntry } from './table.ts';

/**
 * The destination of all email is the relay, as a mail server schedules by next hop. The recipient's domain is the
 * visitor's and would stay here after the request is erased.
 */
export const byMail = { channel: 'mail', destination: 'mail-relay' } as const;

/** The Message-ID of a mail by its entry. */
export function messageIdOf(entryId: string, fromAddress: string): string {
  return `<${entryId}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;
}

export interface NewEntry {
  kind: string;
  channel: string;
  destination: string;
  subjectId: string;
  /** ISO 8601. */
  now: string;
  /** Why it is not sent; given when a limit stops it. */
  skipReason?: string | null;
  /** The event that it tells of. */
  eventNumber?: number | null;
}

/** The outcome of one attempt. */
export interface Attempt {
  destination: string;
  outcome: 'delivered' | 'refused' | 'deferred' | 'unavailable';
  /** Codes of a failure. */
  code: string | null;
  /** ISO 8601. */
  at: string;
}

/** Called in the transaction that records an attempt, after everything but `OnSettled`. */
export type OnAttempt = (write: Write, attempt: Attempt) => Promise<void>;

/** What became of an entry for good. */
export interface Settled {
  subjectId: string;
  state: 'delivered' | 'given-up' | 'skipped';
  /** Codes of the last attempt, when it was given up. */
  error: string | null;
  /** ISO 8601. */
  at: string;
}

/** Called in the transaction that records it, last. */
export type OnSettled = (write: Write, settled: Settled) => Promise<void>;

/** How far the delivery of an entry is. */
export interface DeliveryState {
  /** `retrying` was tried before and is due again. */
  state: 'queued' | 'retrying' | Settled['state'];
  /** Codes of the last attempt that failed. */
  error: string | null;
  entryId: string;
}

/** The deliveries of one kind, by subject. */
export async function readDeliveries(
  db: Queries,
  kind: string,
  subjectIds: string[],
): Promise<Map<string, DeliveryState>> {
  if (subjectIds.length === 0) return new Map();
  const entries = await db
    .selectFrom('outbox')
    .select(['id', 'subject_id', 'delivered_at', 'given_up_at', 'skip_reason'])
    .select(({ selectFrom }) =>
      selectFrom('outbox_attempts')
        .select('error')
        .whereRef('entry_id', '=', 'outbox.id')
        .orderBy('at', 'desc')
        .limit(1)
        .as('error'),
    )
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .execute();
  return new Map(
    entries.map((entry) => {
      const { error } = entry;
      return [entry.subject_id, { state: stateOf(entry, error), error, entryId: entry.id }];
    }),
  );
}

function stateOf(
  { delivered_at, given_up_at, skip_reason }: Pick<OutboxEntry, 'delivered_at' | 'given_up_at' | 'skip_reason'>,
  error: string | null,
): DeliveryState['state'] {
  if (delivered_at !== null) return 'delivered';
  if (given_up_at !== null) return 'given-up';
  if (skip_reason !== null) return 'skipped';
  return error === null ? 'queued' : 'retrying';
}

/** Enqueues an entry in the transaction of the change that causes it. */
export async function enqueue(write: Write, given: NewEntry): Promise<void> {
  const { subjectId, now, skipReason = null, eventNumber = null, ...entry } = given;
  const names = { subject_id: subjectId, skip_reason: skipReason, event_number: eventNumber };
  await insertEntry(write, { id: randomUUIDv7(), ...entry, ...names, now });
}

/** Whether an entry of this kind was enqueued to be sent; false where a limit stopped it. */
export async function isEnqueued(db: Queries, kind: string, subjectId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('outbox')
    .select('skip_reason')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return entry !== undefined && entry.skip_reason === null;
}

/** Enqueues an entry unless one of its kind waits or was delivered for the same subject. */
export async function enqueueOnce(write: Write, entry: NewEntry): Promise<void> {
  const earlier = await write
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', entry.subjectId)
    .where('kind', '=', entry.kind)
    .where('skip_reason', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  if (!earlier) await enqueue(write, entry);
}

/**
 * Enqueues an entry of a kind of which a subject has one at most, ever, as an index of the table has it; false when it
 * had one. Several servers may try at once.
 */
export async function enqueueFirst(
  write: Write,
  { subjectId, now, skipReason = null, eventNumber = null, ...entry }: NewEntry,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('outbox')
    .values({
      id: randomUUIDv7(),
      ...entry,
      subject_id: subjectId,
      skip_reason: skipReason,
      event_number: eventNumber,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes back what has not been sent about some subjects. A delivery under way is not stopped. */
async function skipWaiting(write: Write, subjectIds: string[], reason: string): Promise<void> {
  await write
    .updateTable('outbox')
    .set({ skip_reason: reason })
    .where('subject_id', 'in', subjectIds)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('skip_reason', 'is', null)
    .execute();
}

/**
 * Marks all entries about some subjects that are erased: what waits is never sent, and what was written to files is to
 * be deleted there. Gives how many there are.
 */
export async function markErased(write: Write, subjectIds: string[], now: string): Promise<number> {
  await skipWaiting(write, subjectIds, 'erased');
  const { numUpdatedRows } = await write
    .updateTable('outbox')
    .set({ erased_at: now })
    .where('subject_id', 'in', subjectIds)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type InsertValues = Pick<
  OutboxEntry,
  'id' | 'kind' | 'channel' | 'destination' | 'subject_id' | 'skip_reason' | 'event_number'
> & { now: string };

const insertEntry = prepared(
  (db, { id, kind, channel, destination, subject_id, skip_reason, event_number, now }: InsertValues) =>
    db.insertInto('outbox').values({
      id,
      kind,
      channel,
      destination,
      subject_id,
      skip_reason,
      event_number,
      next_attempt_at: now,
      created_at: now,
    }),
);
