import { describe, expect, it } from 'vitest';
import { rootMeanSquare } from './pcm.ts';
import { createResampler } from './resampler.ts';

const seconds = 0.25;

function tone(hz: number, rateHz: number): Float32Array {
  return Float32Array.from({ length: rateHz * seconds }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rateHz));
}

/** Resamples in blocks of the size that browsers use. */
function resample(sound: Float32Array, fromHz: number, toHz: number, block = 128): Float32Array {
  const resampler = createResampler(fromHz, toHz);
  const parts: Float32Array[] = [];
  for (let at = 0; at < sound.length; at += block) parts.push(resampler.process(sound.subarray(at, at + block)));
  parts.push(resampler.flush());
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

/** Cuts off both ends, where the filter lacks half of its input. */
function middle(sound: Float32Array): Float32Array {
  return sound.subarray(Math.round(sound.length * 0.1), Math.round(sound.length * 0.9));
}

function decibels(level: number): number {
  return 20 * Math.log10(level * Math.SQRT2);
}

const pairs = [
  [48_000, 16_000],
  [44_100, 16_000],
  [96_000, 16_000],
  [24_000, 48_000],
  [24_000, 44_100],
  [16_000, 16_000],
] as const;

describe.each(pairs)('from %i to %i Hz', (fromHz, toHz) => {
  it('keeps the duration, for blocks of any length', () => {
    for (const block of [128, 441, 13]) {
      expect(resample(tone(440, fromHz), fromHz, toHz, block)).toHaveLength(toHz * seconds);
    }
  });

  it.each([200, 440, 1_000, 3_400, 6_500])('keeps a tone of %i Hz and its phase', (hz) => {
    const wanted = tone(hz, toHz);
    const error = resample(tone(hz, fromHz), fromHz, toHz).map((sample, index) => sample - (wanted[index] ?? 0));
    expect(decibels(rootMeanSquare(middle(error)))).toBeLessThan(-60);
  });

  it('keeps silence and a constant level', () => {
    const level = resample(new Float32Array(fromHz * seconds).fill(0.5), fromHz, toHz);
    for (const sample of middle(level)) expect(sample).toBeCloseTo(0.5, 5);
  });
});

it.each([
  [48_000, 8_500],
  [48_000, 12_000],
  [44_100, 9_000],
  [44_100, 15_000],
  [48_000, 21_000],
])('lets nothing of what is too high come back lower: from %i Hz a tone of %i Hz', (fromHz, hz) => {
  expect(decibels(rootMeanSquare(middle(resample(tone(hz, fromHz), fromHz, 16_000))))).toBeLessThan(-60);
});

it('adds no alias of a tone when upsampling', () => {
  const wanted = tone(7_000, 48_000);
  const error = resample(tone(7_000, 24_000), 24_000, 48_000).map((sample, index) => sample - (wanted[index] ?? 0));
  expect(decibels(rootMeanSquare(middle(error)))).toBeLessThan(-60);
});

it('handles rates with a small common divisor', () => {
  expect(Math.abs(resample(tone(1_000, 44_099), 44_099, 16_000).length - 4_000)).toBeLessThanOrEqual(1);
  const sound = resample(tone(1_000, 44_099), 44_099, 16_000);
  expect(decibels(rootMeanSquare(middle(sound)))).toBeCloseTo(0, 1);
});

it('starts again after a flush', () => {
  const resampler = createResampler(24_000, 48_000);
  const sound = tone(440, 24_000).subarray(0, 480);
  const first = [...resampler.process(sound), ...resampler.flush()];
  expect([...resampler.process(sound), ...resampler.flush()]).toEqual(first);
});
