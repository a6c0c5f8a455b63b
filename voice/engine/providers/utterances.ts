import { maxUtteranceSeconds } from '../../protocol/limits.ts';
import type { SpeechToText, SpeechToTextOptions } from '../stt/speech-to-text.ts';
import { failureOf } from './provider-failure.ts';

/** One utterance at a provider that recognises each separately. */
export interface Hearing {
  write(samples: Int16Array): void;
  /** Ends the utterance; resolves with its transcript. @throws {ProviderError} */
  finish(): Promise<string>;
}

/** Begins an utterance; the signal aborts when its result is no longer needed. */
export type BeginHearing = (sampleRateHz: number, signal: AbortSignal) => Hearing;

/** Opens a call: what it gives begins each of the call's utterances. `signal` aborts when the stream is closed. */
export type OpenHearing = (options: SpeechToTextOptions, signal: AbortSignal) => BeginHearing;

/** Shorter audio holds no word, and servers reject it. */
const minUtteranceMs = 100;

/** Builds a stream from single utterances: no interim transcripts, and answers in the order of the flushes. */
export function createUtteranceSpeechToText(name: string, openHearing: OpenHearing): SpeechToText {
  return {
    name,
    capabilities: { interim: false },
    open(options) {
      const { sampleRateHz, signal, onWords, onFailure } = options;
      const closed = new AbortController();
      const close = () => {
        closed.abort();
        signal.removeEventListener('abort', close);
      };
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });

      const begin = openHearing(options, closed.signal);
      let hearing: Hearing | null = null;
      let dropped = new AbortController();
      let samplesHeard = 0;
      let utterance = 0;
      let answered: Promise<void> = Promise.resolve();

      async function answer(number: number, words: Promise<string>, before: Promise<void>): Promise<void> {
        // Await both together: an early rejection of `words` must not go unhandled.
        const [outcome] = await Promise.allSettled([words, before]);
        if (closed.signal.aborted) return;
        if (outcome.status === 'rejected') onFailure(failureOf(outcome.reason));
        else onWords({ transcript: outcome.value.trim().replace(/\s+/g, ' '), isFinal: true, utterance: number });
      }

      return {
        write(samples) {
          if (closed.signal.aborted || samplesHeard >= maxUtteranceSeconds * sampleRateHz) return;
          if (!hearing) {
            dropped = new AbortController();
            hearing = begin(sampleRateHz, AbortSignal.any([closed.signal, dropped.signal]));
          }
          samplesHeard += samples.length;
          hearing.write(samples);
        },
        flush() {
          if (closed.signal.aborted) return;
          const isSilence = samplesHeard * 1_000 < minUtteranceMs * sampleRateHz;
          if (hearing && isSilence) dropped.abort();
          const finished = hearing && !isSilence ? hearing.finish() : Promise.resolve('');
          answered = answer(utterance, finished, answered);
          utterance += 1;
          hearing = null;
          samplesHeard = 0;
        },
        close,
      };
    },
  };
}
