import { likeness, scaleToOne } from '../../voice/dialogue/knowledge/words/word-vectors.ts';

/** Numbers of a sentence's words and pairs of words. */
export type Sentence = readonly number[];

/** Sentences as sums of their words' vectors, and how the vectors are to move. */
export interface Sums {
  /** Adds a sentence and returns its number; valid until the next step. */
  add(sentence: Sentence): number;
  /** The sum of a sentence, scaled to length 1. */
  directionOf(number: number): Float32Array;
  /** Adds to the loss `by` times the cosine of two sentences. */
  push(one: number, other: number, by: number): void;
  /** Moves the vectors against the gradient and forgets all sentences. */
  step(): void;
}

const rate = 1e-3;
const warmUpSteps = 50;
const leastRateShare = 0.02;
/** Pull of each word towards its first vector. */
const ridge = 1e-4;
const [meanDecay, squareDecay] = [0.9, 0.999];

interface Sum {
  sentence: Sentence;
  direction: Float32Array;
  length: number;
  gradient: Float32Array;
}

interface Moments {
  first: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}

/** Sums over `vectors`, which `step` moves in place, by Adam (Kingma and Ba, 2015) with a rate that falls to the last of `steps`. */
export function createSums(vectors: readonly Float32Array[], steps: number): Sums {
  const size = vectors[0]?.length ?? 0;
  const moments = new Map<number, Moments>();
  let all: Sum[] = [];
  let stepsDone = 0;

  function gradients(): Map<number, Float32Array> {
    const byWord = new Map<number, Float32Array>();
    for (const { sentence, direction, length, gradient } of all) {
      if (length === 0) continue;
      const along = likeness(direction, gradient);
      for (const word of sentence) {
        const own = byWord.getOrInsertComputed(word, () => new Float32Array(size));
        for (let at = 0; at < size; at++)
          own[at] = (own[at] as number) + ((gradient[at] as number) - along * (direction[at] as number)) / length;
      }
    }
    return byWord;
  }

  function move(word: number, gradient: Float32Array, share: number): void {
    const vector = vectors[word] as Float32Array;
    const { first, mean, square } = moments.getOrInsertComputed(word, () => ({
      first: vector.slice(),
      mean: new Float32Array(size),
      square: new Float32Array(size),
    }));
    const corrections = [1 - meanDecay ** stepsDone, 1 - squareDecay ** stepsDone] as const;
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at] as number) + ridge * ((vector[at] as number) - (first[at] as number));
      mean[at] = meanDecay * (mean[at] as number) + (1 - meanDecay) * slope;
      square[at] = squareDecay * (square[at] as number) + (1 - squareDecay) * slope * slope;
      const by = (mean[at] as number) / corrections[0] / (Math.sqrt((square[at] as number) / corrections[1]) + 1e-8);
      vector[at] = (vector[at] as number) - rate * share * by;
    }
  }

  return {
    add(sentence) {
      const sum = new Float32Array(size);
      for (const word of sentence) {
        const vector = vectors[word] as Float32Array;
        for (let at = 0; at < size; at++) sum[at] = (sum[at] as number) + (vector[at] as number);
      }
      const length = Math.sqrt(likeness(sum, sum));
      return all.push({ sentence, direction: scaleToOne(sum), length, gradient: new Float32Array(size) }) - 1;
    },
    directionOf: (number) => (all[number] as Sum).direction,
    push(one, other, by) {
      const [a, b] = [all[one] as Sum, all[other] as Sum];
      for (let at = 0; at < size; at++) {
        a.gradient[at] = (a.gradient[at] as number) + by * (b.direction[at] as number);
        b.gradient[at] = (b.gradient[at] as number) + by * (a.direction[at] as number);
      }
    },
    step() {
      stepsDone++;
      const share = Math.min(1, stepsDone / warmUpSteps) * Math.max(leastRateShare, 1 - stepsDone / steps);
      for (const [word, gradient] of gradients()) move(word, gradient, share);
      all = [];
    },
  };
}
