import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';
import { submissionStatuses } from '#/inbox/request/submission-status.ts';
import { submissionSources } from '#/inbox/request/tables.ts';
import { enterWords } from '#/inbox/search/search-index.ts';

const perWrite = 500;
const betweenMs = 30_000;
const ways = ['email', 'phone', 'video', 'text'] as const;

/** Words as in a language: the first are frequent, the last are rare. */
const vocabulary = Array.from({ length: 5_000 }, (_, index) => `w${(index * 7_919).toString(36)}x`);
/** One request in ten has it. */
export const commonWord = 'refunds';
/** One in 100,000 has it. */
export const rareWord = 'zeppelins';

/** One request in a hundred is theirs. */
const frequentSender = 'office@example.com';

/** Equal for equal seeds (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills an empty inbox with requests, one every half minute up to now: the same for the same amount. */
export async function generateRequests(database: Database, amount: number, assignee: string | null): Promise<void> {
  const random = createRandom(amount);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const begun = Date.now() - amount * betweenMs;
  const told = ['form_submissions_logged', 'form_submissions_told'];
  const triggers = (change: 'disable' | 'enable') =>
    Promise.all(
      told.map((name) =>
        sql`alter table form_submissions ${sql.raw(change)} trigger ${sql.id(name)}`.execute(database.raw),
      ),
    );
  if (database.kind === 'postgres') {
    // They are for requests of other programs, and would write an event and an email each.
    await triggers('disable');
    // It is made at the end, in a tenth of the time.
    await sql`drop index submission_search_words`.execute(database.raw);
  }
  for (let first = 0; first < amount; first += perWrite) {
    const rows = Array.from({ length: Math.min(perWrite, amount - first) }, (_, index) => {
      const place = first + index;
      const words = Array.from({ length: 30 }, () => vocabulary[Math.floor(5_000 * random() ** 3)]);
      if (place % 10 === 3) words.push(commonWord);
      if (place % 100_000 === 4) words.push(rareWord);
      return {
        id: randomUUIDv7(),
        full_name: `${pick(['Ada', 'Ben', 'Cem', 'Dan', 'Eve'])} ${place}`,
        email: place % 100 === 7 ? frequentSender : `visitor-${place}@example.com`,
        website: null,
        phone: null,
        bottleneck: words.join(' '),
        contact_method: pick(ways),
        status: pick(submissionStatuses),
        notes: null,
        created_at: new Date(begun + place * betweenMs).toISOString(),
        version: 1,
        call_id: null,
        urgent: 0,
        source: pick(submissionSources),
        assignee_id: random() < 0.3 ? assignee : null,
        is_spam: random() < 0.02 ? 1 : 0,
      };
    });
    const labels = rows
      .filter(() => random() < 0.1)
      .map(({ id, created_at }) => ({ submission_id: id, label: 'vip', received_at: created_at }));
    await database.writeRelaxed(async (write) => {
      await enterWords(write, rows);
      await write.insertInto('form_submissions').values(rows).execute();
      if (labels.length > 0) await write.insertInto('submission_labels').values(labels).execute();
    });
  }
  if (database.kind === 'postgres') {
    await triggers('enable');
    // As migration 0016 has it.
    await sql`create index submission_search_words on submission_search using gin (words) with (fastupdate = off)`.execute(
      database.patient,
    );
    await sql`vacuum analyze`.execute(database.patient);
  }
}
