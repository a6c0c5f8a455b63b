import type { ExplainedLetters } from './explained-letters.ts';
import type { Names } from './names.ts';

/** Words of addresses that the packaged dictionary lacks, with their sounds. */
export const moreSounds = ['gmail JH IY M EY L', 'hotmail HH AA T M EY L', 'icloud AY K L AW D', 'zed Z EH D'].join(
  '\n',
);

const linesOfEach = { email: 40_000, name: 20_000, number: 8_000 };
const mailHosts =
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
/** What stands in place of a name in the addresses of businesses. */
export const offices = 'info hello contact office mail sales team admin support bookings'.split(' ');
const beforeEmail = [
  '',
  '',
  '',
  '',
  "it's ",
  "it's ",
  "no it's ",
  'my email is ',
  "that's ",
  "sure it's ",
  'the address is ',
];
const beforeName = [
  '',
  '',
  "it's ",
  'my name is ',
  'my name is ',
  "i'm ",
  'this is ',
  'the name is ',
  "yes it's ",
  'no my name is ',
];
const beforeNumber = [
  '',
  '',
  "it's ",
  'my number is ',
  'the number is ',
  'you can reach me at ',
  "sure it's ",
  "no it's ",
];

/**
 * Addresses, names and numbers as callers say and spell them, the same each time. Spelled words are names and words of the
 * dictionary: from them a recogniser learns which letter follows which, since `b`, `d`, `e`, `p`, `t` and `v` sound alike.
 */
export function* spelledLines(
  dictionary: Iterable<string>,
  names: Names,
  { words: explained }: ExplainedLetters,
): Generator<string> {
  const chance = createChance();
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  /** The commonest are at the beginning. */
  const common = <T>(all: readonly T[]): T => all[Math.floor(chance() ** commonness * all.length)] as T;
  const known = new Set(dictionary);
  const words = [...known].filter((word) => /^[a-z]{3,9}$/.test(word));
  const said = {
    first: names.first.filter((name) => known.has(name)),
    last: names.last.filter((name) => known.has(name)),
  };
  const wordSaid = () => {
    const kind = chance();
    return kind < 0.4 ? common(said.first) : kind < 0.8 ? common(said.last) : oneOf(words);
  };
  const wordSpelled = () => {
    const kind = chance();
    return kind < 0.4 ? common(names.first) : kind < 0.8 ? common(names.last) : oneOf(words);
  };
  const someDigits = (count: number) => Array.from({ length: count }, () => oneOf(digits)).join(' ');

  /** `a double n a` as often as `a n n a`; one word in some is explained letter by letter. */
  function spelled(text: string): string {
    if (chance() < explainedShare) return [...text].map((letter) => oneOf(explained.get(letter) ?? [letter])).join(' ');
    const doubled = chance() < 0.5;
    return [...text.replace(/(.)\1/g, doubled ? '2$1' : '$&')].join(' ').replaceAll('2', 'double');
  }

  function local(): string {
    const kind = chance();
    if (kind < 0.3) return spelled(wordSpelled());
    if (kind < 0.5) return spelled(wordSpelled()) + oneOf(joints) + spelled(wordSpelled());
    if (kind < 0.6) return spelled(common(names.first) + common(names.last));
    if (kind < 0.7) return spelled(common(names.first).charAt(0)) + oneOf([' dot ', ' ']) + spelled(common(names.last));
    if (kind < 0.75)
      return spelled(common(names.first)) + oneOf([' dot ', ' ']) + spelled(common(names.last).charAt(0));
    if (kind < 0.85) return `${spelled(wordSpelled())} ${someDigits(oneOf([1, 2, 2, 4]))}`;
    if (kind < 0.9) return oneOf([oneOf(offices), spelled(oneOf(offices))]);
    return wordSaid() + oneOf([' dot ', ' ']) + oneOf([wordSaid(), spelled(wordSpelled())]);
  }

  function domain(): string {
    const kind = chance();
    if (kind < 0.65) return `${oneOf(mailHosts)} dot com`;
    const name = kind < 0.85 ? wordSaid() + (chance() < 0.5 ? ` ${oneOf(words)}` : '') : spelled(wordSpelled());
    return `${name} dot ${oneOf(endings)}`;
  }

  function name(): string {
    const [first, last] = [common(said.first), common(said.last)];
    const kind = chance();
    if (kind < 0.6) return `${first} ${last}`;
    if (kind < 0.75) return `${first} ${last} ${spelled(last)}`;
    if (kind < 0.9) return `${first} ${spelled(first)} ${last} ${spelled(last)}`;
    return `${spelled(common(names.first))} ${spelled(common(names.last))}`;
  }

  for (let at = 0; at < linesOfEach.email; at++) yield `${oneOf(beforeEmail)}${local()} at ${domain()}`;
  for (let at = 0; at < linesOfEach.name; at++) yield oneOf(beforeName) + name();
  for (let at = 0; at < linesOfEach.number; at++) yield oneOf(beforeNumber) + someDigits(oneOf([7, 10, 10, 11]));
}

/** The exponent with which the commonest names are preferred. */
const commonness = 3;
const explainedShare = 0.15;

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
