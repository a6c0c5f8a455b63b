import { numberWords } from './word-numbers.ts';
import { readWordTable } from './word-table.ts';

/**
 * Vectors and frequencies of common English words. The weighted sum of a sentence's words points where a sentence encoder
 * would: README.md in this folder says how they were made.
 */
export interface WordVectors {
  /** Number of components of a vector. */
  size: number;
  /** Single words, the most frequent first. */
  words: readonly string[];
  isKnown(word: string): boolean;
  /** A vector of length 1; null for an unknown word. */
  vectorOf(word: string): Float32Array | null;
  /** Sum of the vectors of the words and of their pairs, scaled to length 1; all zeros when no word is known. */
  sumOf(words: readonly string[]): Float32Array;
  /** How much a word says, from 0 (a word of every sentence) to 1 (a rare or unknown word). */
  specificityOf(word: string): number;
}

/** Surprise, in nats, of words that say nothing and of words that say everything. */
const leastSurprise = 4.6;
const mostSurprise = 13.6;
/** A number says something, whichever it is. */
const numberSpecificity = 1 / 3;

let loaded: WordVectors | undefined;

/** Reads the vectors when they are first needed; they stay in memory (about 6 MB). */
export function wordVectors(): WordVectors {
  loaded ??= load();
  return loaded;
}

function load(): WordVectors {
  const { words, size, scales, surprises, components } = readWordTable(import.meta.dirname);
  const numbers = numberWords(words);

  function addTo(sum: Float32Array, number: number): void {
    const factor = scales[number] as number;
    const from = number * size;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] as number) + factor * (components[from + at] as number);
  }

  return {
    size,
    words: words.filter((word) => !word.includes(' ')),
    isKnown: (word) => numbers.exactly(word) !== undefined,
    vectorOf(word) {
      const number = numbers.inAnyForm(word);
      if (number === undefined) return null;
      const vector = new Float32Array(size);
      addTo(vector, number);
      return scaleToOne(vector);
    },
    sumOf(all) {
      const sum = new Float32Array(size);
      for (const number of numbers.ofSentence(all)) addTo(sum, number);
      return scaleToOne(sum);
    },
    specificityOf(word) {
      if (/^[\d£$€]/.test(word)) return numberSpecificity;
      const number = numbers.exactly(word);
      if (number === undefined) return 1;
      const share = ((surprises[number] as number) - leastSurprise) / (mostSurprise - leastSurprise);
      return Math.min(1, Math.max(0, share));
    },
  };
}

/** Scales a vector to length 1, in place; one of zeros stays as it is. */
export function scaleToOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(likeness(vector, vector));
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) / length;
  return vector;
}

/** The scalar product; of vectors of length 1, their cosine. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
