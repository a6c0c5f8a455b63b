import { expect, it } from 'vitest';
import { centred, principalComponents } from './principal-components.ts';
import { meanLikeness, refine, solveRidge } from './refine.ts';
import { toBytes } from './to-bytes.ts';

/** A generator of numbers from -1 to 1 that always gives the same (Lehmer, 1951). */
function createNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (2 * state) / 2_147_483_647 - 1;
  };
}

it('finds the directions in which vectors vary, the main one first', () => {
  const next = createNumbers();
  const vectors = Array.from({ length: 2_000 }, () => {
    const [along, across, rest] = [3 * next(), 2 * next(), next()];
    return Float32Array.of(5 + (along - across) / Math.SQRT2, 7 + (along + across) / Math.SQRT2, rest);
  });
  const expected = [
    [Math.SQRT1_2, Math.SQRT1_2, 0],
    [-Math.SQRT1_2, Math.SQRT1_2, 0],
    [0, 0, 1],
  ];
  for (const [at, found] of principalComponents(centred(vectors)).entries()) {
    const cosine = found.reduce((sum, component, axis) => sum + component * (expected[at]?.[axis] as number), 0);
    expect(Math.abs(cosine)).toBeGreaterThan(0.995);
  }
});

it('solves least squares with a ridge', () => {
  const sentences = [
    { words: [0, 1], weights: [1, 2] },
    { words: [1], weights: [3] },
    { words: [0, 2], weights: [1, -1] },
  ];
  const target = Float64Array.of(4, 6, 1);
  const solution = solveRidge(sentences, target, 4);
  // The gradient, A'(A x - target) + x, is zero at the least.
  const misses = sentences.map(
    ({ words, weights }, at) =>
      words.reduce((sum, word, which) => sum + (weights[which] as number) * (solution[word] as number), 0) -
      (target[at] as number),
  );
  for (const [word, value] of solution.entries()) {
    const gradient = sentences.reduce((sum, { words, weights }, at) => {
      const which = words.indexOf(word);
      return sum + (which < 0 ? 0 : (weights[which] as number) * (misses[at] as number));
    }, value);
    expect(gradient).toBeCloseTo(0, 9);
  }
  expect(solution[3]).toBe(0);
});

it('moves words so that sentences come nearer to their targets, and leaves other words where they point', () => {
  const next = createNumbers();
  const random = () => Float32Array.from({ length: 8 }, next);
  const vectors = Array.from({ length: 21 }, random);
  const sentences = Array.from({ length: 40 }, (_, at) => ({
    words: [at % 20, (at * 7 + 3) % 20],
    weights: [0.8, 0.6],
  }));
  const targets = sentences.map(random);
  const refined = refine(vectors, sentences, targets);
  expect(meanLikeness(refined, sentences, targets)).toBeGreaterThan(meanLikeness(vectors, sentences, targets) + 0.1);
  const [unused, unusedRefined] = [vectors.at(-1) as Float32Array, refined.at(-1) as Float32Array];
  const factor = (unusedRefined[0] as number) / (unused[0] as number);
  for (const [at, component] of unused.entries()) expect(unusedRefined[at]).toBeCloseTo(factor * component, 5);
});

it('keeps the length and the direction of a vector that it rounds to bytes', () => {
  const vector = Float32Array.of(0.3, -1.7, 0, 2.4);
  const { size, scales, components } = toBytes([vector, new Float32Array(4)]);
  expect(size).toBe(4);
  const rounded = [...components.slice(0, 4)].map((component) => component * (scales[0] as number));
  expect(Math.hypot(...rounded)).toBeCloseTo(Math.hypot(...vector), 5);
  for (const [at, component] of vector.entries()) expect(rounded[at]).toBeCloseTo(component, 1);
  expect([...components.slice(4)]).toEqual([0, 0, 0, 0]);
});
