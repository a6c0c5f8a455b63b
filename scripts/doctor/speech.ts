import { performance } from 'node:perf_hooks';
import type { Config } from '#/server/config/config.ts';
import { joinSamples } from '#/voice/audio/pcm.ts';
import { failureOf, type ProviderFailure, tooLate } from '#/voice/engine/providers/provider-failure.ts';
import { createSpeechToText } from '#/voice/engine/stt/create-speech-to-text.ts';
import type { SttConfig } from '#/voice/engine/stt/stt-config.ts';
import { createTextToSpeech } from '#/voice/engine/tts/create-text-to-speech.ts';
import type { TtsConfig } from '#/voice/engine/tts/tts-config.ts';

const sentence = 'What does it cost?';
const sampleRateHz = 16_000;
const defaultTimeoutMs = 45_000;

/** Synthesises a sentence and recognises the result; returns one line about each. */
export async function aboutSpeech(
  { speech: { stt, tts } }: Pick<Config, 'speech'>,
  timeoutMs = defaultTimeoutMs,
): Promise<string[]> {
  if (!stt || !tts) return [];
  const signal = AbortSignal.timeout(timeoutMs);
  const speaker = `Text-to-speech: ${nameOf(tts)};`;
  const listener = `Speech-to-text: ${nameOf(stt)};`;
  let started = performance.now();
  const sound = await speak(tts, signal);
  if ('code' in sound) {
    return [`${speaker} ${failed(sound)}`, `${listener} not tried, because there is nothing to hear.`];
  }
  const spoken = `${speaker} it made ${seconds(sound.length / sampleRateHz)} of sound in ${took(started)}.`;
  started = performance.now();
  const words = await hear(stt, sound, signal);
  if (typeof words !== 'string') return [spoken, `${listener} ${failed(words)}`];
  return [spoken, `${listener} ${understood(words)} in ${took(started)}.`];
}

async function speak(config: TtsConfig, signal: AbortSignal): Promise<Int16Array | ProviderFailure> {
  const chunks: Int16Array[] = [];
  try {
    for await (const chunk of createTextToSpeech(config).speak(sentence, { sampleRateHz, rate: 1, signal })) {
      chunks.push(chunk);
    }
  } catch (error) {
    return failureOf(error);
  }
  // An abort ends the stream without an error.
  return signal.aborted ? tooLate().failure : joinSamples(chunks);
}

async function hear(config: SttConfig, sound: Int16Array, signal: AbortSignal): Promise<string | ProviderFailure> {
  const { promise, resolve } = Promise.withResolvers<string | ProviderFailure>();
  const stream = createSpeechToText(config).open({
    sampleRateHz,
    signal,
    onWords: ({ transcript, isFinal }) => isFinal && resolve(transcript),
    onFailure: resolve,
  });
  signal.addEventListener('abort', () => resolve({ code: 'timeout', retryable: false, detail: 'no answer in time' }));
  stream.write(sound);
  stream.flush();
  try {
    return await promise;
  } finally {
    stream.close();
  }
}

/** Names the provider and its address, without passwords and keys. */
function nameOf(config: SttConfig | TtsConfig): string {
  if (config.provider === 'command') return `the command ‘${config.command.slice(0, 80)}’`;
  const { protocol, host, pathname } = new URL(config.baseUrl);
  return `${config.model} at ${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}

function understood(words: string): string {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, '');
  if (bare(words) === bare(sentence)) return `it understood ‘${sentence}’`;
  return words ? `it took ‘${sentence}’ for ‘${words.slice(0, 80)}’` : `it heard no words in ‘${sentence}’`;
}

const reasons: Record<ProviderFailure['code'], string> = {
  unreachable: 'it cannot be reached',
  timeout: 'it does not answer in time',
  refused: 'it refuses',
  limited: 'it asks to be left alone for a while',
  malformed: 'it answers with what is no speech',
  failed: 'it fails',
};

function failed({ code, detail }: ProviderFailure): string {
  return `${reasons[code]} (${detail}). Until it works, callers of the engine can only type and read.`;
}

function took(started: number): string {
  return seconds((performance.now() - started) / 1_000);
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}
