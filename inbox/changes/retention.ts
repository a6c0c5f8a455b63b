import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import { systemActor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { joinedOrDeletedBelow } from '../joined/joined-tree.ts';
import { eraseSubmissions } from './erase.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.expired': { data: Record<never, never>; words: null };
  }
}

/** A transaction makes other writers wait. */
const requestsAWrite = 50;

/** How many completed requests nothing has happened to since `time`. */
export async function countCompletedBefore({ db }: Database, time: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${untouched(time)}) as due`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Erases them, with those joined to them; gives how many went, without the joined ones. */
export async function forgetCompletedBefore(database: Database, time: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const forgotten = await database.write(async (write) => {
      const due = await nextDue(write, time);
      const below = (await joinedOrDeletedBelow(write, due)).map(({ id }) => id);
      const ids = [...new Set([...due, ...below])];
      await eraseSubmissions(write, ids);
      const events = ids.map((id): NewEvent => ({ kind: 'submission.expired', subjectId: id, data: {}, words: null }));
      await appendAll(write, events, systemActor);
      return due.length;
    });
    all += forgotten;
    if (forgotten < requestsAWrite) return all;
  }
}

async function nextDue(db: Queries, time: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${untouched(time)}
    order by created_at, id limit ${sql.lit(requestsAWrite)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The conditions are those of an index; an answer by email, a note or a reply is an event. */
function untouched(time: Date) {
  const before = time.toISOString();
  return sql<{ id: string }>`select id from form_submissions
    where is_spam = 0 and deleted_at is null and joined_to is null and coalesce(status, 'new') = 'completed'
      and created_at < ${before} and not exists (select 1 from events
        where subject_kind = 'submission' and subject_id = cast(form_submissions.id as text) and at >= ${before})`;
}
