import { bytesOf } from '../../audio/pcm.ts';

const headerBytes = 44;

/** A WAV file of PCM16 mono (the canonical header of 44 bytes, then the samples). */
export function encodeWav(samples: Int16Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerBytes + samples.byteLength);
  const view = new DataView(file.buffer);
  const text = (at: number, name: string) => file.set(Buffer.from(name, 'latin1'), at);
  text(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.byteLength, true);
  file.set(bytesOf(samples), headerBytes);
  return file;
}
