import { explainedLetter } from './explained-letters.ts';
import type { Lattice } from './lattice.ts';
import { followPaths, type Path } from './lattice-paths.ts';
import { type LetterChances, nextNames } from './letter-chances.ts';

/** Logarithms of the chances of what stands at a place of a name. */
const chances = {
  leadIn: Math.log(0.1),
  double: Math.log(0.03),
  name: Math.log(0.01),
  otherWord: Math.log(1e-5),
};
const leadIns = new Set("it's no my name is i'm this the that's first last surname and yes spelled".split(' '));

interface NamePath extends Path {
  words: string;
  /** Letters of the name that is being spelled. */
  name: string;
  isDouble: boolean;
}

/** The likeliest ways to hear a name that is spelled, best first; a comma parts two names. */
export function hearSpelledNames(lattice: Lattice, letters: LetterChances, names: ReadonlySet<string>): string[] {
  const first: NamePath = { score: 0, words: '', name: '', isDouble: false };
  const paths = followPaths(lattice, {
    first,
    goOn: (path, word) => extended(path, word, letters, names),
    keyOf: ({ words }) => words,
  });
  return paths.map(({ words }) => words.trim());
}

function extended(
  path: NamePath,
  word: string,
  letters: LetterChances,
  names: ReadonlySet<string>,
): { chance: number; path: NamePath }[] {
  const go = (chance: number, name = '', said = ` ${word}`, isDouble = false) => ({
    chance,
    path: { ...path, words: path.words + said, name, isDouble },
  });
  const letter = explainedLetter(word) ?? (/^[a-z]$/.test(word) ? word : null);
  if (letter) {
    const spelled = path.isDouble ? letter + letter : letter;
    return nextNames(path.name, spelled, letters).map(({ chance, name }) => {
      const isAnother = path.name !== '' && name === spelled;
      return go(chance, name, `${isAnother ? ',' : ''} ${word}`);
    });
  }
  if (path.isDouble) return [];
  if (word === 'double') return [go(chances.double, path.name, ' double', true)];
  if (leadIns.has(word)) return [go(chances.leadIn)];
  return [go(names.has(word) ? chances.name : chances.otherWord)];
}
