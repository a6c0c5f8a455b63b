import type { Random } from '#/scripts/word-vectors/random.ts';
import type { BeliefWeights, Scorer } from '#/voice/dialogue/knowledge/belief.ts';
import type { QuestionFeatures } from '#/voice/dialogue/knowledge/features.ts';

/** A question, and the number of the entry that answers it; null for none. */
export interface Example {
  features: QuestionFeatures;
  entry: number | null;
}

export interface Plan {
  /** Hidden units of each scorer: few examples carry none. */
  hidden: number;
  /** How often each example is learned from. */
  passes: number;
}

const examplesAtOnce = 256;
const firstRate = 0.01;
const lastRate = 0.0001;
/** What is taken off each weight, as a share of it, for a step of rate 1. */
const decay = 0.01;

/** Weights that change while they are learned: the straight ones, then for each hidden unit its weights, bias and out. */
interface Learner {
  mean: readonly number[];
  deviation: readonly number[];
  hidden: number;
  values: Float64Array;
  gradient: Float64Array;
  /** Running means of the gradient and of its square. */
  first: Float64Array;
  second: Float64Array;
}

/**
 * Learns what scores entries and none of them from examples in groups of different weight: minimises the cross-entropy
 * by AdamW (Loshchilov and Hutter, 2019).
 */
export function learnBelief(
  groups: readonly { examples: readonly Example[]; weight: number }[],
  { hidden, passes }: Plan,
  random: Random,
): BeliefWeights {
  const all = groups.flatMap(({ examples }) => examples);
  const entry = createLearner(
    all.flatMap(({ features }) => features.byEntry),
    hidden,
    random,
  );
  const none = createLearner(
    all.map(({ features }) => features.none),
    hidden,
    random,
  );
  const standard = groups.map(({ examples, weight }) => ({
    weight,
    examples: examples.map(({ features, entry: answer }) => ({
      rows: features.byEntry.map((row) => standardised(row, entry)),
      none: standardised(features.none, none),
      answer,
    })),
  }));
  const batchCount = groups.reduce((sum, { examples }) => sum + Math.ceil(examples.length / examplesAtOnce), 0);
  let step = 0;
  for (let pass = 0; pass < passes; pass++) {
    const batches = standard.flatMap(({ examples, weight }) => {
      const order = random.shuffled(examples);
      const starts = Array.from({ length: Math.ceil(order.length / examplesAtOnce) }, (_, at) => at * examplesAtOnce);
      return starts.map((from) => ({ weight, examples: order.slice(from, from + examplesAtOnce) }));
    });
    for (const batch of random.shuffled(batches)) {
      for (const { rows, none: row, answer } of batch.examples) {
        const scores = [...rows.map((each) => scoreOf(each, entry)), scoreOf(row, none)];
        const most = Math.max(...scores);
        const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
        const share = batch.weight / batch.examples.length;
        for (const [at, score] of scores.entries()) {
          const isAnswer = at === (answer ?? rows.length);
          const error = share * (Math.exp(score - most) / total - Number(isAnswer));
          if (at < rows.length) push(rows[at] as Float64Array, error, entry);
          else push(row, error, none);
        }
      }
      step++;
      const rate = firstRate * (1 - step / (passes * batchCount)) + lastRate;
      move(entry, step, rate);
      move(none, step, rate);
    }
  }
  return { entry: toScorer(entry), none: toScorer(none) };
}

function createLearner(rows: readonly ArrayLike<number>[], hidden: number, random: Random): Learner {
  const size = rows[0]?.length ?? 0;
  const mean = meanBy(size, rows, (row, at) => row[at] as number);
  const deviation = meanBy(size, rows, (row, at) => ((row[at] as number) - (mean[at] as number)) ** 2).map(
    (variance) => Math.sqrt(variance) || 1,
  );
  // A feature that is always the same stays as it is: it stands for the score itself.
  for (let at = 0; at < size; at++) if (deviation[at] === 1 && mean[at] === 1) mean[at] = 0;
  const values = new Float64Array(size + hidden * (size + 2));
  for (let at = size; at < values.length; at++) {
    const isOut = (at - size) % (size + 2) === size + 1;
    values[at] = random.between(-1, 1) * (isOut ? 0.1 : 1 / Math.sqrt(size));
  }
  const zeros = () => new Float64Array(values.length);
  return { mean, deviation, hidden, values, gradient: zeros(), first: zeros(), second: zeros() };
}

function meanBy(size: number, rows: readonly ArrayLike<number>[], of: (row: ArrayLike<number>, at: number) => number) {
  return Array.from({ length: size }, (_, at) => rows.reduce((sum, row) => sum + of(row, at), 0) / rows.length);
}

function standardised(row: ArrayLike<number>, { mean, deviation }: Learner): Float64Array {
  return Float64Array.from(row, (value, at) => (value - (mean[at] as number)) / (deviation[at] as number));
}

/** Where the weights of a hidden unit begin. */
function startOf(unit: number, size: number): number {
  return size + unit * (size + 2);
}

function weighted(row: Float64Array, values: Float64Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (row[at] as number) * (values[from + at] as number);
  return sum;
}

function scoreOf(row: Float64Array, { values, hidden }: Learner): number {
  let score = weighted(row, values, 0);
  for (let unit = 0; unit < hidden; unit++) {
    const from = startOf(unit, row.length);
    score +=
      (values[from + row.length + 1] as number) *
      Math.tanh((values[from + row.length] as number) + weighted(row, values, from));
  }
  return score;
}

/** Adds to the gradient what an error of the score says. */
function push(row: Float64Array, error: number, { values, gradient, hidden }: Learner): void {
  if (Math.abs(error) < 1e-8) return;
  const size = row.length;
  for (let at = 0; at < size; at++) add(gradient, at, error * (row[at] as number));
  for (let unit = 0; unit < hidden; unit++) {
    const from = startOf(unit, size);
    const active = Math.tanh((values[from + size] as number) + weighted(row, values, from));
    const inner = error * (values[from + size + 1] as number) * (1 - active * active);
    for (let at = 0; at < size; at++) add(gradient, from + at, inner * (row[at] as number));
    add(gradient, from + size, inner);
    add(gradient, from + size + 1, error * active);
  }
}

function add(to: Float64Array, at: number, amount: number): void {
  to[at] = (to[at] as number) + amount;
}

function move({ values, gradient, first, second }: Learner, step: number, rate: number): void {
  for (let at = 0; at < values.length; at++) {
    const slope = gradient[at] as number;
    first[at] = 0.9 * (first[at] as number) + 0.1 * slope;
    second[at] = 0.999 * (second[at] as number) + 0.001 * slope * slope;
    const mean = (first[at] as number) / (1 - 0.9 ** step);
    const spread = Math.sqrt((second[at] as number) / (1 - 0.999 ** step)) + 1e-8;
    values[at] = (values[at] as number) * (1 - rate * decay) - (rate * mean) / spread;
  }
  gradient.fill(0);
}

function toScorer({ mean, deviation, hidden, values }: Learner): Scorer {
  const size = mean.length;
  return {
    mean: rounded(mean),
    deviation: rounded(deviation),
    straight: rounded(values.slice(0, size)),
    hidden: Array.from({ length: hidden }, (_, unit) => {
      const from = startOf(unit, size);
      const [bias = 0, out = 0] = rounded(values.slice(from + size, from + size + 2));
      return { weights: rounded(values.slice(from, from + size)), bias, out };
    }),
  };
}

function rounded(numbers: ArrayLike<number>): number[] {
  return Array.from(numbers, (each) => Number(each.toFixed(3)));
}
