/** Voice activity detection on frames of `frameMs`; a model of a library can implement it, too. */
export interface Vad {
  /**
   * Takes the next frame. `guarded` while the agent is audible, to reject its residual echo, which is quieter than a
   * caller.
   */
  take(samples: Int16Array, guarded: boolean): void;
  /** The last frame has voice. */
  readonly voiced: boolean;
  /** True from `beginFrames` voiced frames in a row until `endFrames` unvoiced ones in a row. */
  readonly speaking: boolean;
  /** Ends the caller's speech; keeps the noise estimate. */
  reset(): void;
}

/** Levels are in dBFS: a square wave at full scale has 0. */
export interface VadPolicy {
  /** Distance from the noise floor, in dB, above which speech begins and below which it ends. */
  beginDb: number;
  endDb: number;
  /** Lowest level of voice, however quiet the room. */
  leastDb: number;
  /** Added to the level at which speech begins while `guarded`. */
  guardDb: number;
  /** Voiced frames in a row that begin speech, and unvoiced frames in a row that end it. */
  beginFrames: number;
  guardedBeginFrames: number;
  endFrames: number;
}

const defaultVadPolicy: VadPolicy = {
  beginDb: 10,
  endDb: 6,
  leastDb: -46,
  guardDb: 8,
  beginFrames: 3,
  guardedBeginFrames: 4,
  endFrames: 15,
};

/** The noise floor is the quietest frame of the last 1 to 2 s: speech always pauses within that time. */
const roomFrames = 50;
const quietestRoomDb = -75;
const loudestRoomDb = -30;
const silenceDb = -100;

/** VAD by a frame's energy above the noise floor, which is estimated continuously. */
export function createEnergyVad(policy: VadPolicy = defaultVadPolicy): Vad {
  let earlierFloor = -60;
  let floor = 0;
  let floorFrames = 0;
  let run = 0;
  let voiced = false;
  let speaking = false;

  function measureRoom(level: number): number {
    floor = Math.min(floor, level);
    const room = Math.min(floor, earlierFloor);
    if (++floorFrames === roomFrames) {
      earlierFloor = floor;
      floor = 0;
      floorFrames = 0;
    }
    return Math.min(loudestRoomDb, Math.max(quietestRoomDb, room));
  }

  return {
    take(samples, guarded) {
      const level = levelOf(samples);
      const room = measureRoom(level);
      const above = speaking ? policy.endDb : policy.beginDb;
      const least = speaking ? policy.leastDb - (policy.beginDb - policy.endDb) : policy.leastDb;
      const isVoice = level >= Math.max(room + above, least) + (guarded && !speaking ? policy.guardDb : 0);
      run = isVoice === voiced ? run + 1 : 1;
      voiced = isVoice;
      const needed = speaking ? policy.endFrames : guarded ? policy.guardedBeginFrames : policy.beginFrames;
      if (voiced !== speaking && run >= needed) speaking = voiced;
    },
    get voiced() {
      return voiced;
    },
    get speaking() {
      return speaking;
    },
    reset() {
      run = 0;
      voiced = false;
      speaking = false;
    },
  };
}

/** Level in dBFS, without the DC offset that some microphones add. */
function levelOf(samples: Int16Array): number {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] as number;
    sum += sample;
    squares += sample * sample;
  }
  const power = (squares - (sum * sum) / samples.length) / samples.length / 32_768 ** 2;
  return power > 0 ? Math.max(silenceDb, 10 * Math.log10(power)) : silenceDb;
}
