import { expect, test } from 'vitest';
import { upFrameSamples } from '../../../audio/frames.ts';
import { createPreRoll } from './pre-roll.ts';

const frame = (value: number) => new Int16Array(upFrameSamples).fill(value);
const values = (frames: Int16Array[]) => frames.map((samples) => samples[0]);

test('the pre-roll returns copies of the latest 300 ms in order, once', () => {
  const preRoll = createPreRoll();
  const sound = frame(0);
  for (let value = 1; value <= 40; value++) preRoll.add(sound.fill(value));
  const taken = preRoll.take();
  expect(values(taken)).toEqual(Array.from({ length: 15 }, (_, at) => 26 + at));
  expect(preRoll.take()).toEqual([]);
  for (let value = 41; value <= 43; value++) preRoll.add(sound.fill(value));
  expect(values(preRoll.take())).toEqual([41, 42, 43]);
  expect(values(taken)).toEqual(Array.from({ length: 15 }, (_, at) => 26 + at));
});
