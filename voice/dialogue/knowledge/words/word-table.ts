import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Common English words and pairs of words with their vectors, as two files hold them. `words.txt` has one a line: words,
 * then pairs ('how much'). `word-vectors.bin` has, little-endian: the number of both and of components, as two 32-bit
 * integers; the scale of each, and the surprise of each, as 32-bit floats; the components, one after the other, as 8-bit
 * integers. A vector is its components times its scale.
 */
export interface WordTable {
  /** The most frequent first; pairs after all words. */
  words: readonly string[];
  /** Number of components of a vector. */
  size: number;
  scales: Float32Array;
  /** Minus the natural logarithm of each word's frequency; 0 for pairs. */
  surprises: Float32Array;
  components: Int8Array;
}

const wordsFile = 'words.txt';
const vectorsFile = 'word-vectors.bin';
const headerBytes = 2 * Uint32Array.BYTES_PER_ELEMENT;

export function readWordTable(folder: string): WordTable {
  const words = readFileSync(join(folder, wordsFile), 'utf8').trimEnd().split('\n');
  const bytes = Uint8Array.from(readFileSync(join(folder, vectorsFile))).buffer;
  const [count = 0, size = 0] = new Uint32Array(bytes, 0, 2);
  const scales = new Float32Array(bytes, headerBytes, count);
  const surprises = new Float32Array(bytes, headerBytes + scales.byteLength, count);
  const components = new Int8Array(bytes, headerBytes + scales.byteLength + surprises.byteLength, count * size);
  return { words, size, scales, surprises, components };
}

export function writeWordTable(folder: string, { words, size, scales, surprises, components }: WordTable): void {
  const parts = [Uint32Array.of(words.length, size), scales, surprises, components];
  writeFileSync(join(folder, wordsFile), `${words.join('\n')}\n`);
  writeFileSync(
    join(folder, vectorsFile),
    Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))),
  );
}
