import { describe, expect, it } from 'vitest';
import type { Spelling } from '../../agent.ts';
import { readSpelled } from './read-spelled.ts';

/** What is printed of an utterance; at each place one of several words may have been said, all of which fit as well. */
function printed(transcript: string, ...places: string[]): string {
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

const nothing: Spelling = { likely: [], taken: [] };
const yahoo = ['at', 'yahoo', 'dot', 'com'];
const address = ['r', 'a', 'm n', 't d', 'p b', ...yahoo];

describe('what is spelled', () => {
  it('is read as the names that the caller is likely to spell', () => {
    const output = printed('r a m t p at yahoo dot com', ...address);
    const hear = (name: string) => readSpelled(output, 'email', { ...nothing, likely: [name] });
    expect(hear('Randb')).toBe('r a n d b at yahoo dot com');
    expect(hear('Ramtp')).toBe('r a m t p at yahoo dot com');
  });

  it('is another address where the caller says no to the likeliest', () => {
    const output = printed('no r a m t p at yahoo dot com', 'no', ...address);
    const taken = ['randb@yahoo.com'];
    expect(readSpelled(output, 'email', { likely: ['randb'], taken: [] })).toBe('no r a n d b at yahoo dot com');
    expect(readSpelled(output, 'email', { likely: ['randb'], taken })).not.toBe('no r a n d b at yahoo dot com');
  });

  it('is read as the word before it, in a name', () => {
    const places = ['my', 'name', 'is', 'brand', 'b d p', 'r', 'a h', 'n m', 'd t'];
    const output = printed('my name is brand d r a n d', ...places);
    expect(readSpelled(output, 'name', nothing)).toBe('my name is brand b r a n d');
  });

  it('keeps the words with which letters are explained', () => {
    const output = printed('b_as_in_boy at yahoo dot com', 'b_as_in_boy', ...yahoo);
    expect(readSpelled(output, 'email', nothing)).toBe('b as in boy at yahoo dot com');
  });

  it('is none of a sentence, nor of what is no lattice', () => {
    expect(readSpelled(printed('where do you park', 'where'), 'email', nothing)).toBe('where do you park');
    expect(readSpelled('r a t at yahoo dot com (stdin -1)\n', 'email', nothing)).toBe('r a t at yahoo dot com');
  });
});
