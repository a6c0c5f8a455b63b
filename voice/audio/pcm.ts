// Plain loops, as this runs for each frame of each call: `from` with a function takes ten times as long.

/** Converts samples between -1 and 1 to PCM16; clips louder ones. */
export function toPcm16(sound: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(sound.length);
  for (let at = 0; at < sound.length; at++) {
    samples[at] = Math.max(-32_768, Math.min(32_767, Math.round((sound[at] as number) * 32_768)));
  }
  return samples;
}

/** Converts PCM16 to samples between -1 and 1. */
export function fromPcm16(samples: Int16Array): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) sound[at] = (samples[at] as number) / 32_768;
  return sound;
}

/** Root mean square of the samples, 0 to 1. */
export function rootMeanSquare(sound: Float32Array): number {
  if (sound.length === 0) return 0;
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / sound.length);
}

/** Concatenates chunks. */
export function joinSamples(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The same memory as bytes, without a copy: little-endian PCM16 on every supported machine. */
export function bytesOf(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
