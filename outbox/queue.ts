import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { OutboxRow, Queries, Write } from '#/database/schema.ts';

/** Writes down what must go out, in the transaction of what caused it. `now` is ISO 8601. */
export async function enqueue(write: Write, kinds: string[], subjectId: string, now: string): Promise<void> {
  for (const kind of kinds) await insertEntry(write, newEntry(kind, subjectId, now));
}

/** Writes down that something does not go out, and why. */
export async function recordSkipped(
  write: Write,
  kind: string,
  subjectId: string,
  now: string,
  reason: string,
): Promise<void> {
  await insertEntry(write, { ...newEntry(kind, subjectId, now), skip_reason: reason });
}

interface NewEntry {
  id: string;
  kind: string;
  subject_id: string;
  now: string;
  skip_reason: string | null;
}

function newEntry(kind: string, subjectId: string, now: string): NewEntry {
  return { id: randomUUIDv7(), kind, subject_id: subjectId, now, skip_reason: null };
}

const insertEntry = prepared((db, { id, kind, subject_id, now, skip_reason }: NewEntry) =>
  db
    .insertInto('outbox')
    .values({ id, kind, subject_id, attempts: 0, next_attempt_at: now, created_at: now, skip_reason }),
);

function waiting(db: Queries) {
  return db
    .selectFrom('outbox')
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('skip_reason', 'is', null);
}

/**
 * Takes the entry that has been due the longest, if any, and counts the attempt. Should the process die before the
 * attempt is settled, the entry is due again at `until`. Two servers on one database do not take the same entry.
 */
export function claimNext(database: Database, now: Date, until: Date): Promise<OutboxRow | null> {
  return database.write(async (write) => {
    let select = waiting(write)
      .selectAll()
      .where('next_attempt_at', '<=', now.toISOString())
      .orderBy('next_attempt_at')
      .limit(1);
    if (database.kind === 'postgres') select = select.forUpdate().skipLocked();
    const due = await select.executeTakeFirst();
    if (!due) return null;
    const claim = { attempts: due.attempts + 1, next_attempt_at: until.toISOString() };
    await write.updateTable('outbox').set(claim).where('id', '=', due.id).execute();
    return { ...due, ...claim };
  });
}

export function markDelivered(database: Database, id: string, now: Date): Promise<void> {
  return settle(database, id, { delivered_at: now.toISOString(), last_error: null });
}

/** There was nothing left to send. */
export function markSkipped(database: Database, id: string, reason: string): Promise<void> {
  return settle(database, id, { skip_reason: reason, last_error: null });
}

/** Keeps a failed entry for `retryAt`, or gives it up when that is null. */
export function markFailed(
  database: Database,
  id: string,
  { error, retryAt, now }: { error: string; retryAt: Date | null; now: Date },
): Promise<void> {
  const next = retryAt ? { next_attempt_at: retryAt.toISOString() } : { given_up_at: now.toISOString() };
  return settle(database, id, { last_error: error, ...next });
}

function settle(database: Database, id: string, change: Partial<OutboxRow>): Promise<void> {
  return database.write(async (write) => {
    await write.updateTable('outbox').set(change).where('id', '=', id).execute();
  });
}

/** When the next entry is due; null when nothing waits. */
export async function nextDue(db: Queries): Promise<Date | null> {
  const next = await waiting(db).select('next_attempt_at').orderBy('next_attempt_at').limit(1).executeTakeFirst();
  return next ? new Date(next.next_attempt_at) : null;
}

/** After a week staff have seen it. */
const toldForMs = 7 * 24 * 3_600_000;

export interface OutboxState {
  waiting: number;
  /** Of those waiting, how many have failed before. */
  failing: number;
  /** In the last week. */
  given_up: number;
}

/** For staff: is anything stuck? */
export async function outboxState(db: Queries): Promise<OutboxState> {
  const open = await waiting(db)
    .select((outbox) => [
      outbox.fn.countAll<number>().as('waiting'),
      outbox.fn.count<number>('last_error').as('failing'),
    ])
    .executeTakeFirstOrThrow();
  const givenUp = await db
    .selectFrom('outbox')
    .where('given_up_at', '>', new Date(Date.now() - toldForMs).toISOString())
    .select((outbox) => outbox.fn.countAll<number>().as('given_up'))
    .executeTakeFirstOrThrow();
  return { ...open, ...givenUp };
}
