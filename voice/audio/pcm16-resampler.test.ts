import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPcm16Resampler } from './pcm16-resampler.ts';

function tone(hz: number, sampleRateHz: number, seconds = 1, amplitude = 16_000): Int16Array {
  return Int16Array.from({ length: sampleRateHz * seconds }, (_, at) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * hz * at) / sampleRateHz)),
  );
}

function resample(samples: Int16Array, fromHz: number, toHz: number, chunk = samples.length || 1): Int16Array {
  const resampler = createPcm16Resampler(fromHz, toHz);
  const parts: number[] = [];
  for (let at = 0; at < samples.length; at += chunk) parts.push(...resampler.process(samples.slice(at, at + chunk)));
  parts.push(...resampler.flush());
  return Int16Array.from(parts);
}

/** Level of one frequency in the middle of the output, in dB relative to the input tone. */
function levelDb(samples: Int16Array, hz: number, sampleRateHz: number): number {
  const middle = samples.slice(sampleRateHz / 4, (sampleRateHz * 3) / 4);
  let re = 0;
  let im = 0;
  for (const [at, sample] of middle.entries()) {
    re += sample * Math.cos((2 * Math.PI * hz * at) / sampleRateHz);
    im += sample * Math.sin((2 * Math.PI * hz * at) / sampleRateHz);
  }
  return 20 * Math.log10((2 * Math.hypot(re, im)) / middle.length / 16_000);
}

function rmsDb(samples: Int16Array): number {
  const middle = samples.slice(samples.length / 4, (samples.length * 3) / 4);
  const mean = middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length;
  return 20 * Math.log10(Math.sqrt(mean) / (16_000 / Math.SQRT2) + 1e-9);
}

const ratios: [number, number][] = [
  [16_000, 24_000],
  [22_050, 24_000],
  [24_000, 16_000],
  [48_000, 16_000],
  [44_100, 24_000],
  [8_000, 24_000],
];

describe('the PCM16 resampler', () => {
  it.each(ratios)('keeps the pitch and the level of a tone from %i to %i Hz', (fromHz, toHz) => {
    for (const hz of [200, 1_000, 3_000]) {
      const output = resample(tone(hz, fromHz), fromHz, toHz);
      expect(Math.abs(levelDb(output, hz, toHz))).toBeLessThan(0.2);
      expect(Math.abs(rmsDb(output))).toBeLessThan(0.2);
    }
  });

  it.each([
    [48_000, 16_000, 9_600],
    [44_100, 16_000, 10_000],
    [24_000, 16_000, 9_600],
    [48_000, 24_000, 14_400],
  ])('damps by 40 dB what from %i Hz would fold back into %i Hz', (fromHz, toHz, hz) => {
    expect(rmsDb(resample(tone(hz, fromHz), fromHz, toHz))).toBeLessThan(-40);
  });

  it.each([
    [16_000, 24_000],
    [22_050, 24_000],
  ])('makes no mirror image of a tone from %i to %i Hz', (fromHz, toHz) => {
    expect(levelDb(resample(tone(5_000, fromHz), fromHz, toHz), fromHz - 5_000, toHz)).toBeLessThan(-40);
  });

  it('gives the same samples however the input is split, and keeps the duration', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ratios),
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 0, max: 3_000 }),
        ([fromHz, toHz], chunk, length) => {
          const sound = tone(440, fromHz).slice(0, length);
          const whole = resample(sound, fromHz, toHz);
          expect(whole.length).toBe(Math.round((length * toHz) / fromHz));
          expect(resample(sound, fromHz, toHz, chunk)).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('clips samples that are too loud and copies input of an equal rate', () => {
    const square = Int16Array.from({ length: 800 }, (_, at) => (at % 40 < 20 ? 32_767 : -32_768));
    const output = resample(square, 16_000, 24_000);
    expect(Math.max(...output)).toBe(32_767);
    expect(Math.min(...output)).toBe(-32_768);
    expect(resample(square, 16_000, 16_000)).toEqual(square);
  });
});
