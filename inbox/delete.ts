import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { skipWaiting } from '#/outbox/queue.ts';
import { notifyStaff, type PartOfBulk } from './change.ts';
import { joinedBelow } from './joined/joined-tree.ts';
import { getSubmission } from './submission-row.ts';
import type { SubmissionRow } from './tables.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.deleted': { data: PartOfBulk; words: null };
    'submission.restored': { data: Record<never, never>; words: null };
  }
}

/** How long a deleted request can be restored; staff are offered it for a part of that. */
export const restorableMs = 60_000;

/** Hides a request everywhere, with those joined to it; `eraseDeleted` deletes them later. False when there is none. */
export function deleteSubmission(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const deleted = await write
      .updateTable('form_submissions')
      .set(({ eb }) => ({ deleted_at: new Date().toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (deleted.numUpdatedRows === 0n) return false;
    await append(write, { kind: 'submission.deleted', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** Null when it is too late, or there is no such request. */
export function restoreSubmission(database: Database, id: string, actor: Actor): Promise<SubmissionRow | null> {
  return database.write(async (write) => {
    const restored = await restoreRows(write, [id], new Date());
    if (restored.length === 0) return null;
    await append(write, { kind: 'submission.restored', subjectId: id, data: {}, words: null }, actor);
    return getSubmission(write, id);
  });
}

/** Gives the ids of those that were deleted, and not too long ago. */
export async function restoreRows(write: Write, ids: string[], now: Date): Promise<string[]> {
  const restored = await write
    .updateTable('form_submissions')
    .set(({ eb }) => ({ deleted_at: null, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('deleted_at', '>=', new Date(now.getTime() - restorableMs).toISOString())
    .returning(['id', 'is_spam'])
    .execute();
  for (const { id, is_spam } of restored) if (is_spam === 0) await notifyStaff(write, id, now.toISOString());
  return restored.map(({ id }) => id);
}

/** A transaction makes other writers wait. */
const requestsAWrite = 100;

/** Deletes what was deleted before `time`: with its words in the log and in the index, and the mail that waits for it. */
export async function eraseDeleted(database: Database, time: Date): Promise<void> {
  let erased: number;
  do erased = await eraseSome(database, time);
  while (erased === requestsAWrite);
}

function eraseSome(database: Database, time: Date): Promise<number> {
  return database.write(async (write) => {
    const due = await write
      .selectFrom('form_submissions')
      .select('id')
      .where('deleted_at', 'is not', null)
      .where('deleted_at', '<', time.toISOString())
      .orderBy('deleted_at')
      .limit(requestsAWrite)
      .execute();
    if (due.length === 0) return 0;
    const deleted = due.map(({ id }) => id);
    const joined = (await joinedBelow(write, deleted)).map(({ id }) => id);
    const ids = [...new Set([...deleted, ...joined])];
    const replies = await write
      .selectFrom('submission_replies')
      .select('id')
      .where('submission_id', 'in', ids)
      .execute();
    await skipWaiting(write, [...ids, ...replies.map(({ id }) => id)], 'erased');
    // Replies and labels go with it. Triggers empty the words of their events, and delete them from the index.
    await write.deleteFrom('form_submissions').where('id', 'in', ids).execute();
    return deleted.length;
  });
}
