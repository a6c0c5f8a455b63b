import { frameMs, maxUnansweredUtterances, maxUtteranceMs, upSampleRateHz } from '../../protocol/limits.ts';
import type { Clock } from '../ports.ts';
import type { ProviderFailure } from '../providers/provider-failure.ts';
import type { Timers } from '../session/timers.ts';
import type { CallerVoice } from '../session/user-turn.ts';
import type { SpeechToText, Words } from '../stt/speech-to-text.ts';
import { createPreRoll } from './pre-roll.ts';
import type { Vad } from './vad.ts';

export interface SpeechInputOptions {
  clock: Clock;
  timers: Timers;
  recogniser: SpeechToText;
  vad: Vad;
  /** Ends everything. */
  signal: AbortSignal;
  /** The caller begins to speak. */
  onBegan(): void;
  /** There is voice in a frame, and the caller is speaking. */
  onVoiced(): void;
  /** The caller has stopped, and waits for nothing but the recogniser. */
  onEnded(): void;
  /** What was recognised of an utterance so far; utterances are counted from 0. */
  onWords(utterance: number, transcript: string): void;
  onFailure(failure: ProviderFailure): void;
  /** All that was said is recognised, or given up. */
  onSettled(): void;
}

/** Makes words of the sound of one call: voice activity, then a recogniser that is given speech only. */
export interface SpeechInput {
  /** The next frame of the caller; frames that come twice or late are dropped. `guarded` as in `Vad`. */
  hear(seq: number, samples: Int16Array, guarded: boolean): void;
  /** Ends the caller's speech, for what comes next is not a continuation of it. */
  hush(): void;
  /** Another page may count its frames anew. */
  restart(): void;
  close(): void;
  readonly voice: CallerVoice;
  /** How much voice there was since the caller began to speak. */
  readonly voicedMs: number;
  /** How long the recogniser took over what was said last. */
  readonly recognitionMs: number | undefined;
}

/** Without frames for so long, the caller has stopped. */
const watchdogMs = 1_000;
const lateMs = 100;
/** A recogniser that says nothing for so long will not. */
const recognitionLimitMs = 30_000;

export function createSpeechInput(options: SpeechInputOptions): SpeechInput {
  const { clock, timers, recogniser, vad, signal } = options;
  const { onBegan, onVoiced, onEnded, onWords, onFailure, onSettled } = options;
  const stream = recogniser.open({ sampleRateHz: upSampleRateHz, signal, onWords: takeWords, onFailure: fail });
  const preRoll = createPreRoll();
  let lastSeq = -1;
  let lastFrameAt = 0;
  let speaking = false;
  let lastVoicedAt: number | null = null;
  let voicedFrames = 0;
  let writtenMs = 0;
  /** The recogniser failed in the middle of what is being said: the rest of it would make no sense. */
  let isLost = false;
  /** Flushes without an answer. */
  let unanswered = 0;
  let flushedAt = 0;
  let recognitionMs: number | undefined;

  function write(samples: Int16Array): void {
    if (isLost) return;
    stream.write(samples);
    writtenMs += frameMs;
    if (writtenMs >= maxUtteranceMs) flush();
  }

  function flush(): void {
    writtenMs = 0;
    unanswered++;
    flushedAt = clock.now();
    if (unanswered === 1) waitForAnswer();
    stream.flush();
  }

  function waitForAnswer(): void {
    timers.set('recognition', recognitionLimitMs, () => {
      unanswered = 1;
      fail({ code: 'timeout', retryable: false, detail: 'no answer to a flush' });
    });
  }

  function begin(): void {
    speaking = true;
    isLost = unanswered >= maxUnansweredUtterances;
    if (isLost) onFailure({ code: 'timeout', retryable: false, detail: 'too many flushes without an answer' });
    writtenMs = 0;
    recognitionMs = undefined;
    for (const samples of preRoll.take()) write(samples);
    watchFor(watchdogMs);
    onBegan();
  }

  /** Looks after the frames without a timer for each. */
  function watchFor(ms: number): void {
    const dueAt = clock.now() + ms;
    timers.set('watchdog', ms, () => {
      const now = clock.now();
      const leftMs = watchdogMs - (now - lastFrameAt);
      // A process that is late itself has frames to read first.
      if (now - dueAt > lateMs) watchFor(lateMs);
      else if (leftMs > 0) watchFor(leftMs);
      else hush();
    });
  }

  function hush(): void {
    vad.reset();
    preRoll.take();
    if (!speaking) return;
    speaking = false;
    timers.clear('watchdog');
    if (!isLost) flush();
    onEnded();
    if (isLost && unanswered === 0) onSettled();
  }

  function takeWords({ utterance, transcript, isFinal }: Words): void {
    if (signal.aborted) return;
    const isAnswer = isFinal && unanswered > 0;
    if (isAnswer) answered();
    onWords(utterance, transcript);
    if (isAnswer && unanswered === 0 && !speaking) onSettled();
  }

  function answered(): void {
    if (--unanswered > 0) {
      waitForAnswer();
      return;
    }
    timers.clear('recognition');
    recognitionMs = clock.now() - flushedAt;
  }

  function fail(failure: ProviderFailure): void {
    if (signal.aborted) return;
    const wasAsked = unanswered > 0;
    if (wasAsked) answered();
    else isLost = speaking;
    onFailure(failure);
    if (unanswered === 0 && !speaking) onSettled();
  }

  return {
    hear(seq, samples, guarded) {
      if (seq <= lastSeq) return;
      lastSeq = seq;
      lastFrameAt = clock.now();
      vad.take(samples, guarded);
      if (!speaking) {
        preRoll.add(samples);
        voicedFrames = vad.voiced ? voicedFrames + 1 : 0;
        if (!vad.speaking) return;
        lastVoicedAt = lastFrameAt;
        return begin();
      }
      write(samples);
      if (vad.voiced) {
        lastVoicedAt = lastFrameAt;
        voicedFrames++;
        onVoiced();
      } else if (!vad.speaking) {
        hush();
      }
    },
    hush,
    restart() {
      hush();
      lastSeq = -1;
    },
    close: () => stream.close(),
    voice: {
      get speaking() {
        return speaking;
      },
      get unrecognised() {
        return unanswered > 0;
      },
      get lastAt() {
        return lastVoicedAt;
      },
    },
    get voicedMs() {
      return voicedFrames * frameMs;
    },
    get recognitionMs() {
      return recognitionMs;
    },
  };
}
