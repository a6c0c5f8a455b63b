import type { Write } from '#/database/schema.ts';
import { markErased } from '#/outbox/queue.ts';
import { joinedAbove } from '../joined/joined-tree.ts';
import { indexEach } from '../search/search-index.ts';
import { set } from './bulk.ts';

/** How many rows of each kind went with requests. */
export interface ErasedParts {
  requests: number;
  replies: number;
  answers: number;
  /** Entries of the outbox, sent or not. */
  mails: number;
}

/**
 * Deletes requests for good: with their replies, answers, labels and keys, the words of their events, those in the index,
 * and the mail that waits. What is joined to them and not among them stands for itself again; the words of what they are
 * joined to are indexed without theirs.
 */
export async function eraseSubmissions(write: Write, ids: string[]): Promise<ErasedParts> {
  if (ids.length === 0) return { requests: 0, replies: 0, answers: 0, mails: 0 };
  const replies = await write.selectFrom('submission_replies').select('id').where('submission_id', 'in', ids).execute();
  const { answers } = await write
    .selectFrom('submission_answers')
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .where('submission_id', 'in', ids)
    .executeTakeFirstOrThrow();
  const subjects = [...ids, ...replies.map(({ id }) => id)];
  const mails = await markErased(write, subjects, new Date().toISOString());
  const gone = new Set(ids);
  const above = (await joinedAbove(write, ids)).filter(({ id }) => !gone.has(id));
  const below = await write
    .selectFrom('form_submissions')
    .select('id')
    .where('joined_to', 'in', ids)
    .where('id', 'not in', ids)
    .execute();
  await set(write, below, () => ({ joined_to: null }));
  // Replies, answers and labels go with it. Triggers empty the words of their events, and delete them from the index.
  const erased = await write.deleteFrom('form_submissions').where('id', 'in', ids).returning('id').execute();
  await set(write, above, () => ({}));
  await indexEach(
    write,
    [...above, ...below].map(({ id }) => id),
  );
  return { requests: erased.length, replies: replies.length, answers: Number(answers), mails };
}

/** Deletes mails that came back about requests, and indexes those without them. */
export async function eraseAnswers(write: Write, answerIds: string[]): Promise<number> {
  if (answerIds.length === 0) return 0;
  const erased = await write
    .deleteFrom('submission_answers')
    .where('id', 'in', answerIds)
    .returning('submission_id')
    .execute();
  const requests = [...new Set(erased.map(({ submission_id }) => submission_id))];
  await set(
    write,
    requests.map((id) => ({ id })),
    () => ({}),
  );
  await indexEach(write, requests);
  return erased.length;
}
