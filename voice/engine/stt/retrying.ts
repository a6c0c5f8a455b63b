import { maxUtteranceSeconds } from '../../protocol/limits.ts';
import type { Clock } from '../ports.ts';
import type { ProviderFailure } from '../providers/provider-failure.ts';
import { pauseBeforeRetry } from '../providers/retry.ts';
import type { SpeechToText, SpeechToTextStream, Words } from './speech-to-text.ts';

/** An utterance without an answer yet, and its audio for a retry. */
interface Unanswered {
  sound: Int16Array[];
  samples: number;
  /** All of its audio is kept. */
  isWhole: boolean;
  isFlushed: boolean;
  wasRetried: boolean;
}

/** Retries an utterance once, in a new stream, when its failure is retryable. */
export function retryingSpeechToText(inner: SpeechToText, clock: Clock): SpeechToText {
  return {
    name: inner.name,
    capabilities: inner.capabilities,
    ...(inner.prepare && { prepare: inner.prepare }),
    open({ signal, onWords, onFailure, ...others }) {
      const { sampleRateHz } = others;
      const unanswered: Unanswered[] = [];
      let answered = 0;
      let stream: SpeechToTextStream | null = null;
      let stopPause = () => {};
      let isClosed = signal.aborted;
      const close = () => {
        isClosed = true;
        stopPause();
        stream?.close();
        unanswered.length = 0;
        signal.removeEventListener('abort', close);
      };
      if (!isClosed) signal.addEventListener('abort', close, { once: true });

      function openStream(): SpeechToTextStream {
        const before = answered;
        const opened = inner.open({
          ...others,
          signal,
          onWords: (words) => {
            if (stream === opened) tell({ ...words, utterance: before + words.utterance });
          },
          onFailure: (failure) => {
            if (stream === opened) fail(failure);
          },
        });
        return opened;
      }

      function tell(words: Words): void {
        if (words.isFinal) {
          unanswered.shift();
          answered += 1;
        }
        onWords(words);
      }

      function fail(failure: ProviderFailure): void {
        const [failed] = unanswered;
        const pauseMs = pauseBeforeRetry(failure);
        const canRetry = failed?.isWhole && !failed.wasRetried;
        if (pauseMs === null || !canRetry) {
          unanswered.shift();
          answered += 1;
          onFailure(failure);
          return;
        }
        failed.wasRetried = true;
        stream?.close();
        stream = null;
        if (pauseMs > 0) stopPause = clock.after(pauseMs, sayAgain);
        else sayAgain();
      }

      function sayAgain(): void {
        if (isClosed) return;
        stream = openStream();
        for (const { sound, isFlushed } of unanswered) {
          for (const samples of sound) stream.write(samples);
          if (isFlushed) stream.flush();
        }
      }

      function current(): Unanswered {
        const last = unanswered.at(-1);
        if (last && !last.isFlushed) return last;
        const begun = { sound: [], samples: 0, isWhole: true, isFlushed: false, wasRetried: false };
        unanswered.push(begun);
        return begun;
      }

      /** Keeps audio for a retry: over all unanswered utterances, at most `maxUtteranceSeconds`. */
      function keep(utterance: Unanswered, samples: Int16Array): void {
        const kept = unanswered.reduce((sum, other) => sum + other.samples, 0);
        utterance.isWhole &&= kept + samples.length <= maxUtteranceSeconds * sampleRateHz;
        if (!utterance.isWhole) return;
        utterance.sound.push(samples.slice());
        utterance.samples += samples.length;
      }

      /** During the pause before a retry there is no stream; audio is only kept. */
      const isWaiting = () => stream === null && unanswered.some(({ wasRetried }) => wasRetried);

      return {
        write(samples) {
          if (isClosed) return;
          const waits = isWaiting();
          const utterance = current();
          keep(utterance, samples);
          if (waits) return;
          stream ??= openStream();
          stream.write(samples);
        },
        flush() {
          if (isClosed) return;
          const waits = isWaiting();
          current().isFlushed = true;
          if (waits) return;
          stream ??= openStream();
          stream.flush();
        },
        close,
      };
    },
  };
}
