import { joinSamples } from '../audio/pcm.ts';
import type { ProviderFailure } from '../engine/providers/provider-failure.ts';
import { ProviderError } from '../engine/providers/provider-failure.ts';
import type {
  LikelySpeech,
  SpeechToText,
  SpeechToTextOptions,
  SpeechToTextStream,
  Words,
} from '../engine/stt/speech-to-text.ts';
import type { TextToSpeech } from '../engine/tts/text-to-speech.ts';
import { createArrivals } from './arrivals.ts';

export interface Listener {
  stream: SpeechToTextStream;
  /** All results and failures, in order. */
  told: (Words | ProviderFailure)[];
  /** Final transcripts and failures. */
  outcomes: (Words | ProviderFailure)[];
  /** Resolves with the outcome of this index, from 0. */
  outcome(number: number): Promise<Words | ProviderFailure>;
  hangUp(): void;
}

/** Opens a stream of a provider and records its results. */
export function listenWith(
  provider: SpeechToText,
  sampleRateHz = 16_000,
  likely: LikelySpeech & Pick<SpeechToTextOptions, 'expecting' | 'spelling'> = {},
): Listener {
  const told: Listener['told'] = [];
  const outcomes: Listener['outcomes'] = [];
  const arrivals = createArrivals();
  const call = new AbortController();
  const settle = (outcome: Words | ProviderFailure) => {
    outcomes.push(outcome);
    arrivals.add();
  };
  const stream = provider.open({
    sampleRateHz,
    ...likely,
    signal: call.signal,
    onWords(words) {
      told.push(words);
      if (words.isFinal) settle(words);
    },
    onFailure(failure) {
      told.push(failure);
      settle(failure);
    },
  });
  return {
    stream,
    told,
    outcomes,
    async outcome(number) {
      await arrivals.until(number + 1);
      return outcomes[number] as Words | ProviderFailure;
    },
    hangUp: () => call.abort(),
  };
}

/** The whole audio of a text, or the failure. */
export async function soundOf(
  provider: TextToSpeech,
  text: string,
  options: { sampleRateHz?: number; rate?: number; signal?: AbortSignal } = {},
): Promise<Int16Array | ProviderFailure> {
  const { sampleRateHz = 24_000, rate = 1, signal = new AbortController().signal } = options;
  const chunks: Int16Array[] = [];
  try {
    for await (const chunk of provider.speak(text, { sampleRateHz, rate, signal })) chunks.push(chunk);
  } catch (error) {
    if (error instanceof ProviderError) return error.failure;
    throw error;
  }
  return joinSamples(chunks);
}

/** A tone that stands in for a caller's voice. */
export function tone(seconds: number, sampleRateHz = 16_000): Int16Array {
  return Int16Array.from({ length: seconds * sampleRateHz }, (_, at) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / sampleRateHz)),
  );
}

/** Resolves when no timer is pending; a test that times out here has found a leak. */
export async function quiet(clock: { readonly pending: number }): Promise<void> {
  while (clock.pending > 0) await new Promise((resolve) => setImmediate(resolve));
}
