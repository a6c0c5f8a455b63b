/** Tells the caller's voice from what else a microphone hears. Sound in frames of `frameMs`; a library's model fits, too. */
export interface Vad {
  /**
   * Takes the next frame. `guarded` while the agent is heard: what an echo canceller leaves of it is quieter than a
   * caller.
   */
  take(samples: Int16Array, guarded: boolean): void;
  /** There is voice in the last frame. */
  readonly voiced: boolean;
  /** The caller speaks: from some voiced frames in a row until there was none for a while. */
  readonly speaking: boolean;
  /** Ends the caller's speech; what is known of the room stays known. */
  reset(): void;
}

/** Levels in dB below full scale; a square wave at full scale has 0. */
export interface VadPolicy {
  /** Voice begins so far above the noise of the room, and is over when it comes nearer than this. */
  beginDb: number;
  endDb: number;
  /** Nothing below is voice, however quiet the room. */
  leastDb: number;
  /** Added to the level at which speech begins while the agent is heard. */
  guardDb: number;
  /** Voiced frames in a row that are speech, and frames without voice in a row that end it. */
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

/** The quietest frame of the last one to two seconds is the noise of the room: nobody speaks so long without a pause. */
const roomFrames = 50;
const quietestRoomDb = -75;
const loudestRoomDb = -30;
const silenceDb = -100;

/** Voice by its energy above the noise of the room, which is measured all the time. */
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

/** Without the constant part that some microphones add. */
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
