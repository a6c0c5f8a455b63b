import { likeness, scaleToOne } from '../../voice/dialogue/knowledge/words/word-vectors.ts';

/** A sentence as a weighted sum of words. */
export interface WeightedWords {
  /** Numbers of its known words. */
  words: readonly number[];
  weights: readonly number[];
}

/** Weight of staying near the first vectors, against meeting the sentences. */
const ridge = 1;
const steps = 60;

/**
 * Moves the words' vectors so that the weighted sums of sentences come near their targets: least squares with a ridge
 * towards the first vectors, scaled to the targets' size.
 */
export function refine(
  vectors: readonly Float32Array[],
  sentences: readonly WeightedWords[],
  targets: readonly Float32Array[],
): Float32Array[] {
  const scale = bestScale(sentences, vectors, targets);
  const refined = vectors.map((vector) => vector.map((component) => scale * component));
  for (let at = 0; at < (targets[0]?.length ?? 0); at++) {
    const components = Float64Array.from(refined, (vector) => vector[at] as number);
    const missing = sumAll(sentences, components).map((sum, sentence) => (targets[sentence]?.[at] as number) - sum);
    const moves = solveRidge(sentences, missing, components.length);
    for (const [word, vector] of refined.entries()) vector[at] = (vector[at] as number) + (moves[word] as number);
  }
  return refined;
}

/** Mean cosine of the sentences' sums to their targets. */
export function meanLikeness(
  vectors: readonly Float32Array[],
  sentences: readonly WeightedWords[],
  targets: readonly Float32Array[],
): number {
  const total = sentences.reduce(
    (sum, sentence, at) => sum + likeness(scaleToOne(sumOf(sentence, vectors)), targets[at] as Float32Array),
    0,
  );
  return total / sentences.length;
}

/** The factor that brings the sums nearest to their targets. */
function bestScale(
  sentences: readonly WeightedWords[],
  vectors: readonly Float32Array[],
  targets: readonly Float32Array[],
): number {
  let [towards, squares] = [0, 0];
  for (const [at, sentence] of sentences.entries()) {
    const sum = sumOf(sentence, vectors);
    towards += likeness(sum, targets[at] as Float32Array);
    squares += likeness(sum, sum);
  }
  return towards / squares;
}

function sumOf({ words, weights }: WeightedWords, vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const [at, word] of words.entries())
    for (const [component, value] of (vectors[word] as Float32Array).entries())
      sum[component] = (sum[component] as number) + (weights[at] as number) * value;
  return sum;
}

/** The `x` that makes |A x - target|² + ridge |x|² least, by conjugate gradients; a row of A is a sentence. */
export function solveRidge(sentences: readonly WeightedWords[], target: Float64Array, wordCount: number): Float64Array {
  const solution = new Float64Array(wordCount);
  const residual = gather(sentences, target, wordCount);
  const direction = residual.slice();
  let square = dot(residual, residual);
  for (let step = 0; step < steps && square > 0; step++) {
    const changed = gather(sentences, sumAll(sentences, direction), wordCount);
    addTo(changed, ridge, direction);
    const length = square / dot(direction, changed);
    addTo(solution, length, direction);
    addTo(residual, -length, changed);
    const next = dot(residual, residual);
    for (let at = 0; at < wordCount; at++)
      direction[at] = (residual[at] as number) + (next / square) * (direction[at] as number);
    square = next;
  }
  return solution;
}

/** A x: the weighted sum of each sentence. */
function sumAll(sentences: readonly WeightedWords[], values: Float64Array): Float64Array {
  return Float64Array.from(sentences, ({ words, weights }) =>
    words.reduce((sum, word, at) => sum + (weights[at] as number) * (values[word] as number), 0),
  );
}

/** A' y: for each word, the weighted sum over its sentences. */
function gather(sentences: readonly WeightedWords[], values: Float64Array, wordCount: number): Float64Array {
  const sums = new Float64Array(wordCount);
  for (const [sentence, { words, weights }] of sentences.entries())
    for (const [at, word] of words.entries())
      sums[word] = (sums[word] as number) + (weights[at] as number) * (values[sentence] as number);
  return sums;
}

function addTo(sum: Float64Array, factor: number, vector: Float64Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + factor * (vector[at] as number);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
