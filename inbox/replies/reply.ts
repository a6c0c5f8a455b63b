import type { Queries } from '#/database/schema.ts';
import { type DeliveryState, readDeliveries } from '#/outbox/queue.ts';
import { readBounces } from '../answers/answer.ts';
import { maxReplies } from './limits.ts';

/** The kind of the outbox's entries for replies; their subject is the reply. */
export const replyKind = 'submission.reply';

/** A reply as staff read it. */
export interface Reply {
  id: string;
  created_at: string;
  sender: { id: string | null; name: string };
  subject: string;
  text: string;
  delivery: ReplyDelivery;
}

export interface ReplyDelivery {
  /**
   * `accepted`: by the mail server. `bounced`: accepted, and sent back later. `failed`: it refused it, or did not take it
   * for days. `withdrawn`: never sent.
   */
  state: 'queued' | 'retrying' | 'accepted' | 'bounced' | 'failed' | 'withdrawn';
  /** Codes of the last attempt that failed. */
  error: string | null;
  /** What a mail server said of a mail that it sent back, in its words. */
  said: string | null;
}

const states: Record<DeliveryState['state'], ReplyDelivery['state']> = {
  queued: 'queued',
  retrying: 'retrying',
  delivered: 'accepted',
  'given-up': 'failed',
  skipped: 'withdrawn',
};

/** The replies to a request, oldest first. */
export async function readReplies(db: Queries, submissionId: string): Promise<Reply[]> {
  const rows = await db
    .selectFrom('submission_replies')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxReplies)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [deliveries, bounces] = await Promise.all([readDeliveries(db, replyKind, ids), readBounces(db, ids)]);
  return rows.map(({ id, created_at, account_id, sender_name, subject, text }) => {
    const { state, error } = deliveries.get(id) ?? { state: 'skipped' as const, error: null };
    return {
      id,
      created_at,
      sender: { id: account_id, name: sender_name },
      subject,
      text,
      delivery: deliveryOf(state, error, bounces.get(id)),
    };
  });
}

function deliveryOf(state: DeliveryState['state'], error: string | null, said: string | undefined): ReplyDelivery {
  if (said === undefined) return { state: states[state], error, said: null };
  return { state: 'bounced', error, said };
}
