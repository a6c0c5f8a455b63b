/** A text as a sparse feature vector of length 1. */
export interface Row {
  columns: Int32Array;
  values: Float32Array;
}

/** A linear classifier: `weights` has one cell per feature and class, all classes of a feature together. */
export interface LinearModel {
  weights: Float32Array;
  bias: Float64Array;
}

/** Writes the probability of each class into `probabilities`. Plain loops, as training runs this 10,000 times. */
export function judge({ columns, values }: Row, { weights, bias }: LinearModel, probabilities: Float64Array): void {
  const classes = bias.length;
  probabilities.set(bias);
  for (let at = 0; at < columns.length; at++) {
    const from = (columns[at] as number) * classes;
    const value = values[at] as number;
    for (let label = 0; label < classes; label++)
      probabilities[label] = (probabilities[label] as number) + value * (weights[from + label] as number);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < classes; label++) most = Math.max(most, probabilities[label] as number);
  let total = 0;
  for (let label = 0; label < classes; label++) {
    probabilities[label] = Math.exp((probabilities[label] as number) - most);
    total += probabilities[label] as number;
  }
  for (let label = 0; label < classes; label++) probabilities[label] = (probabilities[label] as number) / total;
}
