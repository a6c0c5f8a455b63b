import { randomUUIDv7 } from 'node:crypto';
import { prepared } from '#/database/prepared.ts';
import type { Write } from '#/database/schema.ts';
import type { OutboxEntry } from './table.ts';

/**
 * The line of all e-mail: the relay that takes it, as a mail server schedules by next hop. The recipient's domain would
 * be a visitor's, kept here after the request is erased; and a whole line moves again with the relay's first answer.
 */
export const byMail = { channel: 'mail', destination: 'mail-relay' } as const;

export interface NewEntry {
  kind: string;
  channel: string;
  destination: string;
  subjectId: string;
  /** ISO 8601. */
  now: string;
  /** Given when it does not go out, and why. */
  skipReason?: string | null;
}

/** Records what must go out, in the transaction of what caused it. */
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
