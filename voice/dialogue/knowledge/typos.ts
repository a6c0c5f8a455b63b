import { isContentWord } from './content-words.ts';
import { wordVectors } from './words/word-vectors.ts';

/** The number of English words, most frequent first, that a typing error may be mended to. */
const commonWords = 12_000;
/** A word of the language as rare as this is taken for a slip when the agent knows a word beside it. */
const rare = 0.72;
const leastLength = 3;
const leastRareLength = 5;

/**
 * Corrects typing errors and words that were torn apart: an unknown word becomes the agent's word, or else the common
 * one, at one slip from it; 'story time' becomes 'storytime' when the agent writes it so.
 */
export function createTypoMender(agentWords: ReadonlySet<string>): (words: readonly string[]) => string[] {
  const vectors = wordVectors();
  const own = byStart(agentWords);

  function mend(word: string): string {
    if (agentWords.has(word) || !isContentWord(word) || word.length < leastLength || /\d/.test(word)) return word;
    const isWord = vectors.isKnown(word);
    if (isWord && (word.length < leastRareLength || vectors.specificityOf(word) < rare)) return word;
    const mended = nearest(word, own);
    if (mended || isWord) return mended ?? word;
    return nearest(word, commonByStart()) ?? word;
  }

  return (words) => {
    // Callers repeat words: each is mended once per text.
    const mended = new Map<string, string>();
    const whole: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const joined = `${words[at]}${words[at + 1] ?? ''}`;
      if (at + 1 < words.length && joined.length > leastRareLength && agentWords.has(joined)) {
        whole.push(joined);
        at++;
      } else whole.push(mended.getOrInsertComputed(words[at] as string, mend));
    }
    return whole;
  };
}

let commonFound: Map<string, string[]> | undefined;

/** The common words, grouped when they are first needed, once for all agents. */
function commonByStart(): Map<string, string[]> {
  commonFound ??= byStart(wordVectors().words.slice(0, commonWords));
  return commonFound;
}

/** Words by initial and length. */
function byStart(words: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words)
    if (word.length >= leastLength) found.getOrInsertComputed(`${word[0]}${word.length}`, () => []).push(word);
  return found;
}

/** Letters that were swapped or left out are likelier than another letter in their place, and that than one too many. */
function nearest(word: string, words: ReadonlyMap<string, readonly string[]>): string | null {
  const slips = (length: number) =>
    (words.get(`${word[0]}${length}`) ?? []).filter((candidate) => isOneSlip(word, candidate));
  const alike = slips(word.length);
  const swapped = alike.find((candidate) => isSwap(word, candidate));
  return swapped ?? slips(word.length + 1)[0] ?? alike[0] ?? slips(word.length - 1)[0] ?? null;
}

/** Whether two words of one slip have the same letters. */
function isSwap(a: string, b: string): boolean {
  return [...a].toSorted().join('') === [...b].toSorted().join('');
}

/** One letter inserted, deleted or replaced, or two adjacent letters swapped. */
export function isOneSlip(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back]) back++;
  const [restA, restB] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
