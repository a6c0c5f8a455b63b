import { withoutPiledMarks } from './heard-text.ts';

/** The words of a text for comparison: lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return withoutPiledMarks(text)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}@]+/u)
    .filter((word) => word !== '');
}

/** Whether `wordsOf` finds a word; faster, as it runs for each word of each recogniser result. */
export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}@]/u.test(text) || /[\p{L}\p{N}@]/u.test(text.normalize('NFKC'));
}

/** True when `words` consist of these phrases only; the longest matching phrase is taken first. */
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
