import type { Expecting, Spelling } from '../../agent.ts';
import { saidWords } from './explained-letters.ts';
import { readLattice } from './lattice.ts';
import { createLetterChances, type SortedNames, sortNames } from './letter-chances.ts';
import { readNames } from './names.ts';
import { hearAddresses } from './spelled-address.ts';
import { offices } from './spelled-lines.ts';
import { hearSpelledNames } from './spelled-name.ts';

/**
 * What a caller says who spells an address or a name, from what `latticeWith` prints: the likeliest of all ways to hear
 * one, or the transcript where nothing is spelled.
 */
export function readSpelled(output: string, expecting: Expecting, spelling: Spelling | null): string {
  const [line = ''] = output.split('\n', 1);
  const transcript = line.slice(0, Math.max(0, line.lastIndexOf('(')) || line.length).trim();
  return saidWords(spelledIn(transcript, output, expecting, spelling ?? { likely: [], taken: [] }) ?? transcript);
}

function spelledIn(transcript: string, output: string, expecting: Expecting, { likely, taken }: Spelling) {
  const isAddress = / dot /.test(transcript) && (expecting === 'email' || / at /.test(transcript));
  const isName = !isAddress && (expecting === 'name' || isOfName.test(transcript)) && isSpelled.test(transcript);
  const lattice = isAddress || isName ? readLattice(output) : null;
  if (!lattice) return null;
  if (isName) {
    const said = new Set(lattice.nodes.flatMap(({ word }) => (word.length > 1 && allNames().has(word) ? [word] : [])));
    return hearSpelledNames(lattice, createLetterChances(allNames(), [...said]))[0];
  }
  const own = likely.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []);
  const heard = hearAddresses(lattice, createLetterChances(allNames(), own));
  const refused = new Set(isDenied.test(transcript) ? taken : []);
  return (heard.find(({ address }) => !refused.has(address)) ?? heard[0])?.words;
}

const isOfName = /^(?:no |now |not )?(?:my|the) (?:first |last )?name/;
/** At least two letters in a row. */
const isSpelled = /(?:^| )[a-z](?:_\w+)? [a-z](?:_\w+)?(?= |$)/;
/** 'No' may be heard as 'now' or 'not'. */
const isDenied = /^(?:no|not|now|nope) /;

let names: SortedNames | null = null;

function allNames(): SortedNames {
  if (names) return names;
  const { first, last } = readNames();
  const weights = new Map<string, number>();
  for (const list of [first, last, offices])
    for (const [at, name] of list.entries()) weights.set(name, (weights.get(name) ?? 0) + 1 / (at + commonNames));
  names = sortNames([...weights]);
  return names;
}

/** So many of the commonest names are about as common. */
const commonNames = 50;
