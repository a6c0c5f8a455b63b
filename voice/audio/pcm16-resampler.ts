import { fromPcm16, toPcm16 } from './pcm.ts';
import { createResampler, fastQuality } from './resampler.ts';

export interface Pcm16Resampler {
  /** A copy, also where the rates are equal. */
  process(samples: Int16Array): Int16Array;
  flush(): Int16Array;
}

/** Changes the sample rate of one stream of PCM16, on a server of many calls. */
export function createPcm16Resampler(fromHz: number, toHz: number): Pcm16Resampler {
  if (fromHz === toHz) return { process: (samples) => samples.slice(), flush: () => new Int16Array(0) };
  const resampler = createResampler(fromHz, toHz, fastQuality);
  return {
    process: (samples) => toPcm16(resampler.process(fromPcm16(samples))),
    flush: () => toPcm16(resampler.flush()),
  };
}
