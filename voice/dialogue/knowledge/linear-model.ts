/** A text by the numbers of its features and how much each weighs, at length 1. */
export interface Row {
  columns: Int32Array;
  values: Float32Array;
}

/** What each feature speaks for: `weights` holds as many cells a feature as there are classes. */
export interface LinearModel {
  weights: Float32Array;
  bias: Float64Array;
}

/** Writes into `probabilities` how probable each class is. Plain loops: learning runs them ten thousand times. */
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
