import type { LinearModel, Row } from './linear-model.ts';

/** Smoothing: pseudo-count of all features in each class. */
const expected = 5;
/** Factor against counting overlapping features several times. */
const temper = 0.7;

/** Naive Bayes by feature counts per class, smoothed with the feature's overall frequency. */
export function countFeatures(
  rows: readonly Row[],
  labels: readonly number[],
  features: number,
  classes: number,
): LinearModel {
  const counts = new Float32Array(features * classes);
  const byClass = new Float64Array(classes);
  const byFeature = new Float64Array(features);
  const bias = new Float64Array(classes);
  for (const [at, { columns, values }] of rows.entries()) {
    const label = labels[at] as number;
    bias[label] = (bias[label] as number) + 1;
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index] as number;
      const value = values[index] as number;
      counts[column * classes + label] = (counts[column * classes + label] as number) + value;
      byClass[label] = (byClass[label] as number) + value;
      byFeature[column] = (byFeature[column] as number) + value;
    }
  }

  const all = byClass.reduce((sum, count) => sum + count, 0);
  const absent = byClass.map((count) => temper * Math.log(expected / (count + expected)));
  const weights = counts;
  for (let column = 0; column < features; column++) {
    const share = expected * ((byFeature[column] as number) / all);
    for (let label = 0; label < classes; label++) {
      const cell = column * classes + label;
      const count = counts[cell] as number;
      weights[cell] = (absent[label] as number) + (count === 0 ? 0 : temper * Math.log1p(count / share));
    }
  }
  return { weights, bias: bias.map((count) => Math.log(count / rows.length)) };
}
