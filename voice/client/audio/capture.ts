import { upFrameSamples } from '../../audio/frames.ts';
import { rootMeanSquare, toPcm16 } from '../../audio/pcm.ts';
import { createResampler } from '../../audio/resampler.ts';
import { upSampleRateHz } from '../../protocol/limits.ts';

/** 20 ms of the microphone as they cross the wire. */
export interface CapturedFrame {
  samples: Int16Array<ArrayBuffer>;
  /** 0 to 1. */
  level: number;
}

/** Turns a microphone's sound, in pieces of any length and of the context's rate, into frames. */
export function createCapture(sampleRateHz: number, onFrame: (frame: CapturedFrame) => void) {
  const resampler = createResampler(sampleRateHz, upSampleRateHz);
  const frame = new Float32Array(upFrameSamples);
  let filled = 0;

  return {
    take(sound: Float32Array): void {
      let rest = resampler.process(sound);
      while (rest.length > 0) {
        const part = rest.subarray(0, upFrameSamples - filled);
        frame.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
        if (filled < upFrameSamples) return;
        filled = 0;
        onFrame({ samples: toPcm16(frame), level: rootMeanSquare(frame) });
      }
    },
  };
}
