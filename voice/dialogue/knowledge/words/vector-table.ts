/** Compares a vector with all vectors of the table, by number. */
export type VectorTable = (vector: Float32Array) => Float32Array;

/**
 * A table of vectors of one size, whose scalar products with another vector are taken four at a time: in a single sum each
 * addition waits for the one before, which takes twice as long.
 */
export function createVectorTable(vectors: readonly (Float32Array | null)[], size: number): VectorTable {
  const rows = Math.ceil(vectors.length / 4) * 4;
  const components = new Float32Array(rows * size);
  for (const [number, vector] of vectors.entries()) if (vector) components.set(vector, number * size);

  return (vector) => {
    const products = new Float32Array(rows);
    for (let row = 0; row < rows; row += 4) {
      const from = row * size;
      let [first, second, third, fourth] = [0, 0, 0, 0];
      for (let at = 0; at < size; at++) {
        const component = vector[at] as number;
        first += component * (components[from + at] as number);
        second += component * (components[from + size + at] as number);
        third += component * (components[from + 2 * size + at] as number);
        fourth += component * (components[from + 3 * size + at] as number);
      }
      products[row] = first;
      products[row + 1] = second;
      products[row + 2] = third;
      products[row + 3] = fourth;
    }
    return products;
  };
}
