import { createPcm16Resampler, type Pcm16Resampler } from '../../audio/pcm16-resampler.ts';
import { maxSpeechSeconds } from '../../protocol/limits.ts';
import { malformed } from './provider-failure.ts';
import { createSoundReader } from './sound-reader.ts';

/**
 * Converts a provider's bytes (PCM16 or WAV) to samples of the wanted rate.
 * @throws {ProviderError} also when there is no audio.
 */
export async function* resampled(
  bytes: AsyncIterable<Uint8Array>,
  givenRateHz: number,
  wantedRateHz: number,
): AsyncGenerator<Int16Array> {
  const reader = createSoundReader(givenRateHz);
  let resampler: Pcm16Resampler | null = null;
  let samples = 0;
  for await (const part of bytes) {
    const sound = reader.push(part);
    if (sound.length === 0) continue;
    samples += sound.length;
    if (samples > maxSpeechSeconds * reader.sampleRateHz)
      throw malformed(`its sound is longer than ${maxSpeechSeconds} s`);
    resampler ??= createPcm16Resampler(reader.sampleRateHz, wantedRateHz);
    const output = resampler.process(sound);
    if (output.length > 0) yield output;
  }
  if (!resampler) throw malformed('its answer has no sound');
  const rest = resampler.flush();
  if (rest.length > 0) yield rest;
}
