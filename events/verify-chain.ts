import type { Queries } from '#/database/schema.ts';
import { chainHash, chainStart, wordsHash } from './chain.ts';
import type { StoredEvent } from './event-table.ts';

/** `brokenAt` is the number of the first event that is missing or not as it was appended. */
export type Verification = { whole: true; events: number } | { whole: false; brokenAt: number };

const eventsARead = 1_000;

/** Reads all events page by page. Erased words do not break the chain; changed words, or words without a hash, do. */
export async function verifyChain(db: Queries): Promise<Verification> {
  let number = 0;
  let previous = chainStart;
  for (;;) {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('number', '>', number)
      .orderBy('number')
      .limit(eventsARead)
      .execute();
    for (const row of rows) {
      number += 1;
      if (row.number !== number || row.chain_hash !== chainHash(previous, row) || !wordsFit(row)) {
        return { whole: false, brokenAt: number };
      }
      previous = row.chain_hash;
    }
    if (rows.length < eventsARead) return { whole: true, events: number };
  }
}

function wordsFit({ words, words_salt, words_hash }: StoredEvent): boolean {
  if (words === null) return words_salt === null;
  return words_salt !== null && words_hash === wordsHash(words_salt, words);
}
