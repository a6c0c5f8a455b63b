import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import { joinedOrDeletedBelow } from '../joined/joined-tree.ts';
import { getSubmission, isNotDeleted, isShown } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { indexAgain } from '../search/search-backlog.ts';
import { set } from './bulk.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** Each of them has the event, and so has the one that they are joined to. */
    'submission.joined': { data: Joining; words: null };
    'submission.parted': { data: Joining; words: null };
  }
}

interface Joining {
  into: string;
  requests: string[];
}

/** More are no one person's doubles; all of them are shown under the request that they are joined to. */
export const maxJoined = 50;

export type JoinResult =
  | { outcome: 'joined' | 'parted'; row: SubmissionRow; requests: string[] }
  | { outcome: 'missing' | 'too-many' };

/**
 * Joins requests to one: they leave the lists and counts, and their words stand under it and find it. Those that are
 * deleted, spam or joined already stay as they are. `requests` are the others, which `partRequests` takes off again.
 */
export function joinRequests(database: Database, into: string, ids: string[], actor: Actor): Promise<JoinResult> {
  return database.write(async (write) => {
    const shown = await lockShown(write, [into, ...ids], database.kind === 'postgres');
    if (!shown.includes(into)) return { outcome: 'missing' };
    const requests = shown.filter((id) => id !== into);
    const below = await joinedOrDeletedBelow(write, shown);
    if (requests.length + below.length > maxJoined) return { outcome: 'too-many' };
    return move(write, { into, requests }, 'joined', actor);
  });
}

/** Takes requests off the one that they are joined to: they come back to the lists as they were. */
export function partRequests(database: Database, into: string, ids: string[], actor: Actor): Promise<JoinResult> {
  return database.write(async (write) => {
    const locked = await lockShown(write, [into], database.kind === 'postgres');
    if (locked.length === 0) return { outcome: 'missing' };
    const joined = await write
      .selectFrom('form_submissions')
      .select('id')
      .where('joined_to', '=', into)
      .where('id', 'in', ids)
      .where(isNotDeleted)
      .orderBy('id')
      .execute();
    return move(write, { into, requests: joined.map(({ id }) => id) }, 'parted', actor);
  });
}

/** Always in the same order, so that nobody waits in a circle. */
async function lockShown(write: Write, ids: string[], isPostgres: boolean): Promise<string[]> {
  let select = write.selectFrom('form_submissions').select('id').where('id', 'in', ids).where(isShown).orderBy('id');
  if (isPostgres) select = select.forUpdate();
  return (await select.execute()).map(({ id }) => id);
}

async function move(write: Write, joining: Joining, outcome: 'joined' | 'parted', actor: Actor): Promise<JoinResult> {
  const { into, requests } = joining;
  if (requests.length > 0) {
    const rows = requests.map((id) => ({ id }));
    await set(write, rows, () => ({ joined_to: outcome === 'joined' ? into : null }));
    await set(write, [{ id: into }], () => ({}));
    await indexAgain(write, into);
    const event = { kind: `submission.${outcome}` as const, data: joining, words: null };
    await appendAll(
      write,
      [into, ...requests].map((subjectId) => ({ ...event, subjectId })),
      actor,
    );
  }
  const row = await getSubmission(write, into);
  return row ? { outcome, row, requests } : { outcome: 'missing' };
}
