// Makes `words.txt` and `word-vectors.bin` of `voice/dialogue/knowledge/words`: see README.md in this folder. With
// `--half FOLDER`, makes them there, from every other business, so that the others can be measured with.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wordsOf } from '../../voice/dialogue/knowledge/content-words.ts';
import { numberWords } from '../../voice/dialogue/knowledge/words/word-numbers.ts';
import { writeWordTable } from '../../voice/dialogue/knowledge/words/word-table.ts';
import { scaleToOne } from '../../voice/dialogue/knowledge/words/word-vectors.ts';
import { attune } from './attune.ts';
import { numbered, readBusinesses } from './businesses.ts';
import { readCommonWords } from './common-words.ts';
import { encodeAll } from './encoder.ts';
import { readExampleSentences } from './example-sentences.ts';
import { commonPairs } from './pairs.ts';
import { centred, principalComponents } from './principal-components.ts';
import { meanLikeness, refine, type WeightedWords } from './refine.ts';
import { toBytes } from './to-bytes.ts';

const wordCount = 24_000;
const sentenceCount = 24_000;
/** Words that the main components are found from: rarer ones are mostly names. */
const wordsForComponents = 8_000;
/** The first component is left out: most of it tells frequent words from rare ones. */
const firstComponent = 1;
const size = 192;
/** Smoothing of a word's weight in a sum (Arora et al., 'A Simple but Tough-to-Beat Baseline', 2017). */
const smoothing = 1e-3;
/** Words that nearly every sentence has say something, too: 'how long', 'how much'. */
const leastWeight = 0.1;
/** One sentence in so many is kept apart, to measure with. */
const apart = 10;

const { half } = parseArgs({ options: { half: { type: 'string' } } }).values;
const { words, surprises } = readCommonWords(wordCount);
const encodedWords = centred(await encodeAll('words', words));
const directions = principalComponents(encodedWords.slice(0, wordsForComponents)).slice(
  firstComponent,
  firstComponent + size,
);
const wordVectors = project(encodedWords);

const sentences = readExampleSentences(sentenceCount);
const targets = project(centred(await encodeAll('sentences', sentences)));
const numbers = numberWords(words);
const sums = sentences.map(weigh);

const vectors = refine(
  wordVectors,
  sums.filter((_, at) => !isApart(at)),
  targets.filter((_, at) => !isApart(at)),
);
for (const [name, each] of Object.entries({ before: wordVectors, after: vectors })) {
  const likeness = meanLikeness(
    each,
    sums.filter((_, at) => isApart(at)),
    targets.filter((_, at) => isApart(at)),
  );
  console.log(`mean cosine on the sentences kept apart, ${name}: ${likeness.toFixed(3)}`);
}

const businesses = readBusinesses().filter((_, at) => half === undefined || at % 2 === 0);
const pairs = commonPairs(businesses, words, numbers);
const all = [...words, ...pairs];
const weighed = all.map((_, number) => {
  const [vector, surprise] = [vectors[number], surprises[number]];
  if (!vector || surprise === undefined) return new Float32Array(size);
  const weight = Math.max(leastWeight, weightInSum(surprise));
  return scaleToOne(vector.slice()).map((component) => weight * component);
});
const allNumbers = numberWords(all);
attune(
  weighed,
  businesses.map((business) => numbered(business, (text) => allNumbers.ofSentence(wordsOf(text)))),
  1,
);
writeWordTable(half ?? join(import.meta.dirname, '../../voice/dialogue/knowledge/words'), {
  words: all,
  surprises: Float32Array.from(all, (_, number) => surprises[number] ?? 0),
  ...toBytes(weighed),
});

/** Weight of a word in the sum of a sentence: rare words count more. */
function weightInSum(surprise: number): number {
  return smoothing / (smoothing + Math.exp(-surprise));
}

function isApart(at: number): boolean {
  return at % apart === 0;
}

/** The components of each vector in the main directions, scaled to length 1. */
function project(all: readonly Float32Array[]): Float32Array[] {
  return all.map((vector) =>
    scaleToOne(
      Float32Array.from(directions, (direction) =>
        vector.reduce((sum, component, at) => sum + component * (direction[at] as number), 0),
      ),
    ),
  );
}

/** A sentence's known words, weighed as the search weighs them, with weights of length 1. */
function weigh(sentence: string): WeightedWords {
  const known = wordsOf(sentence)
    .map((word) => numbers.inAnyForm(word))
    .filter((number) => number !== undefined);
  const weights = known.map((number) => weightInSum(surprises[number] as number));
  const length = Math.hypot(...weights) || 1;
  return { words: known, weights: weights.map((weight) => weight / length) };
}
