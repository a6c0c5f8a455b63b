import { type Features, isPair } from './features.ts';
import { judge, type Row } from './linear-model.ts';
import { countFeatures } from './naive-bayes.ts';
import { learnRegression } from './regression.ts';
/** A training example: the features of one text and its class. */
export interface Example {
  features: Features;
  /** From 0. */
  label: number;
}

/** Classifies texts by their features. */
export interface Classifier {
  /** The probability of each class; the sum is 1. */
  classify(features: Features): Float64Array;
}

/**
 * Trains two classifiers whose errors are weakly correlated, and averages them. Consumes `examples` one by one, so the
 * features of only one example are in memory at a time.
 */
export function trainClassifier(examples: Iterable<Example>, classes: number): Classifier {
  const { rows, labels, columnOf } = numbered(examples);
  const regression = learnRegression(rows, labels, columnOf.size, classes);
  const bayes = countFeatures(rows, labels, columnOf.size, classes);

  return {
    classify(features) {
      const row = toRow(features, columnOf);
      const first = new Float64Array(classes);
      const second = new Float64Array(classes);
      judge(row, regression, first);
      judge(row, bayes, second);
      return first.map((probability, label) => (probability + (second[label] as number)) / 2);
    },
  };
}

interface Numbered {
  rows: Row[];
  labels: number[];
  columnOf: Map<number, number>;
}

/** Assigns columns to features that occur in at least two examples, and to all single words and concepts. */
function numbered(examples: Iterable<Example>): Numbered {
  const seen = new Map<number, number>();
  const counts: number[] = [];
  const labels: number[] = [];
  const rows: Row[] = [];
  for (const { features, label } of examples) {
    for (const feature of features.keys()) {
      const id = seen.get(feature) ?? seen.size;
      if (id === seen.size) seen.set(feature, id);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    rows.push(toRow(features, seen));
    labels.push(label);
  }
  const columnOf = new Map<number, number>();
  const columns = new Int32Array(seen.size).fill(-1);
  for (const [feature, id] of seen) {
    if ((counts[id] as number) < 2 && isPair(feature)) continue;
    columns[id] = columnOf.size;
    columnOf.set(feature, columnOf.size);
  }
  return { rows: rows.map((row) => renumbered(row, columns)), labels, columnOf };
}

function renumbered({ columns, values }: Row, numbers: Int32Array): Row {
  let count = 0;
  for (let at = 0; at < columns.length; at++) {
    const column = numbers[columns[at] as number] as number;
    if (column < 0) continue;
    columns[count] = column;
    values[count++] = values[at] as number;
  }
  return { columns: columns.subarray(0, count), values: values.subarray(0, count) };
}

/** Leaves out features without a column; scales the row to length 1. */
function toRow(features: ReadonlyMap<number, number>, columnOf: ReadonlyMap<number, number>): Row {
  const columns = new Int32Array(features.size);
  const values = new Float32Array(features.size);
  let count = 0;
  let squares = 0;
  for (const [feature, value] of features) {
    squares += value * value;
    const column = columnOf.get(feature);
    if (column === undefined) continue;
    columns[count] = column;
    values[count++] = value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < count; at++) values[at] = (values[at] as number) / length;
  return { columns: columns.subarray(0, count), values: values.subarray(0, count) };
}
