import { isContentWord } from './content-words.ts';
import type { EntryIndex, IndexedEntry, Line } from './entry-index.ts';
import { kindsAsked } from './question-kinds.ts';
import { stem } from './stem.ts';
import { likeness, wordVectors } from './words/word-vectors.ts';

/** What speaks for an entry as the answer to a question, in the order of `Weights.features`. */
export const featureNames = [
  'words in one way of asking',
  'words in the entry',
  'near words in one way of asking',
  'near words in the entry',
  'like a way of asking',
  'like a sentence of the answer',
  'like the entry',
  'heaviest word missing',
  'words in common with one way of asking, both ways',
  'tells what is asked for',
  'topic of the turn before',
  'weight of the words found',
] as const;

export type Features = Float64Array;

/** A question prepared for matching. */
export interface AskedQuestion {
  /** As it was typed or heard: shows what kind of question it is. */
  text: string;
  /** Its words, mended. */
  words: readonly string[];
}

export interface QuestionFeatures {
  byEntry: readonly Features[];
  /** What speaks for no entry: a constant, the number of content words (logarithm), their weight. */
  none: readonly [number, number, number];
}

/** Cosine from which two words count as near. */
const leastNear = 0.25;

export function featuresOf(
  { text, words }: AskedQuestion,
  index: EntryIndex,
  topic: IndexedEntry | null = null,
): QuestionFeatures {
  const said = [...new Set(words)].filter((word) => isContentWord(word) && index.weightOf(word) > 0);
  const content = said.length > 0 ? said : words.slice(0, 1);
  const weights = content.map((word) => index.weightOf(word));
  const total = weights.reduce((sum, weight) => sum + weight, 1e-6);
  const stems = content.map(stem);
  const asked = new Set(stems);
  const vector = wordVectors().sumOf(content);
  const near = content.map((word) => nearnessTo(word, index));
  const asks = kindsAsked(text);

  function share(of: (at: number) => number): number {
    return weights.reduce((sum, weight, at) => sum + weight * of(at), 0) / total;
  }
  /** 1 for a word that stands there, less for one that only has a near one there. */
  function nearest(at: number, stands: ReadonlySet<string>, numbers: readonly number[]): number {
    if (stands.has(stems[at] as string)) return 1;
    const found = near[at];
    return found ? numbers.reduce((most, number) => Math.max(most, found[number] as number), 0) : 0;
  }

  const byEntry = index.entries.map((indexed): Features => {
    const found = share((at) => Number(indexed.stems.has(stems[at] as string)));
    const nearInEntry = content.map((_, at) => nearest(at, indexed.stems, indexed.words));
    return Float64Array.of(
      most(indexed.asked, (line) => share((at) => Number(line.stems.has(stems[at] as string)))),
      found,
      most(indexed.asked, (line) => share((at) => nearest(at, line.stems, line.words))),
      share((at) => nearInEntry[at] as number),
      most(indexed.asked, (line) => likeness(vector, line.vector)),
      most(indexed.said, (line) => likeness(vector, line.vector)),
      likeness(vector, indexed.vector),
      Math.max(...weights.map((weight, at) => weight * (1 - (nearInEntry[at] as number)))),
      mostInCommon(asked, total, indexed.asked, index),
      asks.reduce((sum, kind) => sum + (indexed.tells[kind] ? 1 : -1), 0),
      Number(indexed === topic),
      Math.log1p(found * total),
    );
  });
  return { byEntry, none: [1, Math.log(content.length), total / 10] };
}

/** How near a word is to each content word of the agent, from 0 to 1; null for a word without a vector. */
function nearnessTo(word: string, { vectors }: EntryIndex): Float32Array | null {
  const vector = wordVectors().vectorOf(word);
  return (
    vector &&
    Float32Array.from(vectors, (other) => Math.max(0, (likeness(vector, other) - leastNear) / (1 - leastNear)))
  );
}

function most(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((highest, line) => Math.max(highest, of(line)), 0);
}

/** The Dice coefficient, by weight, with the way of asking that has most in common with the question. */
function mostInCommon(
  asked: ReadonlySet<string>,
  total: number,
  lines: readonly Line[],
  { stemWeights }: EntryIndex,
): number {
  return lines.reduce((most, line) => {
    let common = 0;
    let own = 0;
    for (const each of line.stems) {
      const weight = stemWeights.get(each) ?? 0;
      own += weight;
      if (asked.has(each)) common += weight;
    }
    return Math.max(most, (2 * common) / (own + total));
  }, 0);
}
