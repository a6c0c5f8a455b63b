import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { isBelowDeleted, joinedAbove, joinedOrDeletedBelow } from '../joined/joined-tree.ts';
import { getSubmission } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { indexAgain } from '../search/search-backlog.ts';
import { set } from './bulk.ts';
import { lockSubmission, notifyStaff, type PartOfBulk } from './change.ts';
import { eraseSubmissions } from './erase.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.deleted': { data: PartOfBulk; words: null };
    'submission.restored': { data: Pick<PartOfBulk, 'undoes'>; words: null };
  }
}

/** How long a deleted request can be restored; staff are offered it for a part of that. */
export const restorableMs = 60_000;

/** Hides a request everywhere, with those joined to it; `eraseDeleted` deletes them later. False when there is none. */
export function deleteSubmission(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const row = await lockSubmission(write, id, database.kind === 'postgres');
    if (!row) return false;
    const change = { deleted_at: new Date().toISOString(), version: row.version + 1 };
    await write.updateTable('form_submissions').set(change).where('id', '=', id).execute();
    if (row.joined_to !== null) await changeAbove(write, id);
    await append(write, { kind: 'submission.deleted', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** Null when it is too late, or there is no such request, or what it is joined to is deleted. */
export function restoreSubmission(database: Database, id: string, actor: Actor): Promise<SubmissionRow | null> {
  return database.write(async (write) => {
    const row = await write
      .selectFrom('form_submissions')
      .select(['id', 'joined_to'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || (await isBelowDeleted(write, row))) return null;
    const restored = await restoreRows(write, [id], new Date());
    if (restored.length === 0) return null;
    if (row.joined_to !== null) await changeAbove(write, id);
    await append(write, { kind: 'submission.restored', subjectId: id, data: {}, words: null }, actor);
    return getSubmission(write, id);
  });
}

/** What a request is joined to is not shown with it, nor found by its words, while it is deleted. */
async function changeAbove(write: Write, id: string): Promise<void> {
  await set(write, await joinedAbove(write, [id]), () => ({}));
  await indexAgain(write, id);
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
    await eraseRequests(write, deleted);
    return deleted.length;
  });
}

/** Deletes requests for good, with those joined to them. */
export async function eraseRequests(write: Write, top: string[]): Promise<void> {
  const joined = (await joinedOrDeletedBelow(write, top)).map(({ id }) => id);
  await eraseSubmissions(write, [...new Set([...top, ...joined])]);
}
