import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, joinSamples } from '../../audio/pcm.ts';
import { tone } from '../../testing/speech.ts';
import { ProviderError } from './provider-failure.ts';
import { createSoundReader } from './sound-reader.ts';
import { encodeWav } from './wav.ts';

const sound = tone(0.05);

function read(bytes: Uint8Array, cuts: number[] = []) {
  const reader = createSoundReader(24_000);
  const ends = [...new Set([...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  const starts = [0, ...ends];
  // Chunks of a shared pool at odd offsets, as a socket gives them.
  const pool = Buffer.concat([Buffer.from('x'), bytes]).subarray(1);
  const samples = joinSamples(ends.map((end, at) => reader.push(pool.subarray(starts[at], end))));
  return { samples, sampleRateHz: reader.sampleRateHz };
}

describe('the sound reader', () => {
  it('yields PCM and WAV unchanged, wherever they are split', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { maxLength: 40 }), (cuts) => {
        expect(read(bytesOf(sound), cuts)).toEqual({ samples: sound, sampleRateHz: 24_000 });
        expect(read(encodeWav(sound, 16_000), cuts)).toEqual({ samples: sound, sampleRateHz: 16_000 });
      }),
    );
  });

  it('drops half a sample at the end, and chunks behind the audio of a WAV file', () => {
    expect(read(Buffer.concat([bytesOf(sound), Buffer.from([1])])).samples).toEqual(sound);
    expect(read(Buffer.concat([encodeWav(sound, 16_000), Buffer.from('LIST....')])).samples).toEqual(sound);
  });

  it('accepts a WAV file of unknown length', () => {
    for (const length of [0, 0xffff_ffff]) {
      const wav = Buffer.from(encodeWav(sound, 16_000));
      wav.writeUInt32LE(length, 40);
      expect(read(wav).samples).toEqual(sound);
    }
  });

  it.each<[string, (wav: Buffer) => void]>([
    ['of two channels', (wav) => wav.writeUInt16LE(2, 22)],
    ['of 8 bits', (wav) => wav.writeUInt16LE(8, 34)],
    ['of another coding', (wav) => wav.writeUInt16LE(7, 20)],
    ['of an absurd rate', (wav) => wav.writeUInt32LE(1, 24)],
    ['without a format', (wav) => wav.write('xxxx', 12)],
  ])('refuses a WAV file %s', (_, spoil) => {
    const wav = Buffer.from(encodeWav(sound, 16_000));
    spoil(wav);
    expect(() => read(wav)).toThrow(ProviderError);
  });

  it.each([
    '<!doctype html>',
    '<html>',
    '{"error":1}',
    '{\n  "error": 1\n}',
    'Error: no such voice',
    'ID3\x04',
    'OggS',
    'fLaC',
  ])('refuses %j', (text) => {
    expect(() => read(Buffer.from(text))).toThrow(ProviderError);
  });

  it('throws nothing but a ProviderError, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isWav) => {
        const input = isWav ? Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), bytes]) : bytes;
        try {
          read(input);
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderError);
        }
      }),
    );
  });
});
