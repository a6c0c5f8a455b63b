import MiniSearch from 'minisearch';
import { neutralWords, smallWords } from './neutral-words.ts';
import type { Reading } from './terms.ts';

/** Weight of a hit in the text, relative to one in the title or an example question. */
const textWeight = 0.1;
/** Weights of a question's words; others weigh 1. */
const unknownWeight = 1.6;
const neutralWeight = 0.2;
const smallWeight = 0.1;
/** Lowest total weight of a question: a few function words alone find nothing. */
const leastWeight = 0.35;
/** Number of best hits that are returned. */
const mostFound = 8;

/** A searchable line. */
export interface Line {
  /** Index of its passage; null for a question that is not answered. */
  passage: number | null;
  /** `asked`: a title or an example question; `text`: a sentence of the passage. */
  kind: 'asked' | 'text';
  reading: Reading;
}

interface Entry {
  id: number;
  /** Negative and unique for each question that is not answered. */
  passage: number;
  kind: 'asked' | 'text';
  terms: string;
}

/** A passage with words in common with a question; null for a question that is not answered. */
export interface Found {
  passage: number | null;
  score: number;
  /** Share of the question, by weight, that the passage covers. */
  coverage: number;
}

/** Searches by common words; returns the best passages and the best question that is not answered. */
export function createWordSearch(lines: readonly Line[]) {
  const entries = lines.map(toEntry);
  const index = new MiniSearch<Entry>({
    fields: ['terms'],
    storeFields: ['passage', 'kind'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(entries);
  const spread = spreadOf(entries);

  function weightOf(term: string, words: readonly string[]): number {
    if (term.startsWith('#')) return 1;
    if (words.every((word) => smallWords.has(word))) return smallWeight;
    if (words.every((word) => neutralWords.has(word))) return neutralWeight;
    return spread.has(term) ? 1 : unknownWeight;
  }

  return function search(question: Reading): Found[] {
    const weightByTerm = new Map(
      question.terms.map((term, at) => [term, weightOf(term, question.words.slice(...(question.spans[at] ?? [])))]),
    );
    const total = [...weightByTerm.values()].reduce((sum, weight) => sum + weight, 0);
    if (total < leastWeight) return [];
    const hits = index.search([...weightByTerm.keys()].join(' '), {
      boostTerm: (term) => (weightByTerm.get(term) ?? 1) * (spread.get(term) ?? 1),
    });

    const best = new Map<number, { asked: number; text: number; covered: Set<string> }>();
    for (const { passage, kind, score, queryTerms } of hits as ((typeof hits)[number] & Entry)[]) {
      const found = best.get(passage) ?? { asked: 0, text: 0, covered: new Set<string>() };
      found[kind] = Math.max(found[kind], score);
      for (const term of queryTerms) found.covered.add(term);
      best.set(passage, found);
    }
    const found = [...best].map(([passage, { asked, text, covered }]): Found => {
      const coverage = [...covered].reduce((sum, term) => sum + (weightByTerm.get(term) ?? 0), 0) / total;
      return { passage: passage < 0 ? null : passage, score: (asked + textWeight * text) * coverage, coverage };
    });
    found.sort((a, b) => b.score - a.score);
    const none = found.findIndex(({ passage }) => passage === null);
    return found.filter(({ passage }, at) => passage !== null || at === none).slice(0, mostFound);
  };
}

function toEntry({ passage, kind, reading }: Line, id: number): Entry {
  return { id, passage: passage ?? -1 - id, kind, terms: reading.terms.join(' ') };
}

/**
 * Corrects inverse document frequency, which the search library counts by entry: a term in many entries of a single
 * passage is still specific to that passage.
 */
function spreadOf(entries: readonly Entry[]): Map<string, number> {
  const passagesByTerm = new Map<string, Set<number>>();
  const countByTerm = new Map<string, number>();
  for (const { passage, terms } of entries) {
    for (const term of new Set(terms.split(' '))) {
      countByTerm.set(term, (countByTerm.get(term) ?? 0) + 1);
      passagesByTerm.getOrInsertComputed(term, () => new Set()).add(passage);
    }
  }
  const passageCount = new Set(entries.map(({ passage }) => passage)).size;
  const rarity = (count: number, of: number) => Math.log(1 + (of - count + 0.5) / (count + 0.5));
  return new Map(
    [...countByTerm].map(([term, count]) => [
      term,
      rarity(passagesByTerm.get(term)?.size ?? 1, passageCount) / rarity(count, entries.length),
    ]),
  );
}
