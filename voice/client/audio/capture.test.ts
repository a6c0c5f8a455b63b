import { expect, it } from 'vitest';
import { type CapturedFrame, createCapture } from './capture.ts';

function capture(sampleRateHz: number, amplitude: number): CapturedFrame[] {
  const frames: CapturedFrame[] = [];
  const { take } = createCapture(sampleRateHz, (frame) => frames.push(frame));
  let at = 0;
  for (let block = 0; block * 128 < sampleRateHz; block += 1) {
    take(Float32Array.from({ length: 128 }, () => amplitude * Math.sin((2 * Math.PI * 440 * at++) / sampleRateHz)));
  }
  return frames;
}

it.each([44_100, 48_000, 16_000])('makes fifty frames a second of a microphone at %i Hz', (sampleRateHz) => {
  const frames = capture(sampleRateHz, 0.5);
  expect(frames.length).toBeGreaterThanOrEqual(49);
  expect(frames.length).toBeLessThanOrEqual(50);
  for (const { samples } of frames) expect(samples).toHaveLength(320);
});

it('tells how loud each of them is', () => {
  for (const { level } of capture(48_000, 0.5).slice(1)) expect(level).toBeCloseTo(0.5 / Math.SQRT2, 2);
  for (const { level, samples } of capture(48_000, 0)) {
    expect(level).toBe(0);
    expect(samples.every((sample) => sample === 0)).toBe(true);
  }
});

it('cuts what is too loud instead of turning it over', () => {
  const samples = capture(48_000, 4).flatMap((frame) => [...frame.samples]);
  expect(Math.max(...samples)).toBe(32_767);
  expect(Math.min(...samples)).toBe(-32_768);
  for (const [index, sample] of samples.entries()) {
    expect(Math.abs(sample - (samples[index - 1] ?? 0))).toBeLessThan(40_000);
  }
});
