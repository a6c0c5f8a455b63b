import type { LinearModel, Row } from './linear-model.ts';

/** How much a feature is expected in each class before any is seen there. */
const expected = 5;
/** Neighbouring features say the same thing more than once; this takes back some of it. */
const temper = 0.7;

/** Counts how often each feature stands in each class: naive Bayes, smoothed with how often it stands anywhere. */
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
