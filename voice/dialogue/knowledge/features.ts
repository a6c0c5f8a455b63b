import { smallWords } from './neutral-words.ts';
import type { Reading } from './terms.ts';

const conceptWeight = 1;
const wordWeight = 0.8;
const smallWordWeight = 0.4;
const pairWeight = 0.7;
const apartWeight = 0.5;

/** A text's features by number, each with its weight. */
export type Features = Map<number, number>;

/** Limit for the numbers of single words and concepts; the knowledge has about 3,000. */
const mostNames = 2 ** 13;
/** Kinds of pairs; part of a pair's number. */
const neighbours = 1;
const apart = 2;

/** True for a pair, false for a single word or concept. */
export function isPair(feature: number): boolean {
  return feature >= mostNames ** 2;
}

/** Turns texts into numbered features; names that it has not learnt count as unknown. */
export interface FeatureReader {
  /** Concepts, stems, adjacent pairs of either, and pairs with one term between; `learn` adds new names. */
  read(reading: Reading, learn?: boolean): Features;
}

export function createFeatureReader(): FeatureReader {
  const numbers = new Map<string, number>();

  return {
    read({ terms, stems }, learn = false) {
      const features: Features = new Map();
      const add = (feature: number, weight: number) => {
        if ((features.get(feature) ?? 0) < weight) features.set(feature, weight);
      };
      const addPair = (kind: number, first: number, second: number, weight: number) => {
        add((kind * mostNames + first) * mostNames + second, weight);
      };
      let unknown = mostNames;
      const numberOf = (name: string): number => {
        const known = numbers.get(name);
        if (known !== undefined) return known;
        // An unknown name gets a number that no example has.
        if (!learn) return --unknown;
        numbers.set(name, numbers.size);
        return numbers.size - 1;
      };
      const termNumbers = terms.map(numberOf);
      const stemNumbers = stems.map(numberOf);
      for (const [at, term] of terms.entries()) if (term.startsWith('#')) add(termNumbers[at] as number, conceptWeight);
      for (const [at, word] of stems.entries())
        add(stemNumbers[at] as number, smallWords.has(word) ? smallWordWeight : wordWeight);
      for (let at = 1; at < terms.length; at++)
        addPair(neighbours, termNumbers[at - 1] as number, termNumbers[at] as number, pairWeight);
      for (let at = 1; at < stems.length; at++)
        addPair(neighbours, stemNumbers[at - 1] as number, stemNumbers[at] as number, pairWeight);
      for (let at = 2; at < terms.length; at++)
        addPair(apart, termNumbers[at - 2] as number, termNumbers[at] as number, apartWeight);
      return features;
    },
  };
}
