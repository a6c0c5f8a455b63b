import { explainedLetter } from './explained-letters.ts';
import type { Lattice } from './lattice.ts';
import { followPaths, type Path } from './lattice-paths.ts';
import { type LetterChances, nextNames } from './letter-chances.ts';

/** Logarithms of the chances of what stands at a place of an address. */
const chances = {
  leadIn: Math.log(0.1),
  joint: Math.log(0.08),
  digit: Math.log(0.003),
  nextDigit: Math.log(0.05),
  double: Math.log(0.03),
  at: Math.log(0.2),
  host: Math.log(0.2),
  dot: Math.log(0.5),
  ending: Math.log(0.4),
  otherWord: Math.log(1e-7),
};
/** Within what is spelled in one, another name follows an end. */
const another = 0.25;
const leadIns = new Set("it's its no my email is that's that sure the address yes and so well".split(' '));
const joints = new Map([
  ['dot', '.'],
  ['underscore', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
]);
const digits = new Map(
  'zero one two three four five six seven eight nine'.split(' ').map((word, at) => [word, String(at)]),
);
digits.set('oh', '0');
const hosts = new Set('gmail hotmail outlook yahoo icloud aol'.split(' '));
const endings = new Set('com net org co uk de io'.split(' '));

export interface HeardAddress {
  /** All that was said, with explained letters as they were explained. */
  words: string;
  /** The address alone. */
  address: string;
}

interface AddressPath extends Path, HeardAddress {
  place: 'before' | 'local' | 'domain';
  /** Letters of the name that is being spelled. */
  name: string;
  isDouble: boolean;
}

/** The likeliest ways to hear an address, best first; none where no way leads to one. */
export function hearAddresses(lattice: Lattice, letters: LetterChances): HeardAddress[] {
  const first: AddressPath = { score: 0, words: '', address: '', place: 'before', name: '', isDouble: false };
  const paths = followPaths(lattice, {
    first,
    goOn: (path, word) => extended(path, word, letters),
    keyOf: ({ address, name }) => `${address} ${name}`,
  });
  return paths.filter(({ address }) => isWhole(address));
}

function isWhole(address: string): boolean {
  const [, domain = ''] = address.split('@');
  const dot = domain.indexOf('.');
  return dot > 0 && dot < domain.length - 1;
}

interface Step {
  chance: number;
  path: AddressPath;
}

function extended(path: AddressPath, word: string, letters: LetterChances): Step[] {
  const { place, address, isDouble } = path;
  const words = path.words === '' ? word : `${path.words} ${word}`;
  const end = path.name === '' ? 0 : letters.end(path.name);
  const go = (chance: number, adds: string, change: Partial<AddressPath> = {}): Step => ({
    chance: change.name === undefined ? chance + end : chance,
    path: { ...path, words, address: address + adds, name: '', isDouble: false, ...change },
  });
  const inside = place === 'before' ? 'local' : place;
  const letter = explainedLetter(word) ?? (/^[a-z]$/.test(word) ? word : null);
  if (letter) {
    const spelled = isDouble ? letter + letter : letter;
    return nextNames(path.name, spelled, letters, another).map(({ chance, name }) =>
      go(chance, spelled, { place: inside, name }),
    );
  }
  const digit = digits.get(word);
  if (digit !== undefined) {
    const chance = /\d$/.test(address) ? chances.nextDigit : chances.digit;
    return [go(chance, isDouble ? digit + digit : digit, { place: inside })];
  }
  if (isDouble) return [];
  if (word === 'double' && place !== 'domain') return [go(chances.double, '', { isDouble: true, name: path.name })];
  const asWord = Math.max(letters.word(word), chances.otherWord);
  if (place === 'before')
    return [go(leadIns.has(word) ? chances.leadIn : chances.otherWord, ''), go(asWord, word, { place: 'local' })];
  if (place === 'local') {
    if (word === 'at') return address.endsWith('.') ? [] : [go(chances.at, '@', { place: 'domain' })];
    return [go(joints.has(word) ? chances.joint : asWord, joints.get(word) ?? word)];
  }
  if (word === 'dot') return [go(chances.dot, '.')];
  const hasDot = address.includes('.', address.indexOf('@'));
  if (hasDot) return [go(endings.has(word) ? chances.ending : chances.otherWord, word)];
  return [go(hosts.has(word) ? chances.host : asWord, word)];
}
