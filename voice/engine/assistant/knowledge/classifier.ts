/** One text of a known class, by the features it has and how much each weighs. */
export interface Example {
  features: ReadonlyMap<string, number>;
  /** From 0. */
  label: number;
}

/** Tells classes apart by which features speak for each. */
export interface Classifier {
  /** For each class the probability that the text is of it; they add up to 1. */
  classify(features: ReadonlyMap<string, number>): Float64Array;
}

const rounds = 8;
const firstStep = 2;
const stepDecay = 0.15;
/** A class that is as good as certain is not pushed further. */
const negligible = 0.002;

/** Learns a multinomial logistic regression by stochastic gradient descent, the same from the same examples each time. */
export function trainClassifier(examples: readonly Example[], classes: number): Classifier {
  const columns = new Map<string, number>();
  const rows = examples.map(({ features, label }) => ({
    ...indexed(features, (name) => columns.getOrInsert(name, columns.size)),
    label,
  }));
  const weights = new Float64Array(columns.size * classes);
  const bias = new Float64Array(classes);

  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + stepDecay * round);
    for (const row of shuffled(rows, round + 1)) {
      const probabilities = softmax(row);
      for (let label = 0; label < classes; label++) {
        const error = (probabilities[label] as number) - (label === row.label ? 1 : 0);
        if (Math.abs(error) < negligible) continue;
        bias[label] = (bias[label] as number) - 0.1 * step * error;
        for (let at = 0; at < row.columns.length; at++) {
          const cell = (row.columns[at] as number) * classes + label;
          weights[cell] = (weights[cell] as number) - step * error * (row.values[at] as number);
        }
      }
    }
  }

  function softmax({ columns: given, values }: Indexed): Float64Array {
    const scores = Float64Array.from(bias);
    for (let at = 0; at < given.length; at++) {
      const from = (given[at] as number) * classes;
      const value = values[at] as number;
      for (let label = 0; label < classes; label++)
        scores[label] = (scores[label] as number) + value * (weights[from + label] as number);
    }
    const most = Math.max(...scores);
    let total = 0;
    for (let label = 0; label < classes; label++) {
      scores[label] = Math.exp((scores[label] as number) - most);
      total += scores[label] as number;
    }
    return scores.map((score) => score / total);
  }

  return { classify: (features) => softmax(indexed(features, (name) => columns.get(name))) };
}

interface Indexed {
  columns: number[];
  values: number[];
}

/** Features by number, those without one left out, at length 1. */
function indexed(features: ReadonlyMap<string, number>, columnOf: (name: string) => number | undefined): Indexed {
  const length = Math.hypot(...features.values()) || 1;
  const columns: number[] = [];
  const values: number[] = [];
  for (const [name, value] of features) {
    const column = columnOf(name);
    if (column === undefined) continue;
    columns.push(column);
    values.push(value / length);
  }
  return { columns, values };
}

/** An order that depends on nothing but the seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items];
  let state = seed;
  for (let at = order.length - 1; at > 0; at--) {
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
