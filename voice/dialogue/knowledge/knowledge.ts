import type { Knowledge, Passage } from '../../engine/ports.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { trainClassifier } from './classifier.ts';
import { conceptWords } from './concepts.ts';
import { createFeatureReader } from './features.ts';
import { fillers, plainWords } from './plain-words.ts';
import { readText } from './terms.ts';
import { createTypoMender } from './typos.ts';
import { createWordSearch, type Line } from './word-search.ts';

/** What decides between an answer and 'I don't know'; found by `npm run bench:assistant` on its tuning half. */
interface KnowledgeWeights {
  /** How much the words in common count against what the classifier thinks, from 0 to 1. */
  words: number;
  /** How much more than a passage it counts that none answers. */
  none: number;
  /** The least belief in a passage, from 0 to 1. */
  leastBelief: number;
  /** The least share of a question, by weight, that a passage must cover. */
  leastCoverage: number;
}

const defaultWeights: KnowledgeWeights = { words: 0.6, none: 1.15, leastBelief: 0.12, leastCoverage: 0.35 };

export interface KnowledgeOptions {
  /** What callers ask and the passages do not say: a question nearest to these is not answered. */
  notAnswered?: readonly string[];
  weights?: KnowledgeWeights;
}

/** What an agent knows, made searchable; to learn it takes a fifth of a second. */
export function learn({ knowledge, limits }: Pick<AgentDefinition, 'knowledge' | 'limits'>): Knowledge {
  const passages = knowledge.map(({ id, question, answer, examples }): Passage => {
    return { id, title: question, text: answer, ...(examples && { asked: examples }) };
  });
  return createKnowledge(passages, { notAnswered: limits.notAnswered });
}

/** Of what is asked at length the last sentences are looked up one by one, and all of it together. */
const maxParts = 12;

const sentenceEnd = /(?<=[.?!])\s+/;

/**
 * Finds a passage by what is meant: a search by stems and concepts with room for slips of the finger, and a classifier
 * that has learned from the ways of asking which words tell passages apart, each have their say.
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
