import type { Queries } from '#/database/schema.ts';
import { getSubmission } from './request/submission-row.ts';

/** An event of a request, from the log. */
interface RequestEvent {
  kind: string;
  subjectId: string;
  data: Record<string, unknown>;
}

/**
 * What webhooks tell of a request, by the kind of their message: `submission` is what `GET /api/submissions/:id` gives.
 * Nothing is told of spam but that it became spam, and of what is deleted only that it is.
 */
export function submissionData(db: Queries) {
  async function wanted(id: string) {
    const submission = await getSubmission(db, id);
    return submission?.is_spam ? null : submission;
  }

  return {
    async 'submission.created'({ subjectId }: RequestEvent): Promise<object | null> {
      const submission = await wanted(subjectId);
      return submission && { submission };
    },
    async 'submission.updated'({ kind, subjectId }: RequestEvent): Promise<object | null> {
      if (kind !== 'submission.spam_changed' && (await isSpam(db, subjectId))) return null;
      const submission = await getSubmission(db, subjectId);
      return { submission: submission ?? { id: subjectId, deleted: true } };
    },
    /** The mail server has accepted the reply. */
    async 'submission.replied'({ subjectId, data }: RequestEvent): Promise<object | null> {
      const submission = await wanted(subjectId);
      const reply = await db
        .selectFrom('submission_replies')
        .select(['id', 'sender_name', 'subject', 'text', 'created_at'])
        .where('id', '=', String(data.reply))
        .executeTakeFirst();
      return submission && reply ? { submission, reply } : null;
    },
  };
}

/** Also of a request that is deleted and not erased yet. */
async function isSpam(db: Queries, id: string): Promise<boolean> {
  const row = await db.selectFrom('form_submissions').select('is_spam').where('id', '=', id).executeTakeFirst();
  return row?.is_spam === 1;
}
