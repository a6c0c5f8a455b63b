/** Sound between -1 and 1 as PCM16; what is louder is cut. */
export function toPcm16(sound: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(sound, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))));
}

/** PCM16 as sound between -1 and 1. */
export function fromPcm16(samples: Int16Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

/** How loud it is on the whole, 0 to 1. */
export function rootMeanSquare(sound: Float32Array): number {
  if (sound.length === 0) return 0;
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / sound.length);
}
