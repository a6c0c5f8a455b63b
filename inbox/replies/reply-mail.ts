import { kindOf } from '#/database/kind-of.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { type Actor, systemActor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { messageIdOf, type OnSettled, readDeliveries } from '#/outbox/queue.ts';
import { displayName } from '../mail/names.ts';
import { getSubmission } from '../request/submission-row.ts';
import { markContacted } from './contact.ts';
import { replyKind } from './reply.ts';

/** The header that names the thread is of bounded length; RFC 5322 asks for the first and the last at least. */
const maxReferences = 20;

export interface ReplyMailOptions {
  /** The address that gets answers. */
  notifyEmail: string;
  /** Our address. */
  mailFrom: string;
}

/** Composes the mail of a reply when it is sent. None goes out for spam, nor for what is deleted or erased. */
export function replyMail({ db }: Database, { notifyEmail, mailFrom }: ReplyMailOptions) {
  return {
    [replyKind]: async (replyId: string) => {
      const reply = await db.selectFrom('submission_replies').selectAll().where('id', '=', replyId).executeTakeFirst();
      const request = reply && (await getSubmission(db, reply.submission_id));
      if (!request || request.is_spam) return null;
      return {
        to: request.email,
        replyTo: { name: '', address: notifyEmail },
        subject: reply.subject,
        text: reply.text,
        personal: {
          fromName: displayName(reply.sender_name),
          messageId: reply.message_id,
          earlier: await earlierMail(db, reply, mailFrom),
        },
      };
    },
  };
}

/** What the visitor has had from us about the request, and what came back: the receipt, replies and answers, by time. */
async function earlierMail(
  db: Queries,
  { id, submission_id, created_at }: { id: string; submission_id: string; created_at: string },
  mailFrom: string,
): Promise<string[]> {
  const receipt = (await readDeliveries(db, 'submission.receipt', [submission_id])).get(submission_id);
  const replies = await db
    .selectFrom('submission_replies')
    .select(['id', 'message_id', 'created_at as at'])
    .where('submission_id', '=', submission_id)
    .where('id', '<>', id)
    .where('created_at', '<=', created_at)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const deliveries = await readDeliveries(
    db,
    replyKind,
    replies.map((reply) => reply.id),
  );
  const answers = await db
    .selectFrom('submission_answers')
    .select(['message_id', 'received_at as at'])
    .where('submission_id', '=', submission_id)
    .where('kind', '=', 'answer')
    .where('received_at', '<=', created_at)
    // Others had no Message-ID that a header may name.
    .where('message_id', 'like', '<%')
    .execute();
  const accepted = replies.filter((reply) => deliveries.get(reply.id)?.state === 'delivered');
  return [
    ...(receipt?.state === 'delivered' ? [messageIdOf(receipt.entryId, mailFrom)] : []),
    ...[...accepted, ...answers]
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .slice(1 - maxReferences)
      .map(({ message_id }) => message_id),
  ];
}

/** Acceptance by the mail server answers the request: not the writing of a reply, nor its place in the queue. */
export const replySettled: OnSettled = async (write, { subjectId, state, error, at }) => {
  const reply = await write
    .selectFrom('submission_replies')
    .select(['id', 'submission_id', 'account_id', 'created_at'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  if (!reply) return;
  const request = await lockEvenDeleted(write, reply.submission_id);
  if (!request) return;
  const event = { subjectId: request.id, at, words: null };
  if (state !== 'delivered') {
    // Whoever looks at the request reads again.
    const version = request.version + 1;
    await write.updateTable('form_submissions').set({ version }).where('id', '=', request.id).execute();
    const data = { reply: reply.id, error };
    await append(write, { ...event, kind: 'submission.reply_failed', data }, systemActor);
    return;
  }
  const sender: Actor = reply.account_id === null ? systemActor : { kind: 'staff', id: reply.account_id };
  const changed = await markContacted(write, request, at, { wroteAt: reply.created_at });
  await append(write, { ...event, kind: 'submission.reply_accepted', data: { reply: reply.id } }, systemActor);
  if (changed) await append(write, changed, sender);
};

/** A request that is deleted while its mail goes out may be restored. */
function lockEvenDeleted(write: Write, id: string) {
  let select = write
    .selectFrom('form_submissions')
    .select(['id', 'status', 'version', 'contacted_at'])
    .where('id', '=', id);
  if (kindOf(write) === 'postgres') select = select.forUpdate();
  return select.executeTakeFirst();
}
