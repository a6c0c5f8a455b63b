import { randomUUIDv7 } from 'node:crypto';
import { prepared } from '#/database/prepared.ts';
import type { Write } from '#/database/schema.ts';
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

type InsertValues = Pick<OutboxEntry, 'id' | 'kind' | 'channel' | 'destination' | 'subject_id' | 'skip_reason'> & {
  now: string;
};

const insertEntry = prepared((db, { id, kind, channel, destination, subject_id, skip_reason, now }: InsertValues) =>
  db
    .insertInto('outbox')
    .values({ id, kind, channel, destination, subject_id, skip_reason, next_attempt_at: now, created_at: now }),
);
