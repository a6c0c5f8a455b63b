import type { QuestionFeatures } from './features.ts';

/** A score of features: a weighted sum of them, and of a few hidden units that see all of them (a perceptron). */
export interface Scorer {
  /** Mean and standard deviation by feature, where the weights were learned. */
  mean: readonly number[];
  deviation: readonly number[];
  /** Weight by feature. */
  straight: readonly number[];
  hidden: readonly HiddenUnit[];
}

export interface HiddenUnit {
  /** Weight by feature. */
  weights: readonly number[];
  bias: number;
  /** Weight of the unit in the score. */
  out: number;
}

/** What scores each of an agent's entries, and 'none of them'. */
export interface BeliefWeights {
  entry: Scorer;
  none: Scorer;
}

/** The probability of each entry to be what a question asks for, and of none. They add up to 1. */
export interface Belief {
  byEntry: readonly number[];
  none: number;
}

export function believe({ byEntry, none }: QuestionFeatures, weights: BeliefWeights): Belief {
  const scores = [...byEntry.map((features) => score(features, weights.entry)), score(none, weights.none)];
  const most = Math.max(...scores);
  const odds = scores.map((each) => Math.exp(each - most));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  const shares = odds.map((odd) => odd / total);
  return { byEntry: shares.slice(0, -1), none: shares.at(-1) as number };
}

function score(features: ArrayLike<number>, { mean, deviation, straight, hidden }: Scorer): number {
  const standard = mean.map((each, at) => ((features[at] as number) - each) / (deviation[at] as number));
  const weigh = (weights: readonly number[]) =>
    weights.reduce((sum, weight, at) => sum + weight * (standard[at] as number), 0);
  return hidden.reduce((sum, { weights, bias, out }) => sum + out * Math.tanh(bias + weigh(weights)), weigh(straight));
}
