import { randomUUIDv7 } from 'node:crypto';
import { kindOf } from '#/database/kind-of.ts';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { systemActor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import type { IncomingMail, MailTaker } from '#/mailbox/incoming-mail.ts';
import { joinedAbove } from '../joined/joined-tree.ts';
import { indexAgain } from '../search/search-backlog.ts';
import { readOurMail } from './conversation.ts';
import { maxAnswers } from './limits.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** A mail came back; of one that is joined, those above have the event, too. */
    'submission.answered': { data: { answer: string; kind: 'answer' | 'auto-reply' }; words: null };
    /** A mail of ours came back undelivered: a reply or, with null, the receipt. */
    'submission.reply_bounced': { data: { reply: string | null; status: string | null }; words: null };
    /** Staff need not reply to what came. */
    'submission.answer_dealt': { data: Record<never, never>; words: null };
  }
}

/** Takes the mail that visitors answer with. */
export function answerTaker({ db }: Database): MailTaker {
  return {
    known: async (messageIds) => new Set((await readOurMail(db, messageIds)).keys()),
    take: takeAnswer,
  };
}

async function takeAnswer(write: Write, mail: IncomingMail): Promise<boolean> {
  const ours = await readOurMail(write, mail.answers);
  const answered = mail.answers.map((id) => ours.get(id)).find((each) => each !== undefined);
  if (!answered) return false;
  const { submissionId, replyId } = answered;
  const ids = await lockWithAbove(write, submissionId);
  if (!ids.includes(submissionId)) return false;

  if ((await countAnswers(write, submissionId)) >= maxAnswers) return false;
  const [id, at] = [randomUUIDv7(), new Date().toISOString()];
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('submission_answers')
    .values({
      id,
      submission_id: submissionId,
      reply_id: replyId,
      kind: mail.kind,
      message_id: mail.messageId,
      from_name: mail.from.name,
      from_address: mail.from.address,
      subject: mail.subject,
      text: mail.text,
      quoted: mail.quoted,
      is_cut: mail.isCut ? 1 : 0,
      attachments: JSON.stringify(mail.attachments),
      received_at: mail.receivedAt,
      created_at: at,
      dealt_at: mail.kind === 'auto-reply' ? at : null,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'message_id']).doNothing())
    .executeTakeFirstOrThrow();
  // It is there already: a copy of it, or the mailbox is read anew.
  if (numInsertedOrUpdatedRows !== 1n) return true;
  await write
    .updateTable('form_submissions')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await indexAgain(write, submissionId);
  const events = ids.map((subjectId): NewEvent => {
    const event = { subjectId, at, words: null };
    return mail.kind === 'bounce'
      ? { ...event, kind: 'submission.reply_bounced', data: { reply: replyId, status: mail.status } }
      : { ...event, kind: 'submission.answered', data: { answer: id, kind: mail.kind } };
  });
  await appendAll(write, events, mail.kind === 'bounce' ? systemActor : { kind: 'visitor' });
  return true;
}

/** Locks a request, and what it is joined to, which shows its mail; a deleted one may be restored. */
async function lockWithAbove(write: Write, id: string): Promise<string[]> {
  const above = await joinedAbove(write, [id]);
  let select = write
    .selectFrom('form_submissions')
    .select('id')
    .where('id', 'in', [id, ...above.map((each) => each.id)])
    .orderBy('id');
  if (kindOf(write) === 'postgres') select = select.forUpdate();
  return (await select.execute()).map((each) => each.id);
}

async function countAnswers(write: Write, submissionId: string): Promise<number> {
  const { total } = await write
    .selectFrom('submission_answers')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return total;
}
