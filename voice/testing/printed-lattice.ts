/** What `latticeWith` prints of an utterance; at each place one of several words may have been said, all of which fit as well. */
export function printed(transcript: string, ...places: string[]): string {
  const nodes = ['0 <s> 0 0 0', `1 </s> ${places.length + 1} 0 0`];
  const edges: string[] = [];
  let before = [0];
  for (const [at, words] of places.entries()) {
    const here = words.split(' ').map((word, more) => {
      const id = nodes.length + more;
      edges.push(...before.map((each) => `${each} ${id} -10`));
      return { id, line: `${id} ${word} ${at + 1} 0 0` };
    });
    nodes.push(...here.map(({ line }) => line));
    before = here.map(({ id }) => id);
  }
  edges.push(...before.map((each) => `${each} 1 -10`));
  const parts = ['Frames 9', '#', 'Nodes 9 (ID)', ...nodes, '#', 'Initial 0', 'Final 1', '#', 'Edges', ...edges, 'End'];
  return [`${transcript} (stdin -1)`, '# getcwd: /', ...parts, ''].join('\n');
}
