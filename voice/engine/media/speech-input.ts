import { frameMs, maxUnansweredUtterances, maxUtteranceMs, upSampleRateHz } from '../../protocol/limits.ts';
import type { Expecting, Spelling } from '../agent.ts';
import type { Clock } from '../ports.ts';
import type { ProviderFailure } from '../providers/provider-failure.ts';
import type { Timers } from '../session/timers.ts';
import type { CallerVoice } from '../session/user-turn.ts';
import type { LikelySpeech, SpeechToText, Words } from '../stt/speech-to-text.ts';
import { pauseWithin } from '../turn-taking/endpointing.ts';
import { createPreRoll } from './vad/pre-roll.ts';
import type { Vad } from './vad/vad.ts';

export interface SpeechInputOptions {
  clock: Clock;
  timers: Timers;
  recogniser: SpeechToText;
  likely: LikelySpeech;
  /** What the caller has just been asked for. */
  expecting(): Expecting;
  /** What is known of that which the caller may spell. */
  spelling(): Spelling | null;
  vad: Vad;
  /** Aborted when the call ends. */
  signal: AbortSignal;
  /** The VAD detected speech. */
  onBegan(): void;
  /** A voiced frame came while the caller is speaking. */
  onVoiced(): void;
  /** The VAD detected the end of speech; the transcript may still be due. */
  onEnded(): void;
  /** Transcript of an utterance so far, whole; utterances count from 0. */
  onWords(utterance: number, transcript: string): void;
  onFailure(failure: ProviderFailure): void;
  /** The caller is silent and every utterance is transcribed or failed. */
  onSettled(): void;
}

/** Transcribes the caller's audio: a VAD selects the speech that goes to the recogniser. */
export interface SpeechInput {
  /** Takes the caller's next frame; drops duplicate and out-of-order frames. `guarded` as in `Vad`. */
  hear(seq: number, samples: Int16Array, guarded: boolean): void;
  /** Ends the utterance now: later audio does not continue it. */
  hush(): void;
  /** Ends the utterance and accepts frame numbers from 0 again: another page may have taken over. */
  restart(): void;
  close(): void;
  readonly voice: CallerVoice;
  /** Sum of voiced frames since the caller began to speak. */
  readonly voicedMs: number;
  /** Time from the last flush to its transcript; undefined before one is answered. */
  readonly recognitionMs: number | undefined;
}

/** Without a frame for this long, the utterance ends. */
const watchdogMs = 1_000;
const lateMs = 100;
/** Longest wait for the answer to a flush. */
const recognitionLimitMs = 30_000;

export function createSpeechInput(options: SpeechInputOptions): SpeechInput {
  const { clock, timers, recogniser, likely, expecting, spelling, vad, signal } = options;
  const { onBegan, onVoiced, onEnded, onWords, onFailure, onSettled } = options;
  const stream = recogniser.open({
    sampleRateHz: upSampleRateHz,
    ...likely,
    expecting,
    spelling,
    signal,
    onWords: takeWords,
    onFailure: fail,
  });
  const preRoll = createPreRoll();
  let lastSeq = -1;
  let lastFrameAt = 0;
  let speaking = false;
  let lastVoicedAt: number | null = null;
  let voicedFrames = 0;
  let silentFrames = 0;
  /** What was made of the caller's last words since the agent was audible. */
  let lastWords = '';
  let writtenMs = 0;
  /** The recogniser failed during this utterance; the rest is dropped, as a fragment would make no sense. */
  let isLost = false;
  /** Number of flushes without an answer. */
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
    silentFrames = 0;
    recognitionMs = undefined;
    for (const samples of preRoll.take()) write(samples);
    watchFor(watchdogMs);
    onBegan();
  }

  /** Detects missing frames with one timer, not one per frame. */
  function watchFor(ms: number): void {
    const dueAt = clock.now() + ms;
    timers.set('watchdog', ms, () => {
      const now = clock.now();
      const leftMs = watchdogMs - (now - lastFrameAt);
      // If the timer itself fired late, frames may still be unread in the socket.
      if (now - dueAt > lateMs) watchFor(lateMs);
      else if (leftMs > 0) watchFor(leftMs);
      else hush();
    });
  }

  /** People pause while they spell, and a recogniser hears letters best in one. */
  function pauseMs(): number {
    return pauseWithin(lastWords, expecting(), spelling() !== null);
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
    lastWords = transcript;
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
      if (guarded) lastWords = '';
      if (!speaking) {
        preRoll.add(samples);
        voicedFrames = vad.voiced ? voicedFrames + 1 : 0;
        if (!vad.speaking) return;
        lastVoicedAt = lastFrameAt;
        return begin();
      }
      write(samples);
      if (vad.speaking && vad.voiced) {
        lastVoicedAt = lastFrameAt;
        voicedFrames++;
        silentFrames = 0;
        onVoiced();
      } else {
        silentFrames++;
        if (!vad.speaking && (guarded || silentFrames * frameMs >= pauseMs())) hush();
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
