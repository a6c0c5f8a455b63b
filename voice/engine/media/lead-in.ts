import { frameMs } from '../../protocol/limits.ts';

/** Loudest sample of near silence, 0.6 % of full scale: synthesisers begin with noise of some 50, a consonant is louder. */
const quietest = 200;
/** No more than this is cut: a synthesiser that whispers is still heard. */
const maxCutMs = 500;

/** Cuts the near silence that a synthesiser puts before the first sound of a turn, but for one frame. */
export interface LeadIn {
  /** The samples without it; empty while there was no sound yet. */
  cut(samples: Int16Array): Int16Array;
}

export function createLeadIn(sampleRateHz: number): LeadIn {
  const frameSamples = (sampleRateHz * frameMs) / 1_000;
  const maxSamples = (sampleRateHz * maxCutMs) / 1_000;
  let passed = 0;
  let isOver = false;

  return {
    cut(samples) {
      if (isOver) return samples;
      const loudAt = samples.findIndex((sample) => Math.abs(sample) > quietest);
      const end = loudAt < 0 ? samples.length : loudAt;
      isOver = loudAt >= 0 || passed + end >= maxSamples;
      passed += end;
      return isOver ? samples.subarray(Math.max(0, end - frameSamples)) : samples.subarray(0, 0);
    },
  };
}
