import type { QuestionFeatures } from './features.ts';

/** Weights of a conditional logit over an agent's entries and 'none of them'. */
export interface BeliefWeights {
  /** Mean and standard deviation by feature, where the weights were fitted. */
  mean: readonly number[];
  deviation: readonly number[];
  features: readonly number[];
  none: readonly number[];
}

/** The probability of each entry to be what a question asks for, and of none. They add up to 1. */
export interface Belief {
  byEntry: readonly number[];
  none: number;
}

export function believe({ byEntry, none }: QuestionFeatures, weights: BeliefWeights): Belief {
  const scores = [
    ...byEntry.map((features) =>
      weights.features.reduce((sum, weight, at) => {
        const standard = ((features[at] as number) - (weights.mean[at] as number)) / (weights.deviation[at] as number);
        return sum + weight * standard;
      }, 0),
    ),
    none.reduce((sum, feature, at) => sum + feature * (weights.none[at] as number), 0),
  ];
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  const shares = odds.map((odd) => odd / total);
  return { byEntry: shares.slice(0, -1), none: shares.at(-1) as number };
}
