import { judge, type LinearModel, type Row } from './linear-model.ts';

const rounds = 4;
const firstStep = 2;
const stepDecay = 0.15;
/** Errors below this are not corrected: the class is almost certain. */
const negligible = 0.002;

/** Trains a multinomial logistic regression by stochastic gradient descent; deterministic for the same rows. */
export function learnRegression(
  rows: readonly Row[],
  labels: readonly number[],
  features: number,
  classes: number,
): LinearModel {
  const model: LinearModel = { weights: new Float32Array(features * classes), bias: new Float64Array(classes) };
  const errors = new Float64Array(classes);
  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + stepDecay * round);
    for (const at of shuffled(rows.length, round + 1)) {
      const row = rows[at] as Row;
      const label = labels[at] as number;
      judge(row, model, errors);
      errors[label] = (errors[label] as number) - 1;
      mend(model, row, errors, step);
    }
  }
  return model;
}

function mend({ weights, bias }: LinearModel, { columns, values }: Row, errors: Float64Array, step: number): void {
  const classes = errors.length;
  for (let label = 0; label < classes; label++) {
    const error = errors[label] as number;
    if (Math.abs(error) < negligible) continue;
    bias[label] = (bias[label] as number) - 0.1 * step * error;
    for (let at = 0; at < columns.length; at++) {
      const cell = (columns[at] as number) * classes + label;
      weights[cell] = (weights[cell] as number) - step * error * (values[at] as number);
    }
  }
}

/** The numbers below `count` in a pseudo-random order that depends only on the seed. */
function shuffled(count: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at);
  let state = seed;
  for (let at = count - 1; at > 0; at--) {
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (at + 1);
    const moved = order[at] as number;
    order[at] = order[other] as number;
    order[other] = moved;
  }
  return order;
}
