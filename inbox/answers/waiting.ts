import { sql } from 'kysely';
import type { Queries, Write } from '#/database/schema.ts';
import { joinedBelow } from '../joined/joined-tree.ts';
import type { SubmissionRow } from '../request/tables.ts';

/** The condition on requests for which mail waits, theirs or that of one joined to them. */
export const hasWaiting = sql<boolean>`form_submissions.id in (
  with recursive awaiting (id) as (
    select submission_id from submission_answers where dealt_at is null
    union
    select joined_to from awaiting join form_submissions as below on below.id = awaiting.id
      where below.joined_to is not null
  ) select id from awaiting)`;

/** What waits for staff, by request; an answer goes before a bounce. */
export async function readWaiting(
  db: Queries,
  requestIds: string[],
): Promise<Map<string, NonNullable<SubmissionRow['waiting']>>> {
  const rows = await db
    .selectFrom('submission_answers')
    .select(['submission_id', 'kind'])
    .where('dealt_at', 'is', null)
    .where('submission_id', 'in', requestIds)
    .execute();
  const byKind = rows.sort((one, other) => (one.kind < other.kind ? 1 : -1));
  return new Map(byKind.map(({ submission_id, kind }) => [submission_id, kind === 'bounce' ? 'bounce' : 'answer']));
}

/** Nothing that was stored until `until` waits any more. False when nothing did. */
export async function dealWithAnswers(write: Write, requestId: string, at: string, until = at): Promise<boolean> {
  const below = await joinedBelow(write, [requestId]);
  const { numUpdatedRows } = await write
    .updateTable('submission_answers')
    .set({ dealt_at: at })
    .where('submission_id', 'in', [requestId, ...below.map(({ id }) => id)])
    .where('dealt_at', 'is', null)
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
