import { type RawBuilder, sql } from 'kysely';
import { fold, foldOnPostgres } from '#/database/fold.ts';
import { kindOf } from '#/database/kind-of.ts';
import type { Queries } from '#/database/schema.ts';
import { sealerOf } from '#/database/sealing-plugin.ts';
import { type Excerpt, excerptAt } from '#/http/excerpt.ts';

/** More words do not narrow a search further. */
const maxWords = 12;
/** Of all the calls of a page: enough to find a word in each. */
const maxMessages = 5_000;

/** The words of a search, folded; each is a literal part of a text that must occur. */
export function searchedWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** The condition that a word was said in a call. */
export function saidInCall(db: Queries, word: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from call_messages where call_messages.call_id = calls.id and ${said(db, word)})`;
}

/** Of some calls those in which each of the words was said, where texts are sealed. */
export async function whereSaid(db: Queries, callIds: string[], words: string[]): Promise<Set<string>> {
  if (callIds.length === 0) return new Set();
  const messages = await db
    .selectFrom('call_messages')
    .select(['call_id', 'text'])
    .where('call_id', 'in', callIds)
    .execute();
  const missing = new Map(callIds.map((id) => [id, new Set(words)]));
  for (const { call_id, text } of messages) {
    const folded = fold(text);
    for (const word of missing.get(call_id) ?? []) if (folded.includes(word)) missing.get(call_id)?.delete(word);
  }
  return new Set(callIds.filter((id) => missing.get(id)?.size === 0));
}

/** For each call, the first place in its transcript that has a word of the search. */
export async function findExcerpts(db: Queries, callIds: string[], words: string[]): Promise<Map<string, Excerpt>> {
  const found = new Map<string, Excerpt>();
  if (callIds.length === 0 || words.length === 0) return found;
  const messages = await db
    .selectFrom('call_messages')
    .select(['call_id', 'text'])
    .where('call_id', 'in', callIds)
    .$if(sealerOf(db) === null, (query) => query.where((where) => where.or(words.map((word) => said(db, word)))))
    .orderBy('call_id')
    .orderBy('position')
    .limit(maxMessages)
    .execute();
  for (const { call_id, text } of messages) {
    const excerpt = found.has(call_id) ? null : findIn(text, words);
    if (excerpt) found.set(call_id, excerpt);
  }
  return found;
}

/** The condition that a message has a folded word. Only what is not ASCII is folded for it, which takes longer. */
function said(db: Queries, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const isPostgres = kindOf(db) === 'postgres';
  // SQLite's `like` ignores the case of ASCII.
  const like = sql.raw(isPostgres ? 'ilike' : 'like');
  return sql<boolean>`(text ${like} ${pattern} escape '\\' or (octet_length(text) <> length(text)
    and ${sql.raw(isPostgres ? foldOnPostgres('text') : 'folded(text)')} like ${pattern} escape '\\'))`;
}

/** The first of the words in a text, in the text's own letters. */
function findIn(text: string, words: string[]): Excerpt | null {
  let folded = '';
  /** Where in the text each character of `folded` comes from: folding changes the length. */
  const places: number[] = [];
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    const part = fold(character);
    folded += part;
    for (let at = 0; at < part.length; at++) places.push(index);
  }
  places.push(text.length);
  const at = Math.min(...words.map((word) => folded.indexOf(word)).filter((place) => place !== -1));
  if (!Number.isFinite(at)) return null;
  const length = Math.max(...words.filter((word) => folded.startsWith(word, at)).map((word) => word.length));
  return excerptAt(text, places[at] ?? 0, places[at + length] ?? text.length);
}
