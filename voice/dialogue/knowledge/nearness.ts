import { createVectorTable } from './words/vector-table.ts';
import { wordVectors } from './words/word-vectors.ts';

/** How near a word is to each content word of an agent, by number: 1 has the same stem, 0 is not near. */
export type Nearness = Float32Array;

/** A content word of an agent. */
export interface IndexedWord {
  /** Number of its stem. */
  stem: number;
  vector: Float32Array | null;
}

/** Cosine from which two words count as near. */
const leastNear = 0.25;
/** The nearness of words with other stems stays below that of the same stem. */
const mostNear = 0.99;
/** Callers use the same words again. 40 entries with 12 ways of asking each have 1,000 words: 0.4 MB for an agent. */
const mostKept = 100;

/** Compares words of callers with the words of an agent. */
export function createNearness(words: readonly IndexedWord[]): (word: string, stem: number | undefined) => Nearness {
  const { size, vectorOf } = wordVectors();
  const likenessTo = createVectorTable(
    words.map(({ vector }) => vector),
    size,
  );
  const kept = new Map<string, Nearness>();

  function measure(word: string, stem: number | undefined): Nearness {
    const vector = vectorOf(word);
    const nearness = vector ? likenessTo(vector) : new Float32Array(words.length);
    for (const [number, other] of words.entries()) {
      const share = ((nearness[number] as number) - leastNear) / (1 - leastNear);
      nearness[number] = other.stem === stem ? 1 : Math.min(mostNear, Math.max(0, share));
    }
    return nearness;
  }

  return (word, stem) => {
    const known = kept.get(word);
    if (known) return known;
    const nearness = measure(word, stem);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    kept.set(word, nearness);
    return nearness;
  };
}
