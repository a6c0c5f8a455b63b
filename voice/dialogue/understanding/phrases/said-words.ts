import { plainWords } from '../../knowledge/plain-words.ts';

/** A plain word of a text, and where the written word that it belongs to begins and ends. */
interface SaidWord {
  plain: string;
  from: number;
  to: number;
}

/** The plain words of a text with their places in it: what stands behind some of them keeps its punctuation. */
export function saidWords(text: string): SaidWord[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: written, index }) =>
    plainWords(written).map((plain): SaidWord => ({ plain, from: index, to: index + written.length })),
  );
}

/** Number of words of the longest phrase that stands at a place; 0 when none does. `mostWords`: of the longest phrase. */
export function phraseAt(
  words: readonly SaidWord[],
  at: number,
  phrases: ReadonlySet<string>,
  mostWords: number,
): number {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
    const phrase = words.slice(at, at + count).map(({ plain }) => plain);
    if (phrases.has(phrase.join(' '))) return count;
  }
  return 0;
}
