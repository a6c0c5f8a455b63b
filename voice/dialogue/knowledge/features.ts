import { isContentWord } from './content-words.ts';
import { leastLogProbability } from './entry-classifier.ts';
import type { EntryIndex, IndexedEntry } from './entry-index.ts';
import { kindsAsked } from './question-kinds.ts';
import { commonShare, findNearest, heaviestMissing, matchWords, sharesOf } from './word-matches.ts';
import { wordVectors } from './words/word-vectors.ts';

/** What speaks for an entry by itself. */
const ownFeatures = [
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
  'told by the classifier',
] as const;
/** Features that count once more by how far an entry is ahead of the best other one. */
const comparedFeatures = [
  'near words in the entry',
  'like a way of asking',
  'like a sentence of the answer',
  'like the entry',
  'words in common with one way of asking, both ways',
  'tells what is asked for',
  'weight of the words found',
  'told by the classifier',
] as const satisfies readonly (typeof ownFeatures)[number][];
const compared = comparedFeatures.map((name) => ownFeatures.indexOf(name));
/** Features that speak against 'none' by what the best entry has: a short question leaves little else to go by. */
const bestFeatures = [
  'near words in the entry',
  'like a way of asking',
  'words in common with one way of asking, both ways',
  'told by the classifier',
] as const satisfies readonly (typeof ownFeatures)[number][];
const best = bestFeatures.map((name) => ownFeatures.indexOf(name));

/** What speaks for an entry: `ownFeatures`, then how far it is ahead of the others by `comparedFeatures`. */
export type Features = Float64Array;

/** Share of a question, by weight of its words, that an entry speaks of or comes near to. */
export function coverageOf(features: Features): number {
  return features[ownFeatures.indexOf('near words in the entry')] as number;
}

/** Whether an entry tells the kind of thing that a question asks for: a price, a time. */
export function tellsWhatIsAsked(features: Features): boolean {
  return (features[ownFeatures.indexOf('tells what is asked for')] as number) > 0;
}

/** Share of a question, by weight of its words, that no entry has a word for. */
export function unknownShareOf({ none }: QuestionFeatures): number {
  return none[unknownShareAt] as number;
}

/** Place of the share of unknown words in `QuestionFeatures.none`. */
const unknownShareAt = 3;

const likenesses = (
  [
    'like a way of asking',
    'like a sentence of the answer',
    'like the entry',
  ] as const satisfies (typeof ownFeatures)[number][]
).map((name) => ownFeatures.indexOf(name));

/** Likeness of a question to what of an entry is most like it: a line, or the whole. */
export function likenessOf(features: Features): number {
  return Math.max(...likenesses.map((at) => features[at] as number));
}

/** A question prepared for matching. */
export interface AskedQuestion {
  /** As it was typed or heard: shows what kind of question it is. */
  text: string;
  /** Its words, mended. */
  words: readonly string[];
}

export interface QuestionFeatures {
  byEntry: readonly Features[];
  /**
   * What speaks for no entry: 1, the logarithm of the number of content words, their weight, the share of words that the
   * agent does not know; then what the best entry has of `bestFeatures`.
   */
  none: readonly number[];
}

export function featuresOf(
  { text, words }: AskedQuestion,
  index: EntryIndex,
  topic: IndexedEntry | null = null,
): QuestionFeatures {
  const telling = [...new Set(words)].filter((word) => isContentWord(word) && index.weightOf(word) > 0);
  const content = telling.length > 0 ? telling : words.slice(0, 1);
  const matches = matchWords(content, index);
  const likeness = index.likenessTo(wordVectors().sumOf(words));
  const asks = kindsAsked(text);
  const inLine = new Float64Array(content.length);
  const told = index.classify?.(words);

  function featuresOfEntry(indexed: IndexedEntry, number: number): Features {
    const inEntry = new Float64Array(content.length);
    let [found, near, common, likeAsked, likeSaid] = [0, 0, 0, 0, 0];
    for (const line of indexed.asked) {
      findNearest(line, matches, inLine, inEntry);
      const shares = sharesOf(inLine, matches);
      found = Math.max(found, shares.found);
      near = Math.max(near, shares.near);
      common = Math.max(common, commonShare(line, matches, index));
      likeAsked = Math.max(likeAsked, likeness[line.number] as number);
    }
    for (const line of indexed.said) {
      findNearest(line, matches, inLine, inEntry);
      likeSaid = Math.max(likeSaid, likeness[line.number] as number);
    }
    const shares = sharesOf(inEntry, matches);
    return Float64Array.of(
      found,
      shares.found,
      near,
      shares.near,
      likeAsked,
      likeSaid,
      likeness[indexed.whole.number] as number,
      heaviestMissing(inEntry, matches),
      common,
      asks.reduce((sum, kind) => sum + (indexed.tells[kind] ? 1 : -1), 0),
      Number(indexed === topic),
      Math.log1p(shares.found * matches.totalWeight),
      told ? (told[number] as number) : 0,
    );
  }

  const byEntry = withLeads(index.entries.map(featuresOfEntry));
  const unknown = content.filter((word) => index.stemNumberOf(word) === undefined);
  const unknownWeight = unknown.reduce((sum, word) => sum + index.weightOf(word), 0);
  return {
    byEntry,
    none: [
      1,
      Math.log(Math.max(1, content.length)),
      matches.totalWeight / 10,
      unknownWeight / matches.totalWeight,
      ...best.map((at) => byEntry.reduce((most, row) => Math.max(most, row[at] as number), leastLogProbability)),
    ],
  };
}

/** Adds to each entry's features how far it is ahead of the best other entry; negative when it is behind. */
function withLeads(rows: readonly Features[]): Features[] {
  const leads = compared.map((at) => {
    const [first = 0, second = 0] = rows.map((row) => row[at] as number).toSorted((a, b) => b - a);
    return rows.map((row) => (row[at] as number) - (row[at] === first ? second : first));
  });
  return rows.map((row, number) => Float64Array.from([...row, ...leads.map((lead) => lead[number] as number)]));
}
