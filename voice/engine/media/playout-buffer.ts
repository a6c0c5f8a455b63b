import { downFrameSamples, encodeDownFrame } from '../../audio/frames.ts';
import { frameMs, sentAheadMs } from '../../protocol/limits.ts';

interface Sentence {
  /** In frames of the turn; the end is null while sound of it may come. */
  start: number;
  end: number | null;
  text: string;
  told: 'nothing' | 'started' | 'finished';
}

/** The sound of one turn as it is made, sent and played, in whole frames; what was played is forgotten. */
export interface PlayoutBuffer {
  readonly turn: number;
  /** A sentence of which the sound follows; they come in order. */
  begin(text: string): void;
  append(samples: Int16Array): void;
  /** No more sound of the sentence begun last. */
  finish(): void;
  /** The next frame to send, or null when there is none, or it would be too far ahead of what was played. */
  next(): Uint8Array | null;
  /** The frame that `next` gave is on its way. */
  sent(): void;
  /** A page's word; more than was sent it cannot have played. */
  played(samples: number): void;
  /** The page has lost what it was sent and did not play. */
  rewind(): void;
  /** Sentences that have begun or are over since it was asked last. */
  settled(): { sentence: number; status: 'started' | 'finished' }[];
  /** How much of a sentence was played at this place, in samples. */
  shareOf(sentence: number, samples: number): number;
  readonly playedSamples: number;
  readonly sentSamples: number;
  readonly totalSamples: number;
  /** Sound that waits to be played, in milliseconds. */
  readonly aheadMs: number;
}

const aheadFrames = sentAheadMs / frameMs;
/** Held in few pieces: a frame a piece would be thousands of objects that live just too long for a young generation. */
const blockFrames = 1_000 / frameMs;
const blockSamples = blockFrames * downFrameSamples;
/** A voice says about 15 characters a second. */
const framesPerCharacter = 1_000 / 15 / frameMs;

export function createPlayoutBuffer(turn: number): PlayoutBuffer {
  const sentences: Sentence[] = [];
  /** From block `firstBlock` on. */
  let blocks: Int16Array[] = [];
  let firstBlock = 0;
  let made = 0;
  let sent = 0;
  let played = 0;

  const total = () => Math.floor(made / downFrameSamples);
  const playedFrames = () => Math.floor(played / downFrameSamples);

  return {
    turn,
    begin(text) {
      sentences.push({ start: total(), end: null, text, told: 'nothing' });
    },
    append(samples) {
      for (let at = 0; at < samples.length; ) {
        const filled = made % blockSamples;
        if (filled === 0) blocks.push(new Int16Array(blockSamples));
        const part = samples.subarray(at, at + blockSamples - filled);
        blocks.at(-1)?.set(part, filled);
        made += part.length;
        at += part.length;
      }
    },
    finish() {
      made = Math.ceil(made / downFrameSamples) * downFrameSamples; // the rest of a block is silence
      const last = sentences.at(-1);
      if (last) last.end = total();
    },
    next() {
      if (sent >= Math.min(total(), playedFrames() + aheadFrames)) return null;
      const block = blocks[Math.floor(sent / blockFrames) - firstBlock];
      if (!block) return null;
      const at = (sent % blockFrames) * downFrameSamples;
      return encodeDownFrame({ turn, seq: sent, samples: block.subarray(at, at + downFrameSamples) });
    },
    sent() {
      sent++;
    },
    played(samples) {
      played = Math.max(played, Math.min(samples, sent * downFrameSamples));
      const over = Math.floor(playedFrames() / blockFrames) - firstBlock;
      if (over <= 0) return;
      blocks = blocks.slice(over);
      firstBlock += over;
    },
    rewind() {
      sent = playedFrames();
    },
    settled() {
      const news: { sentence: number; status: 'started' | 'finished' }[] = [];
      for (const [sentence, entry] of sentences.entries()) {
        const { start, end } = entry;
        const isOver = end !== null && played >= end * downFrameSamples;
        if (entry.told === 'nothing' && (isOver || played > start * downFrameSamples)) {
          entry.told = 'started';
          news.push({ sentence, status: 'started' });
        }
        if (!isOver) break;
        if (entry.told === 'started') {
          entry.told = 'finished';
          news.push({ sentence, status: 'finished' });
        }
      }
      return news;
    },
    shareOf(sentence, samples) {
      const entry = sentences[sentence];
      if (!entry) return 0;
      const frames =
        (entry.end ?? Math.max(total(), entry.start + entry.text.length * framesPerCharacter)) - entry.start;
      return Math.min(1, Math.max(0, (samples / downFrameSamples - entry.start) / Math.max(1, frames)));
    },
    get playedSamples() {
      return played;
    },
    get sentSamples() {
      return sent * downFrameSamples;
    },
    get totalSamples() {
      return total() * downFrameSamples;
    },
    get aheadMs() {
      return total() * frameMs - (played / downFrameSamples) * frameMs;
    },
  };
}
