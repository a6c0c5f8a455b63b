import type { Clock } from '../ports.ts';
import { failureOf } from '../providers/provider-failure.ts';
import { pauseBeforeRetry } from '../providers/retry.ts';
import type { SpeakOptions, TextToSpeech } from './text-to-speech.ts';

/** Retries a sentence once when its failure is retryable and none of its audio was given yet. */
export function retryingTextToSpeech(inner: TextToSpeech, clock: Clock): TextToSpeech {
  async function* speak(text: string, options: SpeakOptions): AsyncGenerator<Int16Array> {
    let hasBegun = false;
    try {
      for await (const samples of inner.speak(text, options)) {
        hasBegun = true;
        yield samples;
      }
      return;
    } catch (error) {
      const pauseMs = pauseBeforeRetry(failureOf(error));
      if (hasBegun || pauseMs === null) throw error;
      await pause(clock, pauseMs, options.signal);
    }
    if (!options.signal.aborted) yield* inner.speak(text, options);
  }

  return { name: inner.name, capabilities: inner.capabilities, speak };
}

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const stop = clock.after(ms, end);
    signal.addEventListener('abort', end, { once: true });
  });
}
