import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Vectors and frequencies of common English words. The vectors are distilled from the Universal Sentence Encoder (lite),
 * so that the weighted sum of a sentence's words points where the encoder would: see README.md in this folder.
 */
export interface WordVectors {
  /** Number of components of a vector. */
  size: number;
  isKnown(word: string): boolean;
  /** A vector of length 1; null for an unknown word. */
  vectorOf(word: string): Float32Array | null;
  /** Sum of the words' vectors, rare words counting more; scaled to length 1, all zeros when no word is known. */
  sumOf(words: readonly string[]): Float32Array;
  /** How much a word says, from 0 (a word of every sentence) to 1 (a rare or unknown word). */
  specificityOf(word: string): number;
  /** The most frequent words first. */
  words: readonly string[];
}

/** Smoothing of a word's weight in a sum (Arora et al., 'A Simple but Tough-to-Beat Baseline', 2017). */
const smoothing = 1e-3;
/** Surprise, in nats, of words that say nothing and of words that say everything. */
const leastSurprise = 4.6;
const mostSurprise = 13.6;
/** A number says something, whichever it is. */
const numberSpecificity = 1 / 3;

let loaded: WordVectors | undefined;

/** Reads the vectors when they are first needed; they stay in memory (about 4 MB). */
export function wordVectors(): WordVectors {
  loaded ??= read();
  return loaded;
}

/** The file: number of words and of components, then per word its length and its surprise, then its components. */
function read(): WordVectors {
  const folder = join(import.meta.dirname);
  const words = readFileSync(join(folder, 'words.txt'), 'utf8').trimEnd().split('\n');
  const file = readFileSync(join(folder, 'word-vectors.bin'));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
  const [count = 0, size = 0] = new Uint32Array(bytes, 0, 2);
  const scales = new Float32Array(bytes, 8, count);
  const surprises = new Float32Array(bytes, 8 + 4 * count, count);
  const components = new Int8Array(bytes, 8 + 8 * count);
  const numbers = new Map(words.map((word, at) => [word, at]));

  /** Looks up a word, or the form that it is inflected from. */
  function numberOf(word: string): number | undefined {
    return (
      numbers.get(word) ??
      baseForms(word)
        .map((form) => numbers.get(form))
        .find((found) => found !== undefined)
    );
  }

  function addTo(sum: Float32Array, number: number, weight: number): void {
    const from = number * size;
    const factor = weight * (scales[number] as number);
    for (let at = 0; at < size; at++) sum[at] = (sum[at] as number) + factor * (components[from + at] as number);
  }

  return {
    size,
    words,
    isKnown: (word) => numbers.has(word),
    vectorOf(word) {
      const number = numberOf(word);
      if (number === undefined) return null;
      const vector = new Float32Array(size);
      addTo(vector, number, 1);
      return scaledToOne(vector);
    },
    sumOf(all) {
      const sum = new Float32Array(size);
      for (const word of all) {
        const number = numberOf(word);
        if (number !== undefined)
          addTo(sum, number, smoothing / (smoothing + Math.exp(-(surprises[number] as number))));
      }
      return scaledToOne(sum);
    },
    specificityOf(word) {
      if (/^[\d£$€]/.test(word)) return numberSpecificity;
      const number = numbers.get(word);
      if (number === undefined) return 1;
      const surprise = surprises[number] as number;
      return Math.min(1, Math.max(0, (surprise - leastSurprise) / (mostSurprise - leastSurprise)));
    },
  };
}

const inflections: [ending: string, instead: string][] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ed', ''],
];

function baseForms(word: string): string[] {
  return inflections
    .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= 3)
    .map(([ending, instead]) => word.slice(0, -ending.length) + instead);
}

function scaledToOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((component) => component / length) : vector;
}

/** The cosine of two vectors of length 1. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
