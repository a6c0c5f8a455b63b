// Loops: `from` with a function takes ten times as long, for each frame of each call.

/** Sound between -1 and 1 as PCM16; what is louder is cut. */
export function toPcm16(sound: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(sound.length);
  for (let at = 0; at < sound.length; at++) {
    samples[at] = Math.max(-32_768, Math.min(32_767, Math.round((sound[at] as number) * 32_768)));
  }
  return samples;
}

/** PCM16 as sound between -1 and 1. */
export function fromPcm16(samples: Int16Array): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) sound[at] = (samples[at] as number) / 32_768;
  return sound;
}

/** How loud it is on the whole, 0 to 1. */
export function rootMeanSquare(sound: Float32Array): number {
  if (sound.length === 0) return 0;
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / sound.length);
}

/** One stretch of sound out of many. */
export function joinSamples(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The same memory as bytes: PCM16 little-endian on every machine that we run on. */
export function bytesOf(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
