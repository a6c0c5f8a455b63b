import { splitSentences } from '../../engine/text/sentences.ts';
import type { AgentDefinition, KnowledgeEntry } from '../agent-definition.ts';
import { isContentWord, wordsOf } from './content-words.ts';
import { kindsTold } from './question-kinds.ts';
import { stem } from './stem.ts';
import { wordVectors } from './words/word-vectors.ts';

/** A line of an entry: its topic, its question, a way of asking it, or a sentence of its answer. */
export interface Line {
  text: string;
  /** Stems of its content words. */
  stems: ReadonlySet<string>;
  vector: Float32Array;
  /** Numbers of its content words in `EntryIndex.vectors`. */
  words: readonly number[];
}

/** An entry prepared for matching. */
export interface IndexedEntry {
  entry: KnowledgeEntry;
  /** Topic, question and ways of asking. */
  asked: readonly Line[];
  /** Sentences of the answer. */
  said: readonly Line[];
  stems: ReadonlySet<string>;
  vector: Float32Array;
  /** Numbers of its content words in `EntryIndex.vectors`. */
  words: readonly number[];
  /** What the answer tells, by kind of question. */
  tells: readonly boolean[];
}

export interface EntryIndex {
  entries: readonly IndexedEntry[];
  /** Every word that the agent's entries use. */
  vocabulary: ReadonlySet<string>;
  /** Vectors of the content words, by number. */
  vectors: readonly Float32Array[];
  /** How much a word of a question tells the entries apart; content words of the agent's name tell nothing. */
  weightOf(word: string): number;
  /** The same for each stem of the entries. */
  stemWeights: ReadonlyMap<string, number>;
}

/** Weight of a word that no entry has, against one that a single entry has. */
const unknownShare = 0.8;
/** Part of a word's weight that does not depend on how common it is in the language. */
const leastSpecific = 0.3;
const specificShare = 1.5;

export function indexEntries({ name, knowledge }: Pick<AgentDefinition, 'name' | 'knowledge'>): EntryIndex {
  const language = wordVectors();
  const numbers = new Map<string, number>();
  const vectors: Float32Array[] = [];

  function toLine(text: string): Line {
    const words = contentWordsOf(text);
    const found = new Set<number>();
    for (const word of words) {
      const vector = numbers.has(word) ? null : language.vectorOf(word);
      if (vector) numbers.set(word, vectors.push(vector) - 1);
      const number = numbers.get(word);
      if (number !== undefined) found.add(number);
    }
    return { text, stems: new Set(words.map(stem)), vector: language.sumOf(words), words: [...found] };
  }

  const entries = knowledge.map((entry): IndexedEntry => {
    const asked = [entry.topic, entry.question, `${entry.topic} ${entry.question}`, ...(entry.examples ?? [])].map(
      toLine,
    );
    const said = splitSentences(entry.answer).map(toLine);
    const whole = [...asked, ...said];
    return {
      entry,
      asked,
      said,
      stems: new Set(whole.flatMap(({ stems }) => [...stems])),
      vector: language.sumOf(contentWordsOf(`${entry.topic} ${entry.question} ${entry.answer}`)),
      words: [...new Set(whole.flatMap(({ words }) => words))],
      tells: kindsTold(entry.answer),
    };
  });

  const spread = new Map<string, number>();
  for (const { stems } of entries) for (const each of stems) spread.set(each, (spread.get(each) ?? 0) + 1);
  const ofName = new Set(contentWordsOf(name).map(stem));
  const count = entries.length;

  function weightOf(word: string): number {
    const stemmed = stem(word);
    if (ofName.has(stemmed)) return 0;
    const found = spread.get(stemmed) ?? 0;
    const rarity =
      found > 0 ? Math.log(1 + (count - found + 0.5) / (found + 0.5)) : unknownShare * Math.log(1 + 2 * count);
    return rarity * (leastSpecific + specificShare * language.specificityOf(word));
  }
  const vocabulary = new Set(
    entries.flatMap(({ asked, said }) => [...asked, ...said].flatMap(({ text }) => wordsOf(text))),
  );

  return {
    entries,
    vectors,
    vocabulary,
    weightOf,
    stemWeights: new Map([...vocabulary].filter(isContentWord).map((word) => [stem(word), weightOf(word)])),
  };
}

export function contentWordsOf(text: string): string[] {
  return wordsOf(text).filter(isContentWord);
}
