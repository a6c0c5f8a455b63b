import { likeness } from '../../voice/dialogue/knowledge/words/word-vectors.ts';
import type { Business } from './businesses.ts';
import { createRandom, type Random } from './random.ts';
import { createSums, type Sentence, type Sums } from './sums.ts';

/** Passes over all businesses, some at a time. */
const passes = 55;
const businessesAtOnce = 8;
/** Sharpness of the choice between entries: what cosines are multiplied by. */
const sharpness = 14;
/** Cosine above which an entry answers better than none does. */
const leastLikeness = 0.34;
/** Weight of the second term: the entry among those of all businesses in the batch. */
const amongAllShare = 0.5;
/** Weight of questions that nothing answers, against answered ones. */
const unansweredShare = 0.3;
/** Share of words left out of a sentence at random, so that none is relied on alone. */
const leftOut = 0.2;
/** Per entry and round: so many ways serve as questions, and so many others as candidates. */
const questionsAtOnce = 2;
/** Of each business, per round. */
const unansweredAtOnce = 8;

/** One side of the comparison: for each entry the sentences of which the one most like a question counts. */
interface Side {
  candidates: readonly (readonly number[])[];
  /** Its weight in the loss. */
  share: number;
}

/**
 * Moves the vectors of words so that what callers say comes nearer to the entry that answers it than to the other
 * entries of its business: contrastive learning (Oord, Li and Vinyals, 2018) on sums of words, by Adam. Changes
 * `vectors` in place.
 */
export function attune(vectors: Float32Array[], businesses: readonly Business[], seed: number): void {
  const random = createRandom(seed);
  const rounds = Math.floor((businesses.length * passes) / businessesAtOnce);
  let waiting: Business[] = [];
  const sums = createSums(vectors, rounds);
  for (let round = 0; round < rounds; round++) {
    if (waiting.length < businessesAtOnce) waiting = random.shuffled(businesses);
    learnFrom(waiting.splice(0, businessesAtOnce), sums, random);
    sums.step();
  }
}

function learnFrom(businesses: readonly Business[], sums: Sums, random: Random): void {
  const add = (sentence: Sentence) => sums.add(random.some(sentence, leftOut));
  const [asked, said, ways]: [number[], number[], number[][]] = [[], [], []];
  /** Each question, the number of its entry (or none), and the numbers of its business's entries. */
  const questions: { sum: number; entry: number | null; first: number; end: number }[] = [];
  for (const { entries, unanswered } of businesses) {
    const first = asked.length;
    const end = first + entries.length;
    for (const entry of entries) {
      const own = asked.length;
      const drawn = random.shuffled(entry.ways).slice(0, 2 * questionsAtOnce);
      asked.push(add(random.oneOf(entry.asked)));
      said.push(add(random.oneOf(entry.said)));
      ways.push(drawn.slice(questionsAtOnce).map(add));
      for (const way of drawn.slice(0, questionsAtOnce)) questions.push({ sum: add(way), entry: own, first, end });
    }
    for (const sentence of random.shuffled(unanswered).slice(0, unansweredAtOnce))
      questions.push({ sum: add(sentence), entry: null, first, end });
  }
  const sides: Side[] = [
    { candidates: asked.map((sum) => [sum]), share: 0.6 },
    { candidates: said.map((sum) => [sum]), share: 0.8 },
    { candidates: asked.map((sum, at) => [sum, said[at] as number]), share: 0.6 },
    { candidates: ways, share: 0.6 },
  ];
  const answered = questions.filter(({ entry }) => entry !== null).length;
  const refused = questions.length - answered;
  for (const { candidates, share } of sides) {
    for (const { sum, entry, first, end } of questions) {
      const nearest = candidates.map((each) => mostLike(sum, each, sums));
      const weight = entry === null ? (share * unansweredShare) / refused : share / answered;
      pull(sum, nearest, first, end, entry, weight, sums);
      if (entry !== null) pull(sum, nearest, 0, nearest.length, entry, weight * amongAllShare, sums, false);
    }
  }
}

interface Nearest {
  sum: number;
  cosine: number;
}

function mostLike(question: number, candidates: readonly number[], sums: Sums): Nearest {
  let best: Nearest = { sum: -1, cosine: Number.NEGATIVE_INFINITY };
  for (const sum of candidates) {
    const cosine = likeness(sums.directionOf(question), sums.directionOf(sum));
    if (cosine > best.cosine) best = { sum, cosine };
  }
  return best;
}

/** One term of the loss: the cross-entropy of the entries from `first` to before `end`, and of none if there may be none. */
function pull(
  question: number,
  nearest: readonly Nearest[],
  first: number,
  end: number,
  entry: number | null,
  weight: number,
  sums: Sums,
  mayBeNone = true,
): void {
  const odds: number[] = [];
  let total = mayBeNone ? Math.exp(sharpness * leastLikeness) : 0;
  for (let at = first; at < end; at++) {
    const odd = Math.exp(sharpness * (nearest[at] as Nearest).cosine);
    odds.push(odd);
    total += odd;
  }
  for (let at = first; at < end; at++) {
    const error = (odds[at - first] as number) / total - Number(at === entry);
    if (Math.abs(error) > 1e-4) sums.push(question, (nearest[at] as Nearest).sum, weight * sharpness * error);
  }
}
