import { withoutPiledMarks } from './heard-text.ts';

/** The words of a text as rules compare them: lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return withoutPiledMarks(text)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}@]+/u)
    .filter((word) => word !== '');
}

/** Whether `wordsOf` finds any: the quick way, for each word of each result of a recogniser. */
export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}@]/u.test(text) || /[\p{L}\p{N}@]/u.test(text.normalize('NFKC'));
}

/** True when `words` are made of nothing but these phrases; the longest that fits is taken first. */
export function isMadeOf(words: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  let at = 0;
  while (at < words.length) {
    const fitting = phrases.filter((phrase) => phrase.every((word, offset) => words[at + offset] === word));
    const longest = Math.max(0, ...fitting.map((phrase) => phrase.length));
    if (longest === 0) return false;
    at += longest;
  }
  return words.length > 0;
}
