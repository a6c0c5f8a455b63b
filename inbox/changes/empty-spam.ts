import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import { isShownSpam } from '../request/submission-row.ts';
import { eraseRequests } from './delete.ts';

/** How long a request stays among the spam, where anybody can take it out. */
export const spamKeptDays = 30;

/** A transaction makes other writers wait. */
const requestsAWrite = 100;

/** How many requests became spam before `time`. */
export async function countSpamBefore({ db }: Database, time: Date): Promise<number> {
  const { total } = await db
    .selectFrom('form_submissions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isShownSpam)
    .where(sql<boolean>`spam_at < ${time.toISOString()}`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Deletes them; resolves to how many. */
export async function forgetSpamBefore(database: Database, time: Date): Promise<number> {
  await dateUndated(database, new Date());
  const before = time.toISOString();
  let emptied = 0;
  let last: number;
  do {
    last = await emptySome(database, before);
    emptied += last;
  } while (last === requestsAWrite);
  return emptied;
}

/** What became spam before there was a date, or by another program, is kept as long from now on. */
async function dateUndated(database: Database, now: Date): Promise<void> {
  await database.write((write) =>
    write
      .updateTable('form_submissions')
      .set({ spam_at: now.toISOString() })
      .where(isShownSpam)
      .where('spam_at', 'is', null)
      .execute(),
  );
}

function emptySome(database: Database, before: string): Promise<number> {
  return database.write(async (write) => {
    let select = write
      .selectFrom('form_submissions')
      .select('id')
      .where(isShownSpam)
      .where(sql<boolean>`spam_at < ${before}`)
      .orderBy('spam_at')
      .limit(requestsAWrite);
    // Another server on this database may be emptying it, too.
    if (database.kind === 'postgres') select = select.forUpdate();
    const ids = (await select.execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await eraseRequests(write, ids);
    await appendAll(
      write,
      ids.map((subjectId) => ({ kind: 'submission.expired' as const, subjectId, data: {}, words: null })),
      systemActor,
    );
    return ids.length;
  });
}
