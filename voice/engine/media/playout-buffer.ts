import { downFrameSamples, encodeDownFrame } from '../../audio/frames.ts';
import { frameMs, sentAheadMs } from '../../protocol/limits.ts';

interface Sentence {
  /** In frames of the turn; the end is null while more audio of the sentence may come. */
  start: number;
  end: number | null;
  text: string;
  told: 'nothing' | 'started' | 'finished';
}

/** Audio of one turn from synthesis to playout, in whole frames; audio that was played is freed. */
export interface PlayoutBuffer {
  readonly turn: number;
  /** Begins the next sentence; `append` adds its audio. */
  begin(text: string): void;
  append(samples: Int16Array): void;
  /** Ends the sentence begun last and pads it to a whole frame. */
  finish(): void;
  /** The next frame to send; null when there is none, or when `sentAheadMs` beyond the playout position is reached. */
  next(): Uint8Array | null;
  /** Marks the frame returned by `next` as sent. */
  sent(): void;
  /** The playout position that a page reports; capped at what was sent. */
  played(samples: number): void;
  /** Sends again from the playout position: the page lost what it had not played. */
  rewind(): void;
  /** Sentences that started or finished since the previous call. */
  settled(): { sentence: number; status: 'started' | 'finished' }[];
  /** Share of a sentence, from 0 to 1, that has been played at `samples` of the turn. */
  shareOf(sentence: number, samples: number): number;
  readonly playedSamples: number;
  readonly sentSamples: number;
  readonly totalSamples: number;
  /** Audio made but not played yet, in milliseconds. */
  readonly aheadMs: number;
}

const aheadFrames = sentAheadMs / frameMs;
/** Frames are stored in blocks of 1 s: single frames would outlive V8's young generation by the thousands. */
const blockFrames = 1_000 / frameMs;
const blockSamples = blockFrames * downFrameSamples;
/** Estimate: speech runs at about 15 characters a second. */
const framesPerCharacter = 1_000 / 15 / frameMs;

export function createPlayoutBuffer(turn: number): PlayoutBuffer {
  const sentences: Sentence[] = [];
  /** Blocks from number `firstBlock` on; earlier ones are freed. */
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
