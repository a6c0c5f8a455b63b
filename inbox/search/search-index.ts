import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '#/database/kind-of.ts';
import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { wordsOf } from './words.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** On Postgres it has a request's time and words, on SQLite the number of its words in `submission_words`. */
    submission_search: { submission_id: string; number: number };
    /** Requests whose words are to be read anew. */
    search_queue: { submission_id: string };
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

/** Enters a new request, before it is inserted: Postgres then knows that another program did not write it. */
export async function indexNew(write: Write, request: SearchedTexts, said: string[] = []): Promise<void> {
  const { id, created_at, full_name, email, website, phone, bottleneck, notes } = request;
  const words = wordsOf([full_name, email, website, phone, bottleneck, notes, ...said].join(' '));
  if (kindOf(write) === 'postgres') {
    await sql`insert into submission_search (submission_id, received_at, words)
      values (${id}, ${created_at}, array_to_tsvector(${words}::text[]))`.execute(write);
    return;
  }
  const number = await takeNumber(write, id, Date.parse(created_at));
  await insertWords(write, { rowid: number, words: words.join(' ') });
}

/** How many requests of one millisecond have a number of that millisecond; further ones take the next. */
const numbersAMs = 1_024;

async function takeNumber(write: Write, submission_id: string, ms: number): Promise<number> {
  const first = ms * numbersAMs;
  const [taken] = (await insertNumber(write, { before: first - 1, end: first + numbersAMs, submission_id })).rows;
  return taken?.number ?? takeNumber(write, submission_id, ms + 1);
}

/** Reads the words of a request anew, if it still exists. */
async function indexAgain(write: Write, id: string): Promise<void> {
  const request = await write
    .selectFrom('form_submissions')
    .select(['id', 'created_at', 'full_name', 'email', 'website', 'phone', 'bottleneck', 'notes', 'call_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  await forgetWords(write, id);
  if (!request) return;
  const said =
    request.call_id === null
      ? []
      : await write.selectFrom('call_messages').select('text').where('call_id', '=', request.call_id).execute();
  await indexNew(
    write,
    request,
    said.map(({ text }) => text),
  );
}

async function forgetWords(write: Write, id: string): Promise<void> {
  if (kindOf(write) === 'sqlite') {
    await sql`delete from submission_words
      where rowid = (select number from submission_search where submission_id = ${id})`.execute(write);
  }
  await write.deleteFrom('submission_search').where('submission_id', '=', id).execute();
}

/** A transaction makes other writers wait: some milliseconds. */
const requestsAWrite = 50;

/** Reads the words of some requests anew that wait for it; gives how many they were. */
export function indexQueued(database: Database): Promise<number> {
  return database.write(async (write) => {
    let select = write
      .selectFrom('search_queue')
      .select('submission_id')
      .orderBy('submission_id')
      .limit(requestsAWrite);
    // Another server may be at it, too.
    if (database.kind === 'postgres') select = select.forUpdate().skipLocked();
    const ids = (await select.execute()).map(({ submission_id }) => submission_id);
    await indexEach(write, ids);
    return ids.length;
  });
}

/** Reads the words of requests anew within the change that gave them others. */
export async function indexEach(write: Write, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await write.deleteFrom('search_queue').where('submission_id', 'in', ids).execute();
  for (const id of ids) await indexAgain(write, id);
}

/** The condition on the words: every word is the beginning of one that occurs. */
export function matches(db: Queries, words: string[]): RawBuilder<boolean> {
  return kindOf(db) === 'postgres'
    ? sql<boolean>`submission_search.words @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
    : sql<boolean>`submission_words match ${words.map((word) => `"${word}"*`).join(' ')}`;
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

const insertWords = prepared((db, { rowid, words }: { rowid: number; words: string }) =>
  db.insertInto('submission_words').values({ rowid, words }),
);
