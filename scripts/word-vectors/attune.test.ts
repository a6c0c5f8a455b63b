import { expect, it } from 'vitest';
import { likeness, scaleToOne } from '../../voice/dialogue/knowledge/words/word-vectors.ts';
import { attune } from './attune.ts';
import type { Business } from './businesses.ts';
import { createRandom } from './random.ts';

it('brings what callers say nearer to the entry that answers it, and leaves unheard words where they are', () => {
  const [cost, damage, hours, late, unheard] = [0, 1, 2, 3, 4];
  const random = createRandom(7);
  const steps = Array.from({ length: 41 }, (_, at) => (at - 20) / 20);
  const vectors = Array.from({ length: 5 }, () => scaleToOne(Float32Array.from(steps, () => random.oneOf(steps))));
  const before = (vectors[unheard] as Float32Array).slice();
  const entry = (asked: number, way: number) => ({ asked: [[asked]], said: [[asked]], ways: Array(4).fill([way]) });
  const business: Business = { entries: [entry(cost, damage), entry(hours, late)], unanswered: [[late, damage]] };

  attune(vectors, Array(80).fill(business), 1);

  const like = (one: number, other: number) =>
    likeness(scaleToOne((vectors[one] as Float32Array).slice()), scaleToOne((vectors[other] as Float32Array).slice()));
  expect(like(damage, cost)).toBeGreaterThan(like(damage, hours) + 0.3);
  expect(like(late, hours)).toBeGreaterThan(like(late, cost) + 0.3);
  expect(vectors[unheard]).toEqual(before);
});
