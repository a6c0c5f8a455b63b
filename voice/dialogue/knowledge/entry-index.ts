import { splitSentences } from '../../engine/text/sentences.ts';
import type { AgentDefinition, KnowledgeEntry } from '../agent-definition.ts';
import { isContentWord, wordsOf } from './content-words.ts';
import { type AskedEntry, type EntryClassifier, learnEntries } from './entry-classifier.ts';
import { createNearness, type IndexedWord, type Nearness } from './nearness.ts';
import { kindsTold } from './question-kinds.ts';
import { stem } from './stem.ts';
import { createVectorTable, type VectorTable } from './words/vector-table.ts';
import { wordVectors } from './words/word-vectors.ts';

/** A line of an entry: its topic, its question, a way of asking it, or a sentence of its answer. */
export interface Line {
  /** Its number in `EntryIndex.likenessTo`. */
  number: number;
  /** Numbers of its content words, each once. */
  words: readonly number[];
  /** Numbers of their stems, each once. */
  stems: readonly number[];
}

/** An entry prepared for matching. */
export interface IndexedEntry {
  entry: KnowledgeEntry;
  /** Topic, question and ways of asking. */
  asked: readonly Line[];
  /** Sentences of the answer. */
  said: readonly Line[];
  /** Topic, question and answer in one line. */
  whole: Line;
  /** What the answer tells, by kind of question. */
  tells: readonly boolean[];
}

/** The more ways of asking a classifier has learned from, the more it is worth. */
export type WaysOfAsking = 'many' | 'few' | 'none';

export interface EntryIndex {
  entries: readonly IndexedEntry[];
  /** How many ways of asking most entries have. */
  ways: WaysOfAsking;
  /** Learnt from the ways of asking; null when most entries have none. */
  classify: EntryClassifier | null;
  /** Every word that the agent's entries use. */
  vocabulary: ReadonlySet<string>;
  /** The number of a word's stem; undefined for a stem that no entry has. */
  stemNumberOf(word: string): number | undefined;
  /** How near a word of a question is to each content word of the entries, by number. */
  nearnessOf(word: string): Nearness;
  /** The likeness of each line to a question of this vector, by number. */
  likenessTo: VectorTable;
  /** How much a word of a question tells the entries apart; content words of the agent's name tell nothing. */
  weightOf(word: string): number;
  /** The same for each stem of the entries, by number. */
  stemWeights: Float64Array;
}

/** Weight of a word that no entry has, against one that a single entry has. */
const unknownShare = 0.8;
/** Part of a word's weight that does not depend on how common it is in the language. */
const leastSpecific = 0.3;
const specificShare = 1.5;

export function indexEntries({ name, knowledge }: Pick<AgentDefinition, 'name' | 'knowledge'>): EntryIndex {
  const language = wordVectors();
  const vocabulary = new Set<string>();
  const wordNumbers = new Map<string, number>();
  const stemNumbers = new Map<string, number>();
  const words: IndexedWord[] = [];
  const lineVectors: Float32Array[] = [];

  function numberWord(word: string): number {
    return wordNumbers.getOrInsertComputed(word, () => {
      const number = stemNumbers.getOrInsertComputed(stem(word), () => stemNumbers.size);
      return words.push({ stem: number, vector: language.vectorOf(word) }) - 1;
    });
  }

  function toLine(text: string): Line {
    const all = wordsOf(text);
    for (const word of all) vocabulary.add(word);
    const content = all.filter(isContentWord);
    const numbers = [...new Set(content.map(numberWord))];
    const stems = [...new Set(numbers.map((number) => (words[number] as IndexedWord).stem))];
    return { number: lineVectors.push(language.sumOf(all)) - 1, words: numbers, stems };
  }

  const entries = knowledge.map((entry): IndexedEntry => {
    const { topic, question, answer, examples = [] } = entry;
    return {
      entry,
      asked: [topic, question, `${topic} ${question}`, ...examples].map(toLine),
      said: splitSentences(answer).map(toLine),
      whole: toLine(`${topic} ${question} ${answer}`),
      tells: kindsTold(answer),
    };
  });

  /** In how many entries each stem stands. */
  const spread = new Uint32Array(stemNumbers.size);
  for (const { asked, said } of entries)
    for (const number of new Set([...asked, ...said].flatMap(({ stems }) => stems)))
      spread[number] = (spread[number] as number) + 1;
  const ofName = new Set(contentWordsOf(name).map(stem));

  function weightOf(word: string): number {
    const stemmed = stem(word);
    if (ofName.has(stemmed)) return 0;
    const number = stemNumbers.get(stemmed);
    const found = number === undefined ? 0 : (spread[number] as number);
    const rarity =
      found > 0
        ? Math.log(1 + (entries.length - found + 0.5) / (found + 0.5))
        : unknownShare * Math.log(1 + 2 * entries.length);
    return rarity * (leastSpecific + specificShare * language.specificityOf(word));
  }

  const stemWeights = new Float64Array(stemNumbers.size);
  for (const [word, number] of wordNumbers) stemWeights[(words[number] as IndexedWord).stem] = weightOf(word);

  const stemNumberOf = (word: string) => stemNumbers.get(stem(word));
  const nearness = createNearness(words);
  const ways = waysOfAsking(knowledge);
  return {
    entries,
    ways,
    classify: ways !== 'none' ? learnEntries(textsOf(knowledge), entries.length) : null,
    vocabulary,
    stemNumberOf,
    nearnessOf: (word) => nearness(word, stemNumberOf(word)),
    likenessTo: createVectorTable(lineVectors, language.size),
    weightOf,
    stemWeights,
  };
}

/** Ways of asking that an entry needs to be told from the others by them, and to be told well. */
const fewWays = 4;
const manyWays = 20;

function waysOfAsking(knowledge: readonly KnowledgeEntry[]): WaysOfAsking {
  const mostHave = (least: number) =>
    knowledge.filter(({ examples = [] }) => examples.length >= least).length > knowledge.length / 2;
  if (mostHave(manyWays)) return 'many';
  return mostHave(fewWays) ? 'few' : 'none';
}

function textsOf(knowledge: readonly KnowledgeEntry[]): AskedEntry[] {
  return knowledge.flatMap(({ topic, question, examples = [] }, entry) =>
    [topic, question, ...examples].map((text) => ({ text, entry })),
  );
}

export function contentWordsOf(text: string): string[] {
  return wordsOf(text).filter(isContentWord);
}
