import { sql } from 'kysely';
import type { Queries } from '#/database/schema.ts';
import { hasValue } from '#/database/sealing-plugin.ts';
import { isFrom } from '#/inbox/changes/same-person.ts';

/** A mail that somebody sent about the request of another address. */
export interface AnswerElsewhere {
  id: string;
  submission_id: string;
  received_at: string;
  from_name: string;
  subject: string;
  text: string;
  quoted: string;
}

/** The ids of what an address has answered to requests of other addresses, newest first. */
export async function answersElsewhere(db: Queries, address: string): Promise<string[]> {
  // The expression of an index of migration 0026.
  const wrote = sql<boolean>`substr(lower(from_address), 1, 320) = substr(lower(${address}), 1, 320)`;
  const own = isFrom(db, address, sql`lower(email) = lower(${address})`);
  const rows = await db
    .selectFrom('submission_answers')
    .innerJoin('form_submissions', 'form_submissions.id', 'submission_answers.submission_id')
    .select('submission_answers.id')
    .where(hasValue(db, { column: 'from_key', purpose: 'email' }, address, wrote))
    .where(sql<boolean>`coalesce(not (${own}), true)`)
    .orderBy('received_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

const answersARead = 50;

/** Reads them, no more at once than fit into memory. */
export async function* readAnswers(db: Queries, ids: string[]): AsyncGenerator<AnswerElsewhere> {
  for (let from = 0; from < ids.length; from += answersARead) {
    yield* await db
      .selectFrom('submission_answers')
      .select(['id', 'submission_id', 'received_at', 'from_name', 'subject', 'text', 'quoted'])
      .where('id', 'in', ids.slice(from, from + answersARead))
      .orderBy('received_at', 'desc')
      .execute();
  }
}
