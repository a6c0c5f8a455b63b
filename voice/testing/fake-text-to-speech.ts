import type { Clock } from '../engine/ports.ts';
import { ProviderError, type ProviderFailure } from '../engine/providers/provider-failure.ts';
import type { TextToSpeech } from '../engine/tts/text-to-speech.ts';

export interface FakeTextToSpeechOptions {
  clock: Clock;
  /** Audio per character; 60 ms by default. */
  msPerCharacter?: number;
  /** Near silence before the first sound; 0 by default. */
  quietMs?: number;
  /** Delay until the first audio; 0 by default. */
  firstSoundMs?: number;
  /** Delay between chunks; 0 by default, which yields all audio at once. */
  chunkEveryMs?: number;
  /** Audio per chunk; 100 ms by default. */
  chunkMs?: number;
  /** Failure of a sentence, after `afterMs` of audio; called once per sentence. */
  fail?: (text: string) => (ProviderFailure & { afterMs?: number }) | null;
}

export interface FakeTextToSpeech extends TextToSpeech {
  /** All texts so far, in order. */
  readonly spoken: readonly string[];
  /** Number of sentences in synthesis. */
  readonly speaking: number;
}

const toneHz = 440;
const amplitude = 8_000;
const nearSilence = 40;

/** Speaks every text as a tone of a length proportional to the text. */
export function createFakeTextToSpeech({
  clock,
  msPerCharacter = 60,
  quietMs = 0,
  firstSoundMs = 0,
  chunkEveryMs = 0,
  chunkMs = 100,
  fail = () => null,
}: FakeTextToSpeechOptions): FakeTextToSpeech {
  const spoken: string[] = [];
  let speaking = 0;

  async function* speak(text: string, sampleRateHz: number, rate: number, signal: AbortSignal) {
    spoken.push(text);
    speaking += 1;
    try {
      const failure = fail(text);
      const tone = secondOfTone(sampleRateHz);
      const inSamples = (ms: number) => Math.round((ms * sampleRateHz) / 1_000);
      const total = inSamples((text.length * msPerCharacter) / rate);
      const end = failure ? Math.min(total, inSamples(failure.afterMs ?? 0)) : total;
      const chunk = inSamples(chunkMs);
      await pause(clock, firstSoundMs, signal);
      if (quietMs > 0) yield new Int16Array(inSamples(quietMs)).fill(nearSilence);
      for (let at = 0; at < end && !signal.aborted; at += chunk) {
        if (at > 0) await pause(clock, chunkEveryMs, signal);
        if (signal.aborted) return;
        const from = at % sampleRateHz;
        yield tone.slice(from, from + Math.min(chunk, end - at));
      }
      if (failure && !signal.aborted) throw new ProviderError(failure);
    } finally {
      speaking -= 1;
    }
  }

  return {
    name: 'fake',
    capabilities: { streaming: true },
    spoken,
    get speaking() {
      return speaking;
    },
    speak: (text, { sampleRateHz, rate, signal }) => speak(text, sampleRateHz, rate, signal),
  };
}

const tones = new Map<number, Int16Array>();

/** Two seconds of the tone, so that a chunk may begin anywhere in the first. */
function secondOfTone(sampleRateHz: number): Int16Array {
  let tone = tones.get(sampleRateHz);
  if (!tone) {
    tone = Int16Array.from({ length: 2 * sampleRateHz }, (_, at) =>
      Math.round(amplitude * Math.sin((2 * Math.PI * toneHz * at) / sampleRateHz)),
    );
    tones.set(sampleRateHz, tone);
  }
  return tone;
}

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
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
