/** Mean of vectors. */
function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (vector[at] as number) / vectors.length;
  return mean;
}

/** Vectors with their mean subtracted. */
export function centred(vectors: readonly Float32Array[]): Float32Array[] {
  const mean = meanOf(vectors);
  return vectors.map((vector) => vector.map((component, at) => component - (mean[at] as number)));
}

/** Directions in which vectors vary, the one with the most variance first; each of length 1. */
export function principalComponents(vectors: readonly Float32Array[]): Float64Array[] {
  const rows = covariance(vectors);
  orthogonalise(rows);
  return rows
    .map((row) => ({ row, variance: Math.sqrt(dot(row, row)) }))
    .sort((a, b) => b.variance - a.variance)
    .map(({ row, variance }) => row.map((component) => component / variance));
}

/** Sums of products of components. */
function covariance(vectors: readonly Float32Array[]): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const rows = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (const [at, row] of rows.entries())
      for (let other = 0; other < size; other++)
        row[other] = (row[other] as number) + (vector[at] as number) * (vector[other] as number);
  return rows;
}

const mostSweeps = 30;
/** Cosine below which two rows count as orthogonal. */
const leastCosine = 1e-9;

/**
 * Rotates pairs of rows until all are orthogonal (one-sided Jacobi; Hestenes, 1958). The rows of a covariance matrix end as
 * its eigenvectors, each as long as its eigenvalue.
 */
function orthogonalise(rows: readonly Float64Array[]): void {
  for (let sweep = 0, rotated = true; rotated && sweep < mostSweeps; sweep++) {
    rotated = false;
    for (const [at, one] of rows.entries()) {
      for (const other of rows.slice(at + 1)) rotated = rotateApart(one, other) || rotated;
    }
  }
}

/** Makes two rows orthogonal; false when they were. */
function rotateApart(one: Float64Array, other: Float64Array): boolean {
  const [ones, others, both] = [dot(one, one), dot(other, other), dot(one, other)];
  if (Math.abs(both) <= leastCosine * Math.sqrt(ones * others)) return false;
  const ratio = (others - ones) / (2 * both);
  const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.hypot(1, ratio));
  const cosine = 1 / Math.hypot(1, tangent);
  const sine = cosine * tangent;
  for (let at = 0; at < one.length; at++) {
    const [first, second] = [one[at] as number, other[at] as number];
    one[at] = cosine * first - sine * second;
    other[at] = sine * first + cosine * second;
  }
  return true;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
