import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#/database/cursor.ts';
import type { Queries } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import type { ErasureRow } from './tables.ts';

/** How much of each kind was erased. */
const countsSchema = z.object({
  requests: z.number(),
  calls: z.number(),
  /** Lines of transcripts. */
  messages: z.number(),
  replies: z.number(),
  answers: z.number(),
  /** Emails and webhook messages about it, sent or not. */
  mails: z.number(),
  /** Of these, what was written to files. */
  files: z.number(),
  /** Saved views of the inbox that named them. */
  views: z.number().default(0), // older receipts have none
});
export type ErasureCounts = z.infer<typeof countsSchema>;

export const noCounts: ErasureCounts = {
  requests: 0,
  calls: 0,
  messages: 0,
  replies: 0,
  answers: 0,
  mails: 0,
  files: 0,
  views: 0,
};

/** Proves an erasure without telling whom it was about. */
export interface Receipt {
  id: string;
  at: string;
  by: { kind: Actor['kind']; id: string | null };
  address_hash: string;
  counts: ErasureCounts;
  /** Null when a crash cut it short: erase the person again. */
  finished_at: string | null;
  /** When its bytes were gone from the files, too; null while they are not. */
  cleaned_at: string | null;
}

export async function readReceipt(db: Queries, id: string): Promise<Receipt | null> {
  const row = await db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toReceipt(row) : null;
}

/** The latest first. Null for an invalid cursor. */
export async function listReceipts(
  db: Queries,
  { cursor, limit, addressHash }: { cursor?: string | undefined; limit: number; addressHash?: string },
): Promise<{ items: Receipt[]; next_cursor: string | null } | null> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  if (cursor !== undefined && !after) return null;
  let select = db.selectFrom('erasures').selectAll();
  if (addressHash !== undefined) select = select.where('address_hash', '=', addressHash);
  if (after) {
    const { created_at, id } = after;
    select = select.where(({ eb, or, and }) =>
      or([eb('at', '<', created_at), and([eb('at', '=', created_at), eb('id', '<', id)])]),
    );
  }
  const rows = await select
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toReceipt),
    next_cursor: rows.length > limit && last ? encodeCursor({ created_at: last.at, id: last.id }) : null,
  };
}

function toReceipt({
  id,
  at,
  actor_kind,
  actor_id,
  address_hash,
  counts,
  finished_at,
  cleaned_at,
}: ErasureRow): Receipt {
  return {
    id,
    at,
    by: { kind: actor_kind as Actor['kind'], id: actor_id },
    address_hash,
    counts: readCounts(counts),
    finished_at,
    cleaned_at,
  };
}

function readCounts(text: string): ErasureCounts {
  return countsSchema.parse(JSON.parse(text));
}
