import { upFrameSamples } from '../../../audio/frames.ts';

/** Audio from before the VAD detected speech, so that the first syllable is not cut. */
export interface PreRoll {
  /** Copies a frame and drops the oldest beyond `preRollFrames`. */
  add(samples: Int16Array): void;
  /** Copies of the frames, oldest first; empties the buffer. */
  take(): Int16Array[];
}

const preRollFrames = 15;

/** One ring buffer per call: a frame object every 20 ms would outlive V8's young generation. */
export function createPreRoll(): PreRoll {
  const ring = new Int16Array(preRollFrames * upFrameSamples);
  let from = 0;
  let to = 0;
  const place = (frame: number) => (frame % preRollFrames) * upFrameSamples;
  return {
    add(samples) {
      ring.set(samples, place(to++));
      from = Math.max(from, to - preRollFrames);
    },
    take() {
      const frames = Array.from({ length: to - from }, (_, at) =>
        ring.slice(place(from + at), place(from + at) + upFrameSamples),
      );
      from = to;
      return frames;
    },
  };
}
