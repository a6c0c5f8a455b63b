import { z } from 'zod';
import type { Queries } from '#/database/schema.ts';
import { joinedBelow } from '../joined/joined-tree.ts';
import { maxAnswers } from './limits.ts';

/** A mail that came back, as staff read it. */
export interface Answer {
  id: string;
  /** `bounce`: the receipt came back. That of a reply stands in the reply's delivery. */
  kind: 'answer' | 'auto-reply' | 'bounce';
  received_at: string;
  from: {
    name: string;
    address: string;
    /** Somebody else than the request is from, as far as a mail's sender can be told. */
    is_other: boolean;
  };
  subject: string;
  text: string;
  /** The earlier mail below it. */
  quoted: string;
  /** Not all of it is here: it stands in the mailbox. */
  is_cut: boolean;
  /** Names of files, which are in the mailbox. */
  attachments: string[];
}

const names = z.array(z.string());

/** What came back about a request and those joined to it, oldest first, without what belongs to a reply's delivery. */
export async function readAnswers(db: Queries, { id, email }: { id: string; email: string }): Promise<Answer[]> {
  const below = await joinedBelow(db, [id]);
  const rows = await db
    .selectFrom('submission_answers')
    .selectAll()
    .where('submission_id', 'in', [id, ...below.map((each) => each.id)])
    .where(({ or, eb }) => or([eb('kind', '<>', 'bounce'), eb('reply_id', 'is', null)]))
    .orderBy('received_at')
    .orderBy('id')
    .limit(maxAnswers)
    .execute();
  return rows.map(({ id, kind, received_at, from_name, from_address, subject, text, quoted, is_cut, attachments }) => ({
    id,
    kind,
    received_at,
    from: { name: from_name, address: from_address, is_other: from_address.toLowerCase() !== email.toLowerCase() },
    subject,
    text,
    quoted,
    is_cut: is_cut !== 0,
    attachments: names.parse(JSON.parse(attachments)),
  }));
}

/** What mail servers said of replies that came back, by reply; the last word of each. */
export async function readBounces(db: Queries, replyIds: string[]): Promise<Map<string, string>> {
  if (replyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('submission_answers')
    .select(['reply_id', 'text'])
    .where('kind', '=', 'bounce')
    .where('reply_id', 'is not', null)
    .where('reply_id', 'in', replyIds)
    .orderBy('received_at')
    .execute();
  return new Map(rows.map(({ reply_id, text }) => [reply_id ?? '', text]));
}
