import { randomUUID } from 'node:crypto';
import { brand } from '#/content/brand.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { byMail, enqueue, messageIdOf } from '#/outbox/queue.ts';
import { lockSubmission } from '../changes/change.ts';
import { getSubmission } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { maxReplies } from './limits.ts';
import { type Reply, readReplies, replyKind } from './reply.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** Written; whether it goes out is told by the next two. */
    'submission.replied': { data: { reply: string }; words: null };
    'submission.reply_accepted': { data: { reply: string }; words: null };
    'submission.reply_failed': { data: { reply: string; error: string | null }; words: null };
  }
}

export interface NewReply {
  submissionId: string;
  /** A UUID of the sender's. */
  id: string;
  subject: string;
  text: string;
  /** Of the request, as the sender read it. */
  version?: number | undefined;
  /** Null for a program. */
  accountId: string | null;
  /** Our address, which the Message-ID is made of. */
  fromAddress: string;
}

export type ReplyResult =
  | { outcome: 'queued' | 'repeated'; reply: Reply }
  /** The id was used before with other content. */
  | { outcome: 'key-reused' }
  | { outcome: 'moved-on'; row: SubmissionRow }
  | { outcome: 'missing' | 'spam' | 'too-many' };

/** Stores a reply and enqueues its mail. The same reply sent twice is one. */
export function sendReply(database: Database, given: NewReply, actor: Actor): Promise<ReplyResult> {
  const { submissionId, id, subject, text } = given;
  return database.write(async (write): Promise<ReplyResult> => {
    const request = await lockSubmission(write, submissionId, database.kind === 'postgres');
    if (!request) return { outcome: 'missing' };
    const earlier = await write.selectFrom('submission_replies').selectAll().where('id', '=', id).executeTakeFirst();
    if (earlier) {
      const isSame = earlier.submission_id === request.id && earlier.subject === subject && earlier.text === text;
      return isSame
        ? { outcome: 'repeated', reply: await readReply(write, request.id, id) }
        : { outcome: 'key-reused' };
    }
    if (request.is_spam) return { outcome: 'spam' };
    if (given.version !== undefined && given.version !== request.version) {
      const row = await getSubmission(write, request.id);
      return row ? { outcome: 'moved-on', row } : { outcome: 'missing' };
    }
    if ((await countReplies(write, request.id)) >= maxReplies) return { outcome: 'too-many' };

    const now = new Date().toISOString();
    const row = {
      id,
      submission_id: request.id,
      account_id: given.accountId,
      sender_name: await senderName(write, given.accountId),
      subject,
      text,
      // Of our own making: whoever answers the mail proves by it to have had it.
      message_id: messageIdOf(randomUUID(), given.fromAddress),
      created_at: now,
    };
    await write.insertInto('submission_replies').values(row).execute();
    await enqueue(write, { kind: replyKind, ...byMail, subjectId: id, now });
    // Whoever writes to the same visitor at this moment is told.
    const version = request.version + 1;
    await write.updateTable('form_submissions').set({ version }).where('id', '=', request.id).execute();
    const reply = await readReply(write, request.id, id);
    const event = { kind: 'submission.replied', subjectId: request.id, at: now, data: { reply: id } } as const;
    await append(write, { ...event, words: null }, actor);
    return { outcome: 'queued', reply };
  });
}

async function readReply(write: Write, submissionId: string, id: string): Promise<Reply> {
  const reply = (await readReplies(write, submissionId)).find((each) => each.id === id);
  if (!reply) throw new Error('a reply that was stored is not there');
  return reply;
}

async function countReplies(write: Write, submissionId: string): Promise<number> {
  const { total } = await write
    .selectFrom('submission_replies')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The name of an account as visitors read it; that of the business for one that goes by its email address. */
async function senderName(db: Queries, accountId: string | null): Promise<string> {
  return (await personName(db, accountId)) ?? brand.name;
}

/** Null for a program, and for an account that goes by its email address: the first one does until it is named. */
export async function personName(db: Queries, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const user = await db.selectFrom('user').select('name').where('id', '=', accountId).executeTakeFirst();
  return user && !user.name.includes('@') ? user.name : null;
}
