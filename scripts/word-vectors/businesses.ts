import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSentences } from '../../voice/engine/text/sentences.ts';
import type { Sentence } from './sums.ts';

/** A small business, its texts as numbers of words. */
export interface Business {
  entries: readonly {
    /** The question as the business puts it, with its topic and alone. */
    asked: readonly Sentence[];
    /** The answer, whole and by its sentences. */
    said: readonly Sentence[];
    /** What callers say who want to know it. */
    ways: readonly Sentence[];
  }[];
  /** What callers ask that no entry answers. */
  unanswered: readonly Sentence[];
}

export interface BusinessFile {
  knowledge: readonly { topic: string; question: string; answer: string; ways: readonly string[] }[];
  unanswered: readonly string[];
}

/** The businesses of `bench/agents/train`. */
export function readBusinesses(): BusinessFile[] {
  const files = globSync(join(import.meta.dirname, '../../bench/agents/train/*.json')).sort();
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as BusinessFile);
}

/** Replaces texts by what `read` finds in them; texts without a known word are left out. */
export function numbered({ knowledge, unanswered }: BusinessFile, read: (text: string) => Sentence): Business {
  const readEach = (texts: readonly string[]) => texts.map(read).filter((sentence) => sentence.length > 0);
  return {
    entries: knowledge.map(({ topic, question, answer, ways }) => ({
      asked: readEach([`${topic}. ${question}`, `${topic}. ${question}`, question]),
      said: readEach([answer, `${topic}. ${question} ${answer}`, ...splitSentences(answer)]),
      ways: readEach(ways),
    })),
    unanswered: readEach(unanswered),
  };
}
