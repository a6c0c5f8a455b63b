import { randomUUIDv7 } from 'node:crypto';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { OutboxEntry } from './table.ts';

/**
 * The destination of all email is the relay, as a mail server schedules by next hop. The recipient's domain is the
 * visitor's and would stay here after the request is erased.
 */
export const byMail = { channel: 'mail', destination: 'mail-relay' } as const;

export interface NewEntry {
  kind: string;
  channel: string;
  destination: string;
  subjectId: string;
  /** ISO 8601. */
  now: string;
  /** Why it is not sent; given when a limit stops it. */
  skipReason?: string | null;
}

/** Enqueues an entry in the transaction of the change that causes it. */
export async function enqueue(write: Write, { subjectId, now, skipReason = null, ...entry }: NewEntry): Promise<void> {
  await insertEntry(write, { id: randomUUIDv7(), ...entry, subject_id: subjectId, now, skip_reason: skipReason });
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
  { subjectId, now, skipReason = null, ...entry }: NewEntry,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('outbox')
    .values({
      id: randomUUIDv7(),
      ...entry,
      subject_id: subjectId,
      skip_reason: skipReason,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes back what has not been sent about some subjects. A delivery under way is not stopped. */
export async function skipWaiting(write: Write, subjectIds: string[], reason: string): Promise<void> {
  await write
    .updateTable('outbox')
    .set({ skip_reason: reason })
    .where('subject_id', 'in', subjectIds)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('skip_reason', 'is', null)
    .execute();
}

type InsertValues = Pick<OutboxEntry, 'id' | 'kind' | 'channel' | 'destination' | 'subject_id' | 'skip_reason'> & {
  now: string;
};

const insertEntry = prepared((db, { id, kind, channel, destination, subject_id, skip_reason, now }: InsertValues) =>
  db
    .insertInto('outbox')
    .values({ id, kind, channel, destination, subject_id, skip_reason, next_attempt_at: now, created_at: now }),
);
