import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '#/database/kind-of.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { sealerOf } from '#/database/sealing-plugin.ts';
import { joinedAbove, joinedBelow } from '../joined/joined-tree.ts';
import { wordsOf } from './words.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** On Postgres it has a request's time and words, on SQLite the number of its words in `submission_words`. */
    submission_search: { submission_id: string; number: number };
    /** SQLite's index of words (sqlite.org/fts5.html). */
    submission_words: { rowid: number; words: string };
  }
}

/** The texts of a request that are searched, beside the words of its call. */
export interface SearchedTexts {
  id: string;
  created_at: string;
  full_name: string;
  email: string;
  website: string | null;
  phone: string | null;
  bottleneck: string;
  notes: string | null;
}

/** With what was said in its call and answered by email. */
type SearchedRequest = SearchedTexts & { said?: string[] };

/** Enters the words of requests, in one statement on Postgres. */
export async function enterWords(write: Write, requests: SearchedRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const entries = requests.map(({ id, created_at, said = [], ...texts }) => {
    const { full_name, email, website, phone, bottleneck, notes } = texts;
    const words = wordsOf([full_name, email, website, phone, bottleneck, notes, ...said].join(' '));
    return { id, created_at, words: indexed(write, words) };
  });
  if (kindOf(write) === 'postgres') {
    const rows = entries.map(
      ({ id, created_at, words }) =>
        sql`(${id}::uuid, ${created_at}::timestamptz, array_to_tsvector(${words}::text[]))`,
    );
    await sql`insert into submission_search (submission_id, received_at, words) values ${sql.join(rows)}
      on conflict (submission_id) do update set received_at = excluded.received_at, words = excluded.words`.execute(
      write,
    );
    return;
  }
  for (const { id, created_at, words } of entries) {
    const number = await takeNumber(write, id, Date.parse(created_at));
    await insertWords(write, { rowid: number, words: words.join(' ') });
  }
}

/** Words as the index has them: where texts are sealed, it has keyed hashes of whole words and no word. */
function indexed(db: Queries, words: string[]): string[] {
  const sealer = sealerOf(db);
  return sealer ? words.map((word) => sealer.keyed('word', word)) : words;
}

/** How many requests of one millisecond have a number of that millisecond; further ones take the next. */
const numbersAMs = 1_024;

async function takeNumber(write: Write, submission_id: string, ms: number): Promise<number> {
  const first = ms * numbersAMs;
  const [taken] = (await insertNumber(write, { before: first - 1, end: first + numbersAMs, submission_id })).rows;
  return taken?.number ?? takeNumber(write, submission_id, ms + 1);
}

/** Reads the words of requests, those that still exist, in place of what the index has of them. */
export async function indexEach(write: Write, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const requests = await write
    .selectFrom('form_submissions')
    .select(searched)
    // Those that they are joined to are found by their words.
    .where('id', 'in', [...ids, ...(await joinedAbove(write, ids)).map(({ id }) => id)])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const below = Map.groupBy(
    await joinedBelow(
      write,
      requests.map(({ id }) => id),
    ),
    ({ top }) => top,
  );
  const said = await saidIn(
    write,
    requests.flatMap(({ call_id }) => call_id ?? []),
  );
  const answered = await answersOf(
    write,
    requests.map(({ id }) => id),
  );
  const entries: SearchedRequest[] = [];
  for (const { call_id, ...request } of requests) {
    if (kindOf(write) === 'sqlite') await forgetWords(write, request.id);
    const joined = (below.get(request.id) ?? []).map(({ id }) => id);
    const heard = [said.get(call_id ?? ''), answered.get(request.id), await textsOf(write, joined)];
    entries.push({ ...request, said: heard.flatMap((texts) => texts ?? []) });
  }
  await enterWords(write, entries);
}

const searched = [
  'id',
  'created_at',
  'full_name',
  'email',
  'website',
  'phone',
  'bottleneck',
  'notes',
  'call_id',
] as const;

/** All that is searched of requests. */
async function textsOf(write: Write, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const requests = await write.selectFrom('form_submissions').select(searched).where('id', 'in', ids).execute();
  const said = await saidIn(
    write,
    requests.flatMap(({ call_id }) => call_id ?? []),
  );
  const own = requests.map(({ full_name, email, website, phone, bottleneck, notes }) =>
    [full_name, email, website, phone, bottleneck, notes].join(' '),
  );
  return [...own, ...[...said.values()].flat(), ...[...(await answersOf(write, ids)).values()].flat()];
}

/** What came back by email, without the earlier mail below it, by request. */
async function answersOf(write: Write, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const answers = await write
    .selectFrom('submission_answers')
    .select(['submission_id', 'subject', 'text', 'from_name', 'from_address'])
    .where('submission_id', 'in', ids)
    .execute();
  return textsBy(answers, ({ submission_id, ...answer }) => [submission_id, Object.values(answer).join(' ')]);
}

/** What was said, by call. */
async function saidIn(write: Write, callIds: string[]): Promise<Map<string, string[]>> {
  if (callIds.length === 0) return new Map();
  const messages = await write
    .selectFrom('call_messages')
    .select(['call_id', 'text'])
    .where('call_id', 'in', callIds)
    .execute();
  return textsBy(messages, ({ call_id, text }) => [call_id, text]);
}

function textsBy<Row>(rows: Row[], read: (row: Row) => [id: string, text: string]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const row of rows) {
    const [id, text] = read(row);
    texts.getOrInsertComputed(id, () => []).push(text);
  }
  return texts;
}

async function forgetWords(write: Write, submission_id: string): Promise<void> {
  const [known] = (await deleteNumber(write, { submission_id })).rows;
  if (known) await deleteWords(write, { rowid: known.number });
}

/** Whether a search finds only whole words: of a keyed hash, nobody knows the beginning. */
export function findsWholeWords(db: Queries): boolean {
  return sealerOf(db) !== null;
}

/** The condition on the words: every word is the beginning of one that occurs or, where texts are sealed, occurs. */
export async function matches(db: Queries, searched: string[]): Promise<RawBuilder<boolean>> {
  const isWhole = findsWholeWords(db);
  const words = indexed(db, searched);
  if (kindOf(db) === 'postgres') {
    const query = words.map((word) => `'${word}'${isWhole ? '' : ':*'}`).join(' & ');
    return sql<boolean>`submission_search.words @@ ${query}::tsquery`;
  }
  if (isWhole) return sql<boolean>`submission_words match ${words.map((word) => `"${word}"`).join(' AND ')}`;
  const alternatives: string[] = [];
  for (const word of words) {
    const terms = await termsFrom(db, word);
    if (terms.length === 0) return sql<boolean>`1 = 0`;
    alternatives.push(terms.length > maxTerms ? `"${word}"*` : `(${terms.map((term) => `"${term}"`).join(' OR ')})`);
  }
  return sql<boolean>`submission_words match ${alternatives.join(' AND ')}`;
}

/** For more words than these with one beginning, SQLite finds the beginning itself as fast. */
const maxTerms = 2_000;
const lastCharacter = '\u{10ffff}';

/**
 * The words of SQLite's index with a beginning, at most one more than `maxTerms`. Given a beginning, the index reads
 * every match before it gives the first; given whole words, it reads as many as a page shows. The next word is asked
 * for each time, because each has a row for each request.
 */
async function termsFrom(db: Queries, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`with recursive terms (term) as (
    select (select term from submission_terms where term >= ${beginning} limit 1)
    union all
    select (select term from submission_terms where term >= terms.term || char(0) limit 1)
      from terms where terms.term < ${beginning + lastCharacter}
  ) select term from terms where term < ${beginning + lastCharacter} limit ${maxTerms + 1}`.execute(db);
  return rows.map(({ term }) => term);
}

/** Empties the index, and queues all requests for it. */
export async function indexAnew(write: Write): Promise<void> {
  if (kindOf(write) === 'sqlite') {
    await sql`insert into submission_words (submission_words) values ('delete-all')`.execute(write);
  }
  await write.deleteFrom('submission_search').execute();
  await write.deleteFrom('search_queue').execute();
  await sql`insert into search_queue (submission_id) select id from form_submissions`.execute(write);
  await sql`update search_progress set last_event = (select coalesce(max(number), 0) from events)`.execute(write);
}

/** The number of a request on SQLite; where it is gone, the first of its time. */
export async function numberOf(db: Queries, { id, created_at }: { id: string; created_at: string }): Promise<number> {
  const found = await db
    .selectFrom('submission_search')
    .select('number')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  return found?.number ?? Date.parse(created_at) * numbersAMs;
}

/** Inserts nothing when the range is full. */
const insertNumber = prepared(
  (db, { before, end, submission_id }: { before: number; end: number; submission_id: string }) =>
    db
      .insertInto('submission_search')
      .columns(['number', 'submission_id'])
      .expression((build) =>
        build
          .selectFrom('submission_search as taken')
          .select([
            sql<number>`coalesce(max(taken.number), ${before}) + 1`.as('number'),
            sql<string>`${submission_id}`.as('submission_id'),
          ])
          .where('taken.number', '>', before)
          .where('taken.number', '<', end)
          .having(sql<boolean>`coalesce(max(taken.number), ${before}) + 1 < ${end}`),
      )
      .returning('number'),
);

const deleteNumber = prepared((db, { submission_id }: { submission_id: string }) =>
  db.deleteFrom('submission_search').where('submission_id', '=', submission_id).returning('number'),
);

const deleteWords = prepared((db, { rowid }: { rowid: number }) =>
  db.deleteFrom('submission_words').where('rowid', '=', rowid),
);

const insertWords = prepared((db, { rowid, words }: { rowid: number; words: string }) =>
  db.insertInto('submission_words').values({ rowid, words }),
);
