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

/** The same memory as bytes: PCM16 little-endian on every machine that Node runs on. */
export function bytesOf(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
