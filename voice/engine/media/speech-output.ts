import { downFrameSamples } from '../../audio/frames.ts';
import { downSampleRateHz, madeAheadMs, maxSentenceSeconds, playbackReportMs } from '../../protocol/limits.ts';
import type { Clock } from '../ports.ts';
import { malformed, tooLate } from '../providers/provider-failure.ts';
import type { Timers } from '../session/timers.ts';
import type { TextToSpeech } from '../tts/text-to-speech.ts';
import { createLeadIn } from './lead-in.ts';
import { createPlayoutBuffer, type PlayoutBuffer } from './playout-buffer.ts';

export interface SpeechOutputOptions {
  clock: Clock;
  timers: Timers;
  synthesiser: TextToSpeech;
  /** Aborted when the call ends. */
  signal: AbortSignal;
  /** Sends a frame to the page; false when it cannot take one now. */
  send(frame: Uint8Array): boolean;
  /** All audio of a turn was sent. */
  onSent(turn: number, samples: number): void;
  onStarted(turn: number, sentence: number): void;
  /** A sentence was played to its end, or will never be played. */
  onFinished(turn: number, sentence: number): void;
  /** The first audio of a turn was made, sent or played. */
  onFirst(turn: number, what: 'made' | 'sent' | 'played', at: number): void;
  /** True while the caller speaks: a turn that has not started must wait. */
  mustWait(): boolean;
  /** Synthesis of a sentence failed. */
  onFailure(error: unknown): void;
  onSpoken(): void;
  /** A bug of ours, not of the provider. */
  onError(error: unknown): void;
}

/** Speaks a call's sentences: synthesises them, streams the audio in small portions and tracks playout. */
export interface SpeechOutput {
  speak(turn: number, sentence: number, text: string, rate: number): void;
  /** The turn has no more sentences. */
  complete(turn: number): void;
  /** Stops a turn: discards its unsent audio. */
  stop(turn: number): void;
  played(turn: number, samples: number): void;
  /** Share of a sentence, from 0 to 1, that the page has played by now. */
  shareOf(turn: number, sentence: number): number;
  /** Sends what may be sent now: the page has room again, or the caller has stopped. */
  send(): void;
  /** Sends again from the playout position: another page has taken over. */
  rewind(): void;
  /** Number of the turn whose sent audio is not played out yet; null when none is. */
  readonly audible: number | null;
  /** When playout of the call's first audio began; null before. */
  readonly heardAt: number | null;
}

/** Limit for the first audio of a sentence; it leaves time to retry a server that hangs. */
const timeoutMs = 11_000;

interface Speaking {
  sound: PlayoutBuffer;
  waiting: { text: string; rate: number }[];
  controller: AbortController;
  busy: boolean;
  complete: boolean;
  ended: boolean;
  playedAt: number;
}

export function createSpeechOutput(options: SpeechOutputOptions): SpeechOutput {
  const { clock, timers, synthesiser, signal, send, onSent, onStarted, onFinished, onFirst, mustWait, onFailure } =
    options;
  const { onSpoken, onError } = options;
  let current: Speaking | null = null;
  /** Number of the latest stopped turn. */
  let stopped = -1;
  let heardAt: number | null = null;

  function makeNext(): void {
    const speaking = current;
    if (!speaking || speaking.busy || speaking.sound.aheadMs > madeAheadMs) return;
    const sentence = speaking.waiting.shift();
    if (!sentence) return;
    speaking.busy = true;
    speaking.sound.begin(sentence.text);
    synthesise(speaking, sentence.text, sentence.rate).catch(onError);
  }

  async function synthesise(speaking: Speaking, text: string, rate: number): Promise<void> {
    const { sound } = speaking;
    const timeout = new AbortController();
    const cancelled = AbortSignal.any([signal, speaking.controller.signal, timeout.signal]);
    const late = new Promise<never>((_, reject) => {
      cancelled.addEventListener('abort', () => reject(cancelled.reason), { once: true });
    });
    late.catch(() => {}); // `Promise.race` below reports the rejection
    timers.set('synthesis', timeoutMs, () => timeout.abort(tooLate()));
    let samples = 0;
    const leadIn = sound.totalSamples === 0 ? createLeadIn(downSampleRateHz) : null;
    const chunks = synthesiser.speak(text, { sampleRateHz: downSampleRateHz, rate, signal: cancelled });
    const iterator = chunks[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await Promise.race([iterator.next(), late]);
        if (done || cancelled.aborted) break;
        if (samples === 0) timers.clear('synthesis');
        samples += value.length;
        if (samples > maxSentenceSeconds * downSampleRateHz) throw malformed('more sound than any sentence has');
        const audible = leadIn?.cut(value) ?? value;
        if (sound.totalSamples === 0 && audible.length > 0) onFirst(sound.turn, 'made', clock.now());
        sound.append(audible);
        pump();
      }
      if (samples === 0) throw malformed('a sentence without sound');
      onSpoken();
    } catch (error) {
      if (signal.aborted || speaking !== current) return;
      timeout.abort();
      onFailure(error);
    } finally {
      // Without `return`, a synthesiser would keep its resources after an early exit.
      iterator.return?.().catch(() => {});
    }
    if (speaking !== current) return;
    timers.clear('synthesis');
    sound.finish();
    speaking.busy = false;
    proceed();
  }

  /** Sends audio, reports playout and synthesises the next sentence, each as far as it may. */
  function proceed(): void {
    pump();
    tell();
    makeNext();
  }

  function pump(): void {
    const speaking = current;
    if (!speaking) return;
    const { sound } = speaking;
    if (sound.sentSamples === 0 && mustWait()) return;
    for (let frame = sound.next(); frame; frame = sound.next()) {
      if (!send(frame)) return;
      if (sound.sentSamples === 0) onFirst(sound.turn, 'sent', clock.now());
      sound.sent();
    }
    const isMade = speaking.complete && !speaking.busy && speaking.waiting.length === 0;
    if (!isMade || speaking.ended || sound.totalSamples === 0 || sound.sentSamples < sound.totalSamples) return;
    speaking.ended = true;
    onSent(sound.turn, sound.totalSamples);
  }

  function tell(): void {
    const speaking = current;
    if (!speaking) return;
    for (const { sentence, status } of speaking.sound.settled()) {
      if (status === 'started') onStarted(speaking.sound.turn, sentence);
      else onFinished(speaking.sound.turn, sentence);
      if (speaking !== current) return;
    }
  }

  /** A sentence of a stopped turn is only displayed; reports it as finished. */
  function read(turn: number, sentence: number): void {
    queueMicrotask(() => {
      if (!signal.aborted) onFinished(turn, sentence);
    });
  }

  function begin(turn: number): Speaking {
    stop();
    const controller = new AbortController();
    const sound = createPlayoutBuffer(turn);
    current = { sound, waiting: [], controller, busy: false, complete: false, ended: false, playedAt: 0 };
    return current;
  }

  function stop(): void {
    if (!current) return;
    stopped = current.sound.turn;
    const { controller } = current;
    current = null;
    timers.clear('synthesis');
    controller.abort();
  }

  /** Estimated playout position: the last report plus the time since, at most one report interval. */
  function place({ sound, playedAt }: Speaking): number {
    if (sound.playedSamples === 0) return 0;
    const sinceMs = Math.min(clock.now() - playedAt, playbackReportMs);
    return Math.min(sound.sentSamples, sound.playedSamples + (sinceMs * downSampleRateHz) / 1_000);
  }

  return {
    speak(turn, sentence, text, rate) {
      if (turn <= stopped) return read(turn, sentence);
      const speaking = current?.sound.turn === turn ? current : begin(turn);
      speaking.waiting.push({ text, rate });
      makeNext();
    },
    complete(turn) {
      if (current?.sound.turn !== turn) return;
      current.complete = true;
      pump();
    },
    stop(turn) {
      if (current?.sound.turn === turn) stop();
    },
    played(turn, samples) {
      const speaking = current;
      if (speaking?.sound.turn !== turn) return;
      const { sound } = speaking;
      const isFirst = sound.playedSamples === 0;
      sound.played(samples);
      speaking.playedAt = clock.now();
      if (isFirst && sound.playedSamples > 0) {
        const began = speaking.playedAt - (sound.playedSamples * 1_000) / downSampleRateHz;
        heardAt ??= began;
        onFirst(turn, 'played', began);
      }
      proceed();
    },
    shareOf: (turn, sentence) => (current?.sound.turn === turn ? current.sound.shareOf(sentence, place(current)) : 0),
    send: pump,
    rewind() {
      if (!current) return;
      current.sound.rewind();
      current.ended = false;
      pump();
    },
    get audible() {
      if (!current) return null;
      const { sound } = current;
      return sound.sentSamples > 0 && place(current) < sound.sentSamples - downFrameSamples ? sound.turn : null;
    },
    get heardAt() {
      return heardAt;
    },
  };
}
