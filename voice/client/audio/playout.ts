import { type DownFrame, downFrameSamples as frameSamples } from '../../audio/frames.ts';
import { fromPcm16 } from '../../audio/pcm.ts';
import { createResampler } from '../../audio/resampler.ts';
import { downSampleRateHz } from '../../protocol/limits.ts';

/** Sound, in the order of its playing. Samples are counted in the turn's own rate, `downSampleRateHz`. */
export type PlayoutSound =
  | ({ type: 'frame' } & DownFrame)
  /** All of the turn is here; it has so many samples. */
  | { type: 'end'; turn: number; samples: number };

/** What the page tells the sound's side. */
export type PlayoutMessage =
  | PlayoutSound
  /** Forgets all it holds: somebody else plays it, or it comes again. */
  | { type: 'reset' }
  | { type: 'clear'; turn: number }
  | { type: 'duck'; turn: number; on: boolean };

/** What was played so far of a turn. */
export interface PlayoutReport {
  turn: number;
  samples: number;
  /** 0 to 1, since the last report; as sent, not as softened. */
  level: number;
  /** Nothing more of the turn is played. */
  finished: boolean;
}

export interface Playout {
  take(message: PlayoutMessage): void;
  /** Fills it with the next of the sound, or with silence. */
  render(output: Float32Array): void;
  /** News since the last time; empty in silence. */
  reports(): PlayoutReport[];
}

/** Kept back before the first sound, so that a late frame makes no hole; grows with the holes there are. */
const shortestBufferMs = 60;
const longestBufferMs = 100;
const bufferStepMs = 20;
/** A longer hole is a pause for thought of the engine's, not jitter. */
const jitterLimitMs = 400;
/** So long without a hole, and the buffer shrinks again. */
const calmMs = 10_000;
/** Cut off within 20 ms: the rest is for what still waits in the sound card. */
const fadeOutMs = 15;
const fadeInMs = 4;
const duckMs = 40;
const duckedGain = 0.2;

interface Piece {
  turn: number;
  sound: Float32Array;
  /** Where in the turn it begins and ends. */
  from: number;
  to: number;
  /** The turn ends with it. */
  isLast: boolean;
  /** Fades out; counts for nothing. */
  isTail: boolean;
}

interface Turn {
  number: number;
  nextSeq: number;
  /** Where the sound that was taken ends. */
  end: number;
  isWhole: boolean;
}

/** The jitter buffer and all that happens to the assistant's sound on its way to the ear. Its clock is the rendering. */
export function createPlayout(sampleRateHz: number): Playout {
  const perMs = sampleRateHz / 1_000;
  const resampler = createResampler(downSampleRateHz, sampleRateHz);
  let pieces: Piece[] = [];
  let incoming: Turn | null = null;
  let cleared = -1;
  let playing = false;
  /** What of the first piece was rendered. */
  let offset = 0;
  let bufferMs = shortestBufferMs;
  let hole = 0;
  let calm = 0;
  let ducked: number | null = null;
  let gain = 1;
  let rise = 0;
  let last = 0;
  let position: { turn: number; samples: number } | null = null;
  let power = 0;
  let powerOf = 0;
  let finished: PlayoutReport[] = [];

  function beginTurn(number: number, seq: number): Turn {
    resampler.flush(); // of a turn that was cut off
    incoming = { number, nextSeq: seq, end: seq * frameSamples, isWhole: false };
    return incoming;
  }

  function takeFrame({ turn, seq, samples }: DownFrame): void {
    if (turn <= cleared || (incoming && turn < incoming.number)) return;
    const mine = incoming?.number === turn ? incoming : beginTurn(turn, seq);
    // After a line that was lost, some come twice.
    if (seq < mine.nextSeq || mine.isWhole) return;
    const from = seq * frameSamples;
    mine.nextSeq = seq + 1;
    mine.end = from + samples.length;
    add({ turn, sound: resampler.process(fromPcm16(samples)), from, to: mine.end, isLast: false, isTail: false });
  }

  function takeEnd(turn: number, samples: number): void {
    if (turn <= cleared || (incoming && turn < incoming.number)) return;
    const mine = incoming?.number === turn ? incoming : beginTurn(turn, Math.ceil(samples / frameSamples));
    if (mine.isWhole) return;
    mine.isWhole = true;
    add({
      turn,
      sound: resampler.flush(),
      from: Math.min(mine.end, samples),
      to: samples,
      isLast: true,
      isTail: false,
    });
  }

  function add(piece: Piece): void {
    pieces.push(piece);
    position ??= { turn: piece.turn, samples: piece.from };
  }

  function clear(turn: number): void {
    if (turn <= cleared) return;
    cleared = turn;
    const fading = playing ? tailOf(turn) : null;
    pieces = pieces.filter((piece) => piece.turn > turn);
    offset = 0;
    if (position && position.turn <= turn) finish();
    if (fading) pieces.unshift(fading);
    else playing = false;
  }

  function reset(): void {
    pieces = [];
    incoming = null;
    position = null;
    playing = false;
    offset = 0;
    hole = 0;
  }

  /** The next few samples, on their way to nothing. */
  function tailOf(turn: number): Piece | null {
    const sound = new Float32Array(Math.floor(fadeOutMs * perMs));
    let count = 0;
    for (const [index, piece] of pieces.entries()) {
      if (piece.turn > turn || count === sound.length) break;
      const rest = piece.sound.subarray(index === 0 ? offset : 0).subarray(0, sound.length - count);
      sound.set(rest, count);
      count += rest.length;
    }
    if (count === 0) return null;
    const tail = sound.subarray(0, count);
    for (let index = 0; index < count; index++) tail[index] = (tail[index] as number) * (1 - (index + 1) / count);
    return { turn, sound: tail, from: 0, to: 0, isLast: false, isTail: true };
  }

  function finish(): void {
    if (position) finished.push({ ...position, level: level(), finished: true });
    const next = pieces.find((piece) => piece.turn !== position?.turn && piece.turn > cleared);
    position = next ? { turn: next.turn, samples: next.from } : null;
  }

  function level(): number {
    const now = powerOf === 0 ? 0 : Math.sqrt(power / powerOf);
    power = 0;
    powerOf = 0;
    return now;
  }

  function isFilled(): boolean {
    const [first] = pieces;
    if (!first) return false;
    if (pieces.some((piece) => piece.isLast || piece.turn !== first.turn)) return true;
    return pieces.reduce((sum, { sound }) => sum + sound.length, -offset) >= bufferMs * perMs;
  }

  function begin(): void {
    playing = true;
    rise = 0;
    if (hole > 0 && hole < jitterLimitMs * perMs) {
      bufferMs = Math.min(longestBufferMs, bufferMs + bufferStepMs);
      calm = 0;
    }
    hole = 0;
  }

  function pass(piece: Piece): void {
    pieces.shift();
    offset = 0;
    if (piece.isTail) {
      playing = false;
      return;
    }
    position = { turn: piece.turn, samples: piece.to };
    if (piece.isLast) finish();
  }

  function nextSample(): number {
    for (;;) {
      const [piece] = pieces;
      if (!piece) return silence();
      if (offset < piece.sound.length) {
        const sample = piece.sound[offset++] as number;
        if (offset === piece.sound.length) pass(piece);
        return sample;
      }
      pass(piece);
    }
  }

  function notePosition(): void {
    const [piece] = pieces;
    if (!piece || piece.isTail || offset === 0) return;
    const { turn, from, to, sound } = piece;
    position = { turn, samples: Math.round(from + ((to - from) * offset) / sound.length) };
  }

  function silence(): number {
    playing = false;
    if (position) hole = 1;
    return 0;
  }

  function soften(): number {
    const wanted = pieces[0]?.isTail ? gain : ducked === position?.turn ? duckedGain : 1;
    const step = (1 - duckedGain) / (duckMs * perMs);
    gain = gain < wanted ? Math.min(wanted, gain + step) : Math.max(wanted, gain - step);
    rise = Math.min(1, rise + 1 / (fadeInMs * perMs));
    return gain * rise;
  }

  function keepCalm(samples: number): void {
    calm += samples;
    if (calm < calmMs * perMs) return;
    calm = 0;
    bufferMs = Math.max(shortestBufferMs, bufferMs - bufferStepMs);
  }

  return {
    take(message) {
      if (message.type === 'frame') takeFrame(message);
      else if (message.type === 'end') takeEnd(message.turn, message.samples);
      else if (message.type === 'clear') clear(message.turn);
      else if (message.type === 'reset') reset();
      else if (message.on) ducked = message.turn;
      else if (ducked === message.turn) ducked = null;
    },
    render(output) {
      if (!playing && isFilled()) begin();
      for (let index = 0; index < output.length; index++) {
        const sample = playing ? nextSample() : 0;
        // Where the sound breaks off, it ends softly.
        last = playing ? sample * soften() : last * 0.95;
        output[index] = last;
        power += sample * sample;
      }
      powerOf += output.length;
      notePosition();
      if (playing) keepCalm(output.length);
      else if (hole > 0) hole += output.length;
    },
    reports() {
      const news = finished;
      finished = [];
      if (position) news.push({ ...position, level: level(), finished: false });
      else level();
      return news;
    },
  };
}
