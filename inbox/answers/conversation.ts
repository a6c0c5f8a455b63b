import { z } from 'zod';
import type { Queries } from '#/database/schema.ts';

/** What of a conversation a mail answers. */
export interface AnsweredMail {
  submissionId: string;
  /** Null for the receipt. */
  replyId: string | null;
}

/**
 * The mails from us among these Message-IDs, which nobody can guess: a mail that names one was sent by somebody who has
 * it. Receipts are named after their entry of the outbox.
 */
export async function readOurMail(db: Queries, messageIds: string[]): Promise<Map<string, AnsweredMail>> {
  if (messageIds.length === 0) return new Map();
  const replies = await db
    .selectFrom('submission_replies')
    .select(['id', 'submission_id', 'message_id'])
    .where('message_id', 'in', messageIds)
    .execute();
  const entryIds = new Map(messageIds.flatMap((id) => entryOf(id) ?? []));
  const receipts =
    entryIds.size === 0
      ? []
      : await db
          .selectFrom('outbox')
          .innerJoin('form_submissions', 'form_submissions.id', 'outbox.subject_id')
          .select(['outbox.id', 'subject_id'])
          .where('kind', '=', 'submission.receipt')
          .where('outbox.id', 'in', [...entryIds.keys()])
          .execute();
  return new Map<string, AnsweredMail>([
    ...replies.map(
      ({ id, submission_id, message_id }) => [message_id, { submissionId: submission_id, replyId: id }] as const,
    ),
    ...receipts.map(
      ({ id, subject_id }) => [entryIds.get(id) ?? '', { submissionId: subject_id, replyId: null }] as const,
    ),
  ]);
}

/** The entry of the outbox that a Message-ID is made of. */
function entryOf(messageId: string): [[string, string]] | null {
  const id = /^<([^@]+)@/.exec(messageId)?.[1]?.toLowerCase();
  return id !== undefined && z.guid().safeParse(id).success ? [[id, messageId]] : null;
}
