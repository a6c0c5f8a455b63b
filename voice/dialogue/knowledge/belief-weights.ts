import type { BeliefWeights } from './belief.ts';

/** Fitted by `node bench/assistant/fit.ts`. */
export const beliefWeights: BeliefWeights = {
  mean: [0.046, 0.074, 0.096, 0.175, 0.267, 0.236, 0.202, 3.457, 0.05, -0.001, 0.003, 0.3],
  deviation: [0.13, 0.17, 0.142, 0.182, 0.193, 0.158, 0.177, 1.195, 0.129, 0.523, 0.042, 0.496],
  features: [-0.24, 0.142, 0.073, 0.523, 0.134, -0.059, 0.651, -0.37, 0.516, 0.186, 0.143, 0.476],
  none: [4.33, -1.134, -0.721],
};
