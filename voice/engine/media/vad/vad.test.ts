import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { upFrameSamples } from '../../../audio/frames.ts';
import { createEnergyVad } from './vad.ts';

/** Decibels below full scale. */
function noise(level: number, constant = 0): Int16Array {
  const amplitude = 32_767 * 10 ** (level / 20);
  return Int16Array.from({ length: upFrameSamples }, (_, at) => constant + (at % 2 ? amplitude : -amplitude));
}

/** Feeds room noise, then `sound`; returns the frame numbers at which speech begins and ends. */
function listen(roomDb: number, sound: [level: number, frames: number][], guarded = false) {
  const vad = createEnergyVad();
  for (let frame = 0; frame < 150; frame++) vad.take(noise(roomDb), guarded);
  const changes: [frame: number, speaking: boolean][] = [];
  let at = 0;
  for (const [level, frames] of sound) {
    for (let frame = 0; frame < frames; frame++, at++) {
      const before = vad.speaking;
      vad.take(noise(level), guarded);
      if (vad.speaking !== before) changes.push([at, vad.speaking]);
    }
  }
  return changes;
}

describe('voice activity', () => {
  test('begins with the third voiced frame and ends with the fifteenth silent one', () => {
    expect(
      listen(-60, [
        [-25, 50],
        [-60, 50],
      ]),
    ).toEqual([
      [2, true],
      [64, false],
    ]);
  });

  test('ignores a click, a breath and a hum', () => {
    expect(
      listen(-60, [
        [-20, 2],
        [-60, 50],
      ]),
    ).toEqual([]);
    expect(listen(-70, [[-50, 100]])).toEqual([]);
    const vad = createEnergyVad();
    for (let frame = 0; frame < 50; frame++) vad.take(noise(-70, 5_000), false);
    expect(vad.speaking).toBe(false);
  });

  test('continues over the pauses between words', () => {
    const words: [number, number][] = Array.from({ length: 20 }, (_, index) => (index % 2 ? [-60, 12] : [-30, 10]));
    expect(listen(-60, words)).toEqual([[2, true]]);
  });

  test('needs to be louder in a loud room', () => {
    expect(listen(-40, [[-33, 20]])).toEqual([]);
    expect(listen(-40, [[-25, 20]])).toEqual([[2, true]]);
  });

  test('adapts to a lasting noise', () => {
    expect(listen(-60, [[-35, 500]])).toEqual([
      [2, true],
      [expect.any(Number), false],
    ]);
  });

  test('needs to be louder and longer while the agent is heard', () => {
    expect(listen(-60, [[-42, 20]], true)).toEqual([]);
    expect(listen(-60, [[-30, 20]], true)).toEqual([[3, true]]);
  });

  test('is not triggered by digital silence and detects speech after it', () => {
    expect(
      listen(-200, [
        [-200, 50],
        [-30, 20],
      ]),
    ).toEqual([[52, true]]);
  });

  test('never begins on an unvoiced frame or ends on a voiced one, whatever the input', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 0 }), { maxLength: 400 }), (levels) => {
        const vad = createEnergyVad();
        for (const level of levels) {
          const before = vad.speaking;
          vad.take(noise(level), false);
          if (vad.speaking !== before) expect(vad.voiced).toBe(vad.speaking);
        }
        vad.reset();
        expect(vad.speaking).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
