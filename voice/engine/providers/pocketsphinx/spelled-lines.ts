import { firstNames, lastNames } from './names.ts';

/** Words of addresses that the packaged dictionary lacks, with their sounds. */
export const moreSounds = ['gmail JH IY M EY L', 'hotmail HH AA T M EY L', 'icloud AY K L AW D'].join('\n');

const linesOfEach = { email: 40_000, name: 8_000, number: 8_000 };
const hosts =
  'gmail gmail gmail gmail gmail gmail gmail gmail hotmail hotmail hotmail outlook outlook outlook yahoo yahoo yahoo icloud icloud aol example'.split(
    ' ',
  );
const endings = [
  'com',
  'com',
  'com',
  'com',
  'com',
  'com',
  'com',
  'com',
  'co dot u k',
  'co dot u k',
  'org',
  'net',
  'i o',
  'd e',
];
const digits = 'zero one two three four five six seven eight nine oh'.split(' ');
const joints = [' dot ', ' dot ', ' underscore ', ' dash '];
const beforeEmail = ['', '', '', '', '', "it's ", 'my email is ', "that's ", "sure it's ", 'the address is '];
const beforeName = ['', '', "it's ", 'my name is ', "i'm ", 'this is ', 'the name is ', "yes it's "];
const beforeNumber = ['', '', "it's ", 'my number is ', 'the number is ', 'you can reach me at ', "sure it's "];

/**
 * Addresses, names and numbers as callers say and spell them, the same each time. Spelled words are names and words of the
 * dictionary: from them a recogniser learns which letter follows which, since `b`, `d`, `e`, `p`, `t` and `v` sound alike.
 */
export function* spelledLines(dictionary: Iterable<string>): Generator<string> {
  const chance = createChance();
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  const common = [...dictionary].filter((word) => /^[a-z]{3,9}$/.test(word));
  const word = () => oneOf([oneOf(firstNames), oneOf(firstNames), oneOf(lastNames), oneOf(lastNames), oneOf(common)]);
  const someDigits = (count: number) => Array.from({ length: count }, () => oneOf(digits)).join(' ');

  /** `a double n a` as often as `a n n a`. */
  function spelled(text: string): string {
    const doubled = chance() < 0.5;
    return [...text.replace(/(.)\1/g, doubled ? '2$1' : '$&')].join(' ').replaceAll('2', 'double');
  }

  function local(): string {
    const kind = chance();
    if (kind < 0.35) return spelled(word());
    if (kind < 0.6) return spelled(word()) + oneOf(joints) + spelled(word());
    if (kind < 0.7) return oneOf(firstNames).charAt(0) + oneOf([' dot ', ' ']) + spelled(word());
    if (kind < 0.85) return `${spelled(word())} ${someDigits(oneOf([1, 2, 2, 4]))}`;
    return word() + oneOf([' dot ', ' ']) + oneOf([word(), spelled(word())]);
  }

  function domain(): string {
    const kind = chance();
    if (kind < 0.65) return `${oneOf(hosts)} dot com`;
    const name = kind < 0.85 ? word() + (chance() < 0.4 ? ` ${word()}` : '') : spelled(word());
    return `${name} dot ${oneOf(endings)}`;
  }

  function name(): string {
    const [first, last] = [oneOf(firstNames), chance() < 0.6 ? oneOf(lastNames) : oneOf(common)];
    return `${first} ${last}${chance() < 0.3 ? ` ${spelled(last)}` : ''}`;
  }

  for (let at = 0; at < linesOfEach.email; at++) yield `${oneOf(beforeEmail)}${local()} at ${domain()}`;
  for (let at = 0; at < linesOfEach.name; at++) yield oneOf(beforeName) + name();
  for (let at = 0; at < linesOfEach.number; at++) yield oneOf(beforeNumber) + someDigits(oneOf([7, 10, 10, 11]));
}

/** Numbers from 0 to 1, always the same (mulberry32), so that a model differs from the last only by its lines. */
function createChance(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
