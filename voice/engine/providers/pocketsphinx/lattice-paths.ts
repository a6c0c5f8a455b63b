import type { Lattice } from './lattice.ts';

/** A way to hear what was said, up to a place of the lattice. */
export interface Path {
  /** The logarithm of how likely it is. */
  score: number;
}

/** Paths that are followed at each place. */
const mostPaths = 24;
/** A path that is so much less likely than the best of its place is given up. */
const widest = 150;
/** How much what is likely to be said counts beside the fit to the sound. */
const weight = 6.5;
const noise = Math.log(0.1);

export interface PathRules<P extends Path> {
  first: P;
  /** The ways in which a word goes on, each with the logarithm of its chance. */
  goOn(path: P, word: string): { chance: number; path: P }[];
  /** The logarithm of the chance that nothing follows. */
  end?(path: P): number;
  /** Of paths with the same key, the likeliest is followed. */
  keyOf(path: P): string;
}

/** The likeliest paths to the end, best first. */
export function followPaths<P extends Path>(
  { nodes, end }: Lattice,
  { first, goOn, keyOf, end: endOf = () => 0 }: PathRules<P>,
): P[] {
  const paths: P[][] = nodes.map(() => []);
  for (const [at, { word, before }] of nodes.entries()) {
    if (before.length === 0) {
      if (word === '<s>') paths[at] = [first];
      continue;
    }
    const arriving = before.flatMap(({ node, fit }) =>
      (paths[node] as P[]).map((path) => ({ ...path, score: path.score + fit })),
    );
    paths[at] = best(at === end ? arriving.map(ended) : arriving.flatMap((path) => extended(path, word)));
  }
  return paths[end] as P[];

  function ended(path: P): P {
    return { ...path, score: path.score + weight * endOf(path) };
  }

  function extended(path: P, word: string): P[] {
    if (word.startsWith('<')) return [path];
    if (word.startsWith('[')) return [{ ...path, score: path.score + weight * noise }];
    return goOn(path, word).map(({ chance, path: next }) => ({ ...next, score: path.score + weight * chance }));
  }

  function best(all: P[]): P[] {
    const byKey = new Map<string, P>();
    for (const path of all) {
      const key = keyOf(path);
      if (path.score > (byKey.get(key)?.score ?? Number.NEGATIVE_INFINITY)) byKey.set(key, path);
    }
    const sorted = [...byKey.values()].sort((a, b) => b.score - a.score);
    const least = (sorted[0]?.score ?? 0) - widest;
    return sorted.slice(0, mostPaths).filter(({ score }) => score >= least);
  }
}
