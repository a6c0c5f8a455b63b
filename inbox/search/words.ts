import { fold, isAscii } from '#/database/fold.ts';

/** A longer run of letters is no word that people search; its beginning is found. */
const maxWordCharacters = 64;
/** A long call has fewer different words. */
const maxWords = 5_000;

/** A script without spaces: each character is a word. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const word = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu');

const asciiWord = /[a-z0-9]+/g;

/** The different words of a text, folded: letters and digits alone, so that no database reads an operator in them. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  const folded = fold(text);
  for (const found of folded.match(isAscii(folded) ? asciiWord : word) ?? []) {
    words.add(found.length > maxWordCharacters ? [...found].slice(0, maxWordCharacters).join('') : found);
    if (words.size === maxWords) break;
  }
  return [...words];
}

/** More text than anybody types to find a request, and more words than narrow a search further. */
const maxQueryCharacters = 200;
const maxQueryWords = 12;

/** The words of a search, of which each is the beginning of one that must occur. */
export function queryWords(query: string): string[] {
  return wordsOf(query.slice(0, maxQueryCharacters).toWellFormed()).slice(0, maxQueryWords);
}
