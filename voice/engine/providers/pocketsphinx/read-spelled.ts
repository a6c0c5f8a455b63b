import { existsSync, readFileSync } from 'node:fs';
import type { Expecting, Spelling } from '../../agent.ts';
import { saidWords } from './explained-letters.ts';
import { readLattice } from './lattice.ts';
import {
  createLetterChances,
  type LetterSequences,
  learnSequences,
  type SortedNames,
  sortNames,
} from './letter-chances.ts';
import { readNames } from './names.ts';
import { packagedDictionary } from './packaged.ts';
import { spelledKind, transcriptOf } from './printed-transcript.ts';
import { readSameSounds, type SameSound, unknownSounds } from './same-sound.ts';
import { hearAddresses } from './spelled-address.ts';
import { offices } from './spelled-lines.ts';
import { hearSpelledNames } from './spelled-name.ts';

/**
 * What a caller says who spells an address or a name, from what `latticeWith` prints: the likeliest of all ways to hear
 * one, or the transcript where nothing is spelled.
 */
export function readSpelled(output: string, expecting: Expecting, spelling: Spelling | null): string {
  const transcript = transcriptOf(output);
  return saidWords(spelledIn(transcript, output, expecting, spelling ?? { likely: [], taken: [] }) ?? transcript);
}

/** Reads the lists of names, which takes longer than what is spelled. */
export function warmUp(): void {
  allNames();
}

function spelledIn(transcript: string, output: string, expecting: Expecting, { likely, taken }: Spelling) {
  const kind = spelledKind(transcript, expecting);
  const lattice = kind ? readLattice(output) : null;
  if (!lattice) return null;
  const { names, unlisted, sameSound } = allNames();
  if (kind === 'name') {
    const said = new Set(lattice.nodes.flatMap(({ word }) => (word.length > 1 && names.has(word) ? [word] : [])));
    const own = [...said, ...taken.flatMap(wordsIn)];
    return hearSpelledNames(lattice, createLetterChances(names, unlisted, own), sameSound)[0];
  }
  const own = likely.flatMap(wordsIn);
  const heard = hearAddresses(lattice, createLetterChances(names, unlisted, own));
  const refused = isDenied.test(transcript) ? taken : [];
  // 'No' may be heard as the beginning of the address.
  const isRefused = (address: string) => refused.some((each) => address.endsWith(each));
  return (heard.find(({ address }) => !isRefused(address)) ?? heard[0])?.words;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** 'No' may be heard as 'now' or 'not'. */
const isDenied = /^(?:no|not|now|nope) /;

let known: { names: SortedNames; unlisted: LetterSequences; sameSound: SameSound } | null = null;

function allNames() {
  if (known) return known;
  const { first, last } = readNames();
  const weights = new Map<string, number>();
  for (const list of [first, last, offices])
    for (const [at, name] of list.entries()) weights.set(name, (weights.get(name) ?? 0) + 1 / (at + commonNames));
  const sameSound = soundsOf((word) => weights.has(word));
  known = { names: sortNames([...weights]), unlisted: learnSequences(weights.keys()), sameSound };
  return known;
}

/** Without the packaged dictionary, no name is known to sound like another. */
function soundsOf(isName: (word: string) => boolean): SameSound {
  return existsSync(packagedDictionary)
    ? readSameSounds(readFileSync(packagedDictionary, 'utf8'), isName)
    : unknownSounds;
}

/** So many of the commonest names are about as common. */
const commonNames = 50;
