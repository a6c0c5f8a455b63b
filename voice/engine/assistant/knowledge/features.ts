import { smallWords } from './neutral-words.ts';
import { meaningfulWords } from './plain-words.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms.ts';

const conceptWeight = 1;
const wordWeight = 0.8;
const smallWordWeight = 0.4;
const pairWeight = 0.7;
const apartWeight = 0.5;

/** What a classifier looks at in a text: concepts, stems, pairs of neighbours of either kind, and pairs with one between. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const terms = termsOf(text).map(({ term }) => term);
  const stems = meaningfulWords(text).map(stem);
  const add = (name: string, weight: number) => features.set(name, Math.max(features.get(name) ?? 0, weight));
  for (const term of terms) if (term.startsWith('#')) add(term, conceptWeight);
  for (const word of stems) add(word, smallWords.has(word) ? smallWordWeight : wordWeight);
  for (const line of [terms, stems]) {
    for (let at = 1; at < line.length; at++) add(`${line[at - 1]} ${line[at]}`, pairWeight);
  }
  for (let at = 2; at < terms.length; at++) add(`${terms[at - 2]} _ ${terms[at]}`, apartWeight);
  return features;
}
