import { upFrameSamples } from '../../audio/frames.ts';

/** The latest sound from before the voice was noticed, so that the first syllable is not cut. */
export interface PreRoll {
  /** Copies a frame and forgets the oldest beyond `preRollFrames`. */
  add(samples: Int16Array): void;
  /** The frames, oldest first, the caller's to keep; none are left. */
  take(): Int16Array[];
}

const preRollFrames = 15;

/** One ring a call: frames kept one by one would just outlive the young generation, twenty milliseconds of every call. */
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
