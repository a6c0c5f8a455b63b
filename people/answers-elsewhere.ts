import { sql } from 'kysely';
import type { Queries } from '#/database/schema.ts';

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

const maxAnswersElsewhere = 1_000;

/** What an address has answered to requests of other addresses. */
export async function answersElsewhere(db: Queries, address: string): Promise<AnswerElsewhere[]> {
  return (
    db
      .selectFrom('submission_answers')
      .innerJoin('form_submissions', 'form_submissions.id', 'submission_answers.submission_id')
      .select([
        'submission_answers.id',
        'submission_id',
        'received_at',
        'from_name',
        'subject',
        'submission_answers.text',
        'quoted',
      ])
      // The expression of an index of migration 0026.
      .where(sql<boolean>`substr(lower(from_address), 1, 320) = substr(lower(${address}), 1, 320)`)
      .where(sql<boolean>`lower(email) <> lower(${address})`)
      .orderBy('received_at', 'desc')
      .limit(maxAnswersElsewhere)
      .execute()
  );
}
