import { readNumber } from './numbers.ts';

/** Splits a text into clauses of plain words, without punctuation and in lower case. Numbers are spelled out. */
export function* clausesOf(text: string, lexicon: Lexicon): Generator<(string | null)[]> {
  for (const clause of text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.!?;:](?=\s|$)/)) {
    const words = [...clause.replaceAll('%', ' percent ').replaceAll('&', ' and ').matchAll(word)];
    const spoken = words.flatMap(([found]) => readNumber(found) ?? lexicon.wordOf(found));
    if (spoken.length > 0) yield spoken;
  }
}

const word = /[a-z]+(?:['_][a-z]+)*|\d+/g;

/** Which words a recogniser can hear. */
export interface Lexicon {
  /** As the dictionary writes it; null for a word that it does not have. */
  wordOf(text: string): string | null;
}
