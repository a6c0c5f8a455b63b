import type { Knowledge, Passage } from '../../engine/ports.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { trainClassifier } from './classifier.ts';
import { conceptWords } from './concepts.ts';
import { createFeatureReader } from './features.ts';
import { fillers, plainWords } from './plain-words.ts';
import { readText } from './terms.ts';
import { createTypoMender } from './typos.ts';
import { createWordSearch, type Line } from './word-search.ts';

/** Thresholds between an answer and 'I don't know', tuned with `npm run bench:assistant` on its tuning half. */
interface KnowledgeWeights {
  /** Weight of the word search against the classifier, from 0 to 1. */
  words: number;
  /** Factor on the belief that no passage answers. */
  none: number;
  /** Lowest belief in an answering passage, from 0 to 1. */
  leastBelief: number;
  /** Lowest share of the question, by weight, that the passage must cover. */
  leastCoverage: number;
}

const defaultWeights: KnowledgeWeights = { words: 0.6, none: 1.15, leastBelief: 0.12, leastCoverage: 0.35 };

export interface KnowledgeOptions {
  /** Questions without a passage; a question that is closest to one of these is not answered. */
  notAnswered?: readonly string[];
  weights?: KnowledgeWeights;
}

/** Makes an agent's knowledge searchable; takes about 0.2 s. */
export function learn({ knowledge, limits }: Pick<AgentDefinition, 'knowledge' | 'limits'>): Knowledge {
  const passages = knowledge.map(({ id, question, answer, examples }): Passage => {
    return { id, title: question, text: answer, ...(examples && { asked: examples }) };
  });
  return createKnowledge(passages, { notAnswered: limits.notAnswered });
}

/** A long question is looked up as a whole, and its last sentences one by one. */
const maxParts = 12;

const sentenceEnd = /(?<=[.?!])\s+/;

/**
 * Finds the passage that answers a question. Combines a search by stems and concepts, after correcting typing errors,
 * with a classifier trained on the passages and their examples.
 */
function createKnowledge(passages: readonly Passage[], options: KnowledgeOptions = {}): Knowledge {
  const { notAnswered = [], weights = defaultWeights } = options;
  const none = passages.length;
  const lines: Line[] = [
    ...passages.flatMap(({ title, text, asked = [] }, passage) => [
      ...[title, ...asked].map((line): Line => ({ passage, kind: 'asked', reading: readText(line) })),
      ...text.split(sentenceEnd).map((line): Line => ({ passage, kind: 'text', reading: readText(line) })),
    ]),
    ...notAnswered.map((line): Line => ({ passage: null, kind: 'asked', reading: readText(line) })),
  ];
  const mend = createTypoMender(
    new Set([...lines.flatMap(({ reading }) => reading.words), ...plainWords(conceptWords), ...fillers]),
  );
  const search = createWordSearch(lines);
  const features = createFeatureReader();
  const classifier = trainClassifier(
    lines.values().map(({ passage, reading }) => ({ features: features.read(reading, true), label: passage ?? none })),
    passages.length + 1,
  );

  function mendText(text: string): string {
    return text
      .split(sentenceEnd)
      .map((part) => mend(plainWords(part)).join(' ') + (/[.?!]$/.exec(part)?.[0] ?? ''))
      .join(' ');
  }

  function judge(question: string): { belief: number; coverage: number; passage: number } {
    const reading = readText(question);
    const beliefs = classifier.classify(features.read(reading)).map((belief) => (1 - weights.words) * belief);
    const found = search(reading);
    const total = found.reduce((sum, { score }) => sum + score, 0) || 1;
    const coverage = new Map<number, number>();
    for (const hit of found) {
      const label = hit.passage ?? none;
      beliefs[label] = (beliefs[label] as number) + (weights.words * hit.score) / total;
      coverage.set(label, hit.coverage);
    }
    beliefs[none] = (beliefs[none] as number) * weights.none;
    const passage = beliefs.indexOf(Math.max(...beliefs));
    return { passage, belief: beliefs[passage] as number, coverage: coverage.get(passage) ?? 0 };
  }

  return {
    passages,
    find(asked) {
      const question = mendText(asked);
      const parts = question.split(sentenceEnd).filter((part) => part.trim());
      const judged = [question, ...(parts.length > 1 ? parts.slice(-maxParts) : [])]
        .map(judge)
        .filter(
          ({ passage, belief, coverage }) =>
            passage !== none && belief >= weights.leastBelief && coverage >= weights.leastCoverage,
        );
      const best = judged.reduce(
        (first, next) => (next.belief > first.belief ? next : first),
        judged[0] ?? { belief: 0, passage: none },
      );
      return passages[best.passage] ?? null;
    },
  };
}
