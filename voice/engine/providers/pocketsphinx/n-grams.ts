// A trigram model with interpolated Kneser-Ney smoothing: words are told apart by the two before them, and by how many
// different words they follow where those are rare. Chen and Goodman, An Empirical Study of Smoothing Techniques (1999).

/** Taken from each count and given to what was not seen. */
const discount = 0.75;
/** Share of the unigrams that all words get alike. */
const evenShare = 0.02;
const leastBackoff = 0.99;

/** Sorted keys of n-grams with their probability, and what is multiplied when a longer one was not seen. */
export interface Grams {
  keys: Float64Array;
  probability: Float64Array;
  backoff: Float64Array;
}

export interface NGrams {
  /** Base of the keys: a trigram's is `(a * base + b) * base + c`. */
  base: number;
  one: Grams;
  two: Grams;
  three: Grams;
}

/** A sentence as numbers of words; -1 stands for a word without a number, over which nothing is learnt. */
export interface Counted {
  words: readonly number[];
  /** How often it counts. */
  times: number;
}

/** Learns from sentences over the words 0 to `size` - 1; `size` begins a sentence, and `size` + 1 ends it. */
export function learnGrams(size: number, sentences: Iterable<Counted>): NGrams {
  const base = size + 2;
  const triples: number[] = [];
  /** Pairs with nothing before them: these count as often as they are said. */
  const openings: number[] = [];
  for (const { words, times } of sentences) {
    const all = [size, ...words, size + 1];
    for (let at = 1; at < all.length; at++) {
      const [a, b, c] = [all[at - 2] ?? -1, all[at - 1] as number, all[at] as number];
      if (b < 0 || c < 0) continue;
      const key = b * base + c;
      for (let time = 0; time < times; time++) {
        if (a < 0) openings.push(key);
        else triples.push(a * base * base + key);
      }
    }
  }
  const three = tally(triples);
  const two = tally([...map(three.keys, (key) => key % (base * base)), ...openings]);
  const one = tally([...map(two.keys, (key) => key % base)]);

  const even = evenShare / (size + 1);
  const total = one.counts.reduce((sum, count) => sum + count, 0);
  const unigrams = new Float64Array(base).fill(even);
  one.keys.forEach((key, at) => {
    unigrams[key] = even + ((1 - evenShare) * (one.counts[at] as number)) / total;
  });

  const afterOne = new Float64Array(base).fill(1);
  const twoOf = smooth(
    two,
    base,
    afterOne,
    (key) => unigrams[key % base] as number,
    (context) => context,
  );
  const placeOfTwo = new Map<number, number>();
  for (const [at, key] of two.keys.entries()) placeOfTwo.set(key, at);
  const afterTwo = new Float64Array(two.keys.length).fill(1);
  const lower = (key: number) => {
    const place = placeOfTwo.get(key % (base * base));
    return place === undefined ? 0 : (twoOf[place] as number);
  };
  const threeOf = smooth(three, base, afterTwo, lower, (context) => placeOfTwo.get(context) ?? -1);
  const noBackoff = new Float64Array(0);
  return {
    base,
    one: { keys: Float64Array.from(unigrams.keys()), probability: unigrams, backoff: afterOne },
    two: { keys: two.keys, probability: twoOf, backoff: afterTwo },
    three: { keys: three.keys, probability: threeOf, backoff: noBackoff },
  };
}

interface Tally {
  keys: Float64Array;
  counts: Float64Array;
}

function tally(all: readonly number[]): Tally {
  const sorted = Float64Array.from(all).sort();
  const counts = new Float64Array(sorted.length);
  let last = -1;
  sorted.forEach((key, at) => {
    if (at === 0 || key !== sorted[last]) sorted[++last] = key;
    counts[last] = (counts[last] as number) + 1;
  });
  return { keys: sorted.slice(0, last + 1), counts: counts.slice(0, last + 1) };
}

/** The probabilities of n-grams, in the order of their keys; fills in the backoff of each context. */
function smooth(
  { keys, counts }: Tally,
  base: number,
  backoff: Float64Array,
  lower: (key: number) => number,
  placeOf: (context: number) => number,
): Float64Array {
  const probability = new Float64Array(keys.length);
  for (let from = 0; from < keys.length; ) {
    const context = Math.floor((keys[from] as number) / base);
    let to = from;
    let said = 0;
    for (; to < keys.length && Math.floor((keys[to] as number) / base) === context; to++) said += counts[to] as number;
    const left = Math.min(leastBackoff, (discount * (to - from)) / said);
    const place = placeOf(context);
    if (place >= 0) backoff[place] = left;
    for (let at = from; at < to; at++) {
      const seen = Math.max(0, (counts[at] as number) - discount) / said;
      probability[at] = seen + left * lower(keys[at] as number);
    }
    from = to;
  }
  return probability;
}

function* map(values: Float64Array, of: (value: number) => number): Generator<number> {
  for (const value of values) yield of(value);
}
