import { wordsOf } from './content-words.ts';
import { stem } from './stem.ts';

/** The log-probability of each entry, by number, to be what a text asks for. */
export type EntryClassifier = (words: readonly string[]) => Float64Array;

/** A text and the number of the entry that it asks for. */
export interface AskedEntry {
  text: string;
  entry: number;
}

const passes = 5;
const rate = 0.5;
/** Smaller gradients are left out: most entries are far from most texts. */
const leastGradient = 5e-4;
/** A rare word tells more than a common one, though not as much more as its rarity. */
const rarityPower = 0.5;
/** An entry that no text asks for is this unlikely, at least. */
export const leastLogProbability = -9;

/**
 * Learns from ways of asking which words tell an agent's entries apart: a multinomial logistic regression over stems,
 * function words included ('how long', 'how much'), by stochastic gradient descent (AdaGrad; Duchi and others, 2011).
 * The same texts always give the same classifier. Seventy entries with forty texts each take some 100 ms.
 */
export function learnEntries(asked: readonly AskedEntry[], entries: number): EntryClassifier {
  const numbers = new Map<string, number>();
  const spread: number[] = [];
  const texts = asked.map(({ text }) =>
    stemsOf(wordsOf(text)).map((stemmed) => {
      const number = numbers.getOrInsertComputed(stemmed, () => numbers.size);
      spread[number] = (spread[number] ?? 0) + 1;
      return number;
    }),
  );
  const rarityOf = (count: number) => Math.log((asked.length + 1) / (count + 0.5)) ** rarityPower;
  const rarity = spread.map(rarityOf);
  const weights = new Float32Array(numbers.size * entries);
  const squares = new Float32Array(numbers.size * entries).fill(1e-3);

  /** The values of a text's stems, as a vector of length 1; stems that are `unknown` make the rest smaller. */
  function scaled(stems: readonly number[], unknown = 0): number[] {
    const values = stems.map((number) => rarity[number] as number);
    const length = Math.hypot(...values, Math.sqrt(unknown) * rarityOf(0)) || 1;
    return values.map((value) => value / length);
  }

  /** The probability of each entry. */
  function probabilities(stems: readonly number[], values: readonly number[], into: Float64Array): Float64Array {
    into.fill(0);
    for (const [at, number] of stems.entries()) {
      const value = values[at] as number;
      const row = number * entries;
      for (let entry = 0; entry < entries; entry++)
        into[entry] = (into[entry] as number) + (weights[row + entry] as number) * value;
    }
    const most = into.reduce((a, b) => Math.max(a, b));
    let total = 0;
    for (let entry = 0; entry < entries; entry++) total += into[entry] = Math.exp((into[entry] as number) - most);
    for (let entry = 0; entry < entries; entry++) into[entry] = (into[entry] as number) / total;
    return into;
  }

  const values = texts.map((stems) => scaled(stems));
  const errors = new Float64Array(entries);
  for (const at of shuffled(asked.length, passes)) {
    const stems = texts[at] as number[];
    probabilities(stems, values[at] as number[], errors);
    const { entry: right } = asked[at] as AskedEntry;
    errors[right] = (errors[right] as number) - 1;
    for (const [place, number] of stems.entries()) {
      const value = (values[at] as number[])[place] as number;
      const row = number * entries;
      for (let entry = 0; entry < entries; entry++) {
        const gradient = (errors[entry] as number) * value;
        if (Math.abs(gradient) < leastGradient) continue;
        const square = (squares[row + entry] as number) + gradient * gradient;
        squares[row + entry] = square;
        weights[row + entry] = (weights[row + entry] as number) - (rate * gradient) / Math.sqrt(square);
      }
    }
  }

  return (words) => {
    const all = stemsOf(words);
    const stems = all.flatMap((stemmed) => numbers.get(stemmed) ?? []);
    const found = probabilities(stems, scaled(stems, all.length - stems.length), new Float64Array(entries));
    return found.map((probability) => Math.max(leastLogProbability, Math.log(probability)));
  };
}

function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.map(stem))];
}

/** Numbers below `count` in an order of their own for each pass, always the same. */
function* shuffled(count: number, times: number): Generator<number> {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = 1;
  for (let time = 0; time < times; time++) {
    for (let at = count - 1; at > 0; at--) {
      // Lehmer's generator (Park and Miller, 1988).
      state = (state * 48_271) % 2_147_483_647;
      const other = state % (at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    yield* order;
  }
}
