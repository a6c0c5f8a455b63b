import { fromPcm16, toPcm16 } from './pcm.ts';
import { createResampler, fastQuality } from './resampler.ts';

export interface Pcm16Resampler {
  /** Returns new samples, also when the rates are equal. */
  process(samples: Int16Array): Int16Array;
  flush(): Int16Array;
}

/** Resamples one stream of PCM16, with the fast quality for servers of many calls. */
export function createPcm16Resampler(fromHz: number, toHz: number): Pcm16Resampler {
  if (fromHz === toHz) return { process: (samples) => samples.slice(), flush: () => new Int16Array(0) };
  const resampler = createResampler(fromHz, toHz, fastQuality);
  return {
    process: (samples) => toPcm16(resampler.process(fromPcm16(samples))),
    flush: () => toPcm16(resampler.flush()),
  };
}
