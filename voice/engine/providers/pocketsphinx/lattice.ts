/** What may have been said, as `pocketsphinx_batch` writes it (Sphinx-3 format): words, and which follows which. */
export interface Lattice {
  /** In the order of their beginnings. */
  nodes: readonly LatticeNode[];
  /** Index of the node with which each path ends. */
  end: number;
}

export interface LatticeNode {
  /** `<sil>` and `[NOISE]` are sounds without a word. */
  word: string;
  /** The nodes before it, by index, with the logarithm of how well they fit the sound up to this one. */
  before: { node: number; fit: number }[];
}

/** The logarithms of the format have this base. */
const logBase = Math.log(1.0001);

/** Null for a text that is no lattice. */
export function readLattice(text: string): Lattice | null {
  const found: { id: number; word: string; start: number }[] = [];
  const edges: [from: number, to: number, fit: number][] = [];
  let end = -1;
  let part = '';
  for (const line of text.split('\n')) {
    const [first = '', second = '', third = ''] = line.split(' ');
    if (/^[A-Z]/.test(first)) {
      part = first;
      if (first === 'Final') end = Number(second);
    } else if (part === 'Nodes' && third)
      found.push({ id: Number(first), word: second.replace(/\(\d+\)$/, ''), start: Number(third) });
    else if (part === 'Edges' && third) edges.push([Number(first), Number(second), Number(third) * logBase]);
  }
  const nodes = found.toSorted((a, b) => a.start - b.start || Number(a.id === end) - Number(b.id === end));
  const places = new Map(nodes.map(({ id }, at) => [id, at]));
  const read: LatticeNode[] = nodes.map(({ word }) => ({ word, before: [] }));
  for (const [from, to, fit] of edges) {
    const [before, at] = [places.get(from), places.get(to)];
    if (before === undefined || at === undefined || before >= at) continue;
    read[at]?.before.push({ node: before, fit });
  }
  const last = places.get(end);
  return last === undefined || read.length === 0 ? null : { nodes: read, end: last };
}
