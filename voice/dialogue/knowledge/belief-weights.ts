import type { BeliefWeights } from './belief.ts';

/** Fitted by `node bench/assistant/fit.ts`. */
export const beliefWeights: BeliefWeights = {
  mean: [0.046, 0.074, 0.096, 0.175, 0.267, 0.235, 0.202, 3.456, 0.05, -0.001, 0.003, 0.3],
  deviation: [0.13, 0.17, 0.142, 0.182, 0.193, 0.158, 0.177, 1.194, 0.129, 0.523, 0.042, 0.496],
  features: [-0.239, 0.144, 0.072, 0.521, 0.136, -0.059, 0.647, -0.372, 0.515, 0.186, 0.143, 0.476],
  none: [4.334, -1.139, -0.719],
};
