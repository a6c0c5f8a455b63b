import { maxSoundHeaderBytes } from '../../protocol/limits.ts';
import { malformed } from './provider-failure.ts';

/** Converts a provider's bytes to samples; chunks may split samples and headers anywhere. */
export interface SoundReader {
  /** @throws {ProviderError} when the bytes are not PCM16 mono. */
  push(bytes: Uint8Array): Int16Array;
  /** Rate of the audio; final once samples were returned. */
  readonly sampleRateHz: number;
}

/** Accepted sample rates; a resampler's table for another ratio could grow large. */
export const sampleRates = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;

const noSamples = new Int16Array(0);
/** First bytes of text, Ogg, FLAC, or MP3 with tags; real PCM does not begin that loud. */
const foreign = /^(?:[\t\n\r\x20-\x7e]{4}|ID3)/;

/** Reads PCM16 (little-endian, mono) or a WAV file of it, which many servers and programs send unasked. */
export function createSoundReader(pcmRateHz: number): SoundReader {
  let sampleRateHz = pcmRateHz;
  let isHeaderRead = false;
  let rest = new Uint8Array(0);
  /** Bytes of audio still to come; later chunks of a WAV file are not audio. */
  let left = Number.POSITIVE_INFINITY;

  function samplesOf(bytes: Uint8Array): Int16Array {
    const sound = bytes.subarray(0, Math.min(left, bytes.length));
    const whole = sound.length - (sound.length % 2);
    left -= whole;
    rest = Uint8Array.from(sound.subarray(whole));
    // Int16Array needs an even offset, so the bytes are copied; `Buffer.slice` would not copy.
    return new Int16Array(Uint8Array.from(sound.subarray(0, whole)).buffer);
  }

  return {
    get sampleRateHz() {
      return sampleRateHz;
    },
    push(bytes) {
      const joined = rest.length > 0 ? join(rest, bytes) : bytes;
      if (isHeaderRead) return samplesOf(joined);
      rest = Uint8Array.from(joined);
      if (joined.length < 4) return noSamples;
      const start = Buffer.from(joined.subarray(0, 4)).toString('latin1');
      if (start === 'RIFF') {
        const header = parseWavHeader(joined);
        if (header === null) {
          if (joined.length > maxSoundHeaderBytes) throw malformed('its WAV file has no sound');
          return noSamples;
        }
        sampleRateHz = header.sampleRateHz;
        left = header.dataBytes;
        isHeaderRead = true;
        return samplesOf(joined.subarray(header.length));
      }
      if (foreign.test(start)) throw malformed('its answer is no PCM');
      isHeaderRead = true;
      return samplesOf(joined);
    },
  };
}

interface WavHeader {
  length: number;
  sampleRateHz: number;
  dataBytes: number;
}

/** Parses the header up to the audio; null when it is incomplete. @throws {ProviderError} */
function parseWavHeader(bytes: Uint8Array): WavHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sampleRateHz: number | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name === 'data') {
      if (sampleRateHz === null) throw malformed('its WAV file names no format');
      // Streaming writers put 0 or the largest number for an unknown length.
      return { length: body, sampleRateHz, dataBytes: size === 0 || size >= 0x7fff_f000 ? Infinity : size };
    }
    if (name === 'fmt ') {
      if (body + 16 > bytes.length) return null;
      const format = view.getUint16(body, true);
      const isPcm = format === 1 || format === 0xfffe;
      if (!isPcm || view.getUint16(body + 2, true) !== 1 || view.getUint16(body + 14, true) !== 16) {
        throw malformed('its WAV file is not PCM16 mono');
      }
      const rate = view.getUint32(body + 4, true);
      if (!sampleRates.some((known) => known === rate)) throw malformed('its WAV file has an unknown sample rate');
      sampleRateHz = rate;
    }
    at = body + size + (size % 2);
  }
  return null;
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
