import type { WordTable } from '../../voice/dialogue/knowledge/words/word-table.ts';

const mostByte = 127;

/** Rounds each vector to bytes; its scale gives them the vector's length back. */
export function toBytes(vectors: readonly Float32Array[]): Pick<WordTable, 'size' | 'scales' | 'components'> {
  const size = vectors[0]?.length ?? 0;
  const scales = new Float32Array(vectors.length);
  const components = new Int8Array(vectors.length * size);
  for (const [word, vector] of vectors.entries()) {
    const greatest = Math.max(...vector.map(Math.abs)) || 1;
    const bytes = Int8Array.from(vector, (component) => Math.round((component / greatest) * mostByte));
    components.set(bytes, word * size);
    scales[word] = Math.hypot(...vector) / (Math.hypot(...bytes) || 1);
  }
  return { size, scales, components };
}
