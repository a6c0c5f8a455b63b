import type { EntryIndex, Line } from './entry-index.ts';
import type { Nearness } from './nearness.ts';

/** The content words of a question, matched with those of an agent. Arrays, because each line of each entry reads them. */
export interface WordMatches {
  /** How much each word of the question tells the entries apart. */
  weights: Float64Array;
  totalWeight: number;
  nearness: readonly Nearness[];
  /** By stem of the agent: 1 when the question has it. */
  asksStem: Uint8Array;
}

/** Keeps shares of a question without weight finite. */
const leastTotal = 1e-6;

export function matchWords(content: readonly string[], index: EntryIndex): WordMatches {
  const weights = Float64Array.from(content, index.weightOf);
  const asksStem = new Uint8Array(index.stemWeights.length);
  for (const number of content.map(index.stemNumberOf)) if (number !== undefined) asksStem[number] = 1;
  return {
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, leastTotal),
    nearness: content.map(index.nearnessOf),
    asksStem,
  };
}

/** By word of the question: how near the nearest word of a text is. */
export type Nearest = Float64Array;

/** Fills `inLine` for a line, and raises `inEntry`, for the lines of an entry so far, to it. */
export function findNearest({ words }: Line, { nearness }: WordMatches, inLine: Nearest, inEntry: Nearest): void {
  for (let at = 0; at < nearness.length; at++) {
    const toWords = nearness[at] as Nearness;
    let most = 0;
    for (const word of words) most = Math.max(most, toWords[word] as number);
    inLine[at] = most;
    if (most > (inEntry[at] as number)) inEntry[at] = most;
  }
}

/** Share, by weight, of the question's words that are there, and of those that are there or have a near word there. */
export function sharesOf(nearest: Nearest, { weights, totalWeight }: WordMatches): { found: number; near: number } {
  let [found, near] = [0, 0];
  for (let at = 0; at < nearest.length; at++) {
    const weight = weights[at] as number;
    near += weight * (nearest[at] as number);
    if (nearest[at] === 1) found += weight;
  }
  return { found: found / totalWeight, near: near / totalWeight };
}

/** Weight of the heaviest of the question's words that has nothing near. */
export function heaviestMissing(nearest: Nearest, { weights }: WordMatches): number {
  return weights.reduce((heaviest, weight, at) => Math.max(heaviest, weight * (1 - (nearest[at] as number))), 0);
}

/** The Dice coefficient of a question and a line, by weight: what they have in common, as a share of both. */
export function commonShare(
  { stems }: Line,
  { totalWeight, asksStem }: WordMatches,
  { stemWeights }: EntryIndex,
): number {
  let [common, own] = [0, 0];
  for (const number of stems) {
    const weight = stemWeights[number] as number;
    own += weight;
    if (asksStem[number]) common += weight;
  }
  return (2 * common) / (own + totalWeight);
}
