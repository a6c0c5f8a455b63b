import { fold } from '#/database/fold.ts';
import type { Queries } from '#/database/schema.ts';
import { type Excerpt, excerptAt } from '#/http/excerpt.ts';
import { joinedBelow } from '../joined/joined-tree.ts';
import type { SubmissionField } from '../request/submission-input.ts';
import type { SubmissionRow } from '../request/tables.ts';

/** Where a search is met: the word, and some text around it. */
export interface Hit extends Excerpt {
  /**
   * A column of the request, `call` for what was said in its call, `answer` for what came by email, or `joined` for a
   * request that is joined to it.
   */
  field: SubmissionField | 'notes' | 'call' | 'answer' | 'joined';
}

const fields = ['full_name', 'email', 'website', 'phone', 'bottleneck', 'notes'] as const;
/** Of all the calls of a page: enough to find a word in each. */
const maxMessages = 5_000;
/** The same of what came by email. */
const maxAnswersSearched = 500;

/** Finds, for each request of a page, the first place that has a word of the search. */
export async function findHits(db: Queries, rows: SubmissionRow[], words: string[]): Promise<(Hit | null)[]> {
  const hits = rows.map((row): Hit | null => {
    for (const field of fields) {
      const found = findIn(row[field] ?? '', words);
      if (found) return { field, ...found };
    }
    return null;
  });
  await findAnswers(db, rows, words, hits);
  await findJoined(db, rows, words, hits);
  const calls = rows.flatMap(({ call_id }, index) => (hits[index] === null && call_id !== null ? [call_id] : []));
  if (calls.length === 0) return hits;
  const messages = await db
    .selectFrom('call_messages')
    .select(['call_id', 'text'])
    .where('call_id', 'in', calls)
    .orderBy('call_id')
    .orderBy('position')
    .limit(maxMessages)
    .execute();
  const said = new Map<string, Hit>();
  for (const { call_id, text } of messages) {
    const found = said.has(call_id) ? null : findIn(text, words);
    if (found) said.set(call_id, { field: 'call', ...found });
  }
  return hits.map((hit, index) => hit ?? said.get(rows[index]?.call_id ?? '') ?? null);
}

/** Fills in hits in what came by email. */
async function findAnswers(db: Queries, rows: SubmissionRow[], words: string[], hits: (Hit | null)[]): Promise<void> {
  const missed = rows.filter((_, index) => hits[index] === null).map(({ id }) => id);
  if (missed.length === 0) return;
  const answers = await db
    .selectFrom('submission_answers')
    .select(['submission_id', 'text', 'subject', 'from_name', 'from_address'])
    .where('submission_id', 'in', missed)
    .orderBy('received_at')
    .limit(maxAnswersSearched)
    .execute();
  for (const { submission_id, ...answer } of answers) {
    const place = rows.findIndex(({ id }) => id === submission_id);
    for (const text of Object.values(answer)) {
      const found = hits[place] === null ? findIn(text, words) : null;
      if (found) hits[place] = { field: 'answer', ...found };
    }
  }
}

/** Fills in hits in the texts of requests that are joined to those of a page. */
async function findJoined(db: Queries, rows: SubmissionRow[], words: string[], hits: (Hit | null)[]): Promise<void> {
  const missed = rows.filter(({ joined }, index) => joined > 0 && hits[index] === null).map(({ id }) => id);
  const below = await joinedBelow(db, missed);
  if (below.length === 0) return;
  const joined = await db
    .selectFrom('form_submissions')
    .select(['id', ...fields])
    .where(
      'id',
      'in',
      below.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute();
  for (const row of joined) {
    const place = rows.findIndex(({ id }) => below.some((each) => each.top === id && each.id === row.id));
    for (const field of fields) {
      const found = hits[place] === null ? findIn(row[field] ?? '', words) : null;
      if (found) hits[place] = { field: 'joined', ...found };
    }
  }
}

function findIn(text: string, words: string[]): Excerpt | null {
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = fold(run);
    const found = words.find((each) => folded.startsWith(each) || (isUnspaced(each) && folded.includes(each)));
    if (found === undefined) continue;
    // Where folding has kept the length, what was typed is shown; else the whole word.
    const isSameLength = folded.length === run.length;
    const from = index + (isSameLength ? folded.indexOf(found) : 0);
    const to = isSameLength ? from + found.length : index + run.length;
    return excerptAt(text, from, to);
  }
  return null;
}

/** One character of a script that writes without spaces: it may stand within a run of letters. */
function isUnspaced(word: string): boolean {
  return (
    [...word].length === 1 &&
    /\p{L}/u.test(word) &&
    !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word)
  );
}
