import { explainedLetter } from './explained-letters.ts';
import type { Lattice } from './lattice.ts';
import { followPaths, type Path } from './lattice-paths.ts';
import { type LetterChances, nextNames } from './letter-chances.ts';
import type { SameSound } from './same-sound.ts';

const leadIn = Math.log(0.1);
const double = Math.log(0.03);
/** A word that follows letters, or a second word. */
const furtherWord = Math.log(0.01);
/** A letter is explained and the next is not, or the other way round. */
const otherwise = Math.log(0.02);
/** Another name follows the letters of one without a word between them. */
const another = 0.003;
const leadIns = new Set("it's no my name is i'm this the that's and yes spelled".split(' '));
const within = new Set(['and', 'last', 'first', 'name', 'surname']);

interface NamePath extends Path {
  words: string;
  hasBegun: boolean;
  /** The word before the letters and the names that sound like it: the letters spell one as often as not. */
  said: readonly string[];
  /** Letters of the name that is being spelled. */
  name: string;
  isDouble: boolean;
  /** The letter before was explained by a word, as in 'b as in boy'. */
  isExplained: boolean;
}

/** The likeliest ways to hear a name that is spelled, best first; a comma parts two names. */
export function hearSpelledNames(lattice: Lattice, letters: LetterChances, sameSound: SameSound): string[] {
  const first: NamePath = {
    score: 0,
    words: '',
    hasBegun: false,
    said: [],
    name: '',
    isDouble: false,
    isExplained: false,
  };
  const paths = followPaths(lattice, {
    first,
    goOn: (path, word) => extended(path, word, letters, sameSound),
    keyOf: ({ words }) => words,
    end: (path) => endOf(path, letters),
  });
  return paths.map(({ words }) => withoutStray(words.trim()));
}

/** The end of a word may be heard as a letter before those that are explained: 'becker e b_as_in_boy e_as_in_echo'. */
function withoutStray(words: string): string {
  return words.replace(/(?<=[a-z]{2},? )[a-z] (?=(?:[a-z]_\w+ ){2}[a-z]_)/g, '');
}

function extended(
  path: NamePath,
  word: string,
  letters: LetterChances,
  sameSound: SameSound,
): { chance: number; path: NamePath }[] {
  const go = (chance: number, change: Partial<NamePath> = {}, said = ` ${word}`) => ({
    chance,
    path: {
      ...path,
      words: path.words + said,
      name: '',
      hasBegun: true,
      isDouble: false,
      isExplained: false,
      ...change,
    },
  });
  const explained = explainedLetter(word);
  const letter = explained ?? (/^[a-z]$/.test(word) ? word : null);
  if (letter) {
    const spelled = path.isDouble ? letter + letter : letter;
    const isExplained = explained !== null;
    const change = path.name !== '' && isExplained !== path.isExplained ? otherwise : 0;
    return nextNames(path.name, spelled, letters, another).map(({ chance: likely, name }) => {
      const isAnother = path.name !== '' && name === spelled;
      const chance = likely + change;
      // What is no name goes on in the next letters, as rare names do.
      const part = letters.word(path.name) > letters.word('') ? ',' : '';
      if (isAnother) return go(chance, { name, isExplained, said: [] }, `${part} ${word}`);
      return go(orAsSaid(chance, beginningWith(path.said, path.name), beginningWith(path.said, name)), {
        name,
        isExplained,
      });
    });
  }
  if (path.isDouble) return [];
  if (word === 'double') return [go(double, { name: path.name, isDouble: true })];
  if (leadIns.has(word) && !path.hasBegun) return [go(leadIn, { hasBegun: false })];
  const end = endOf(path, letters);
  return [
    go(end + (path.hasBegun ? furtherWord : 0) + (within.has(word) ? leadIn : letters.word(word)), {
      said: [word, ...sameSound(word)],
    }),
  ];
}

function endOf({ name, said }: NamePath, letters: LetterChances): number {
  if (name === '') return 0;
  return orAsSaid(letters.end(name), beginningWith(said, name), said.includes(name) ? 1 : 0);
}

function beginningWith(names: readonly string[], letters: string): number {
  return names.filter((name) => name.startsWith(letters)).length;
}

/** A chance, where of so many names that may be meant so many go on in this way. */
function orAsSaid(chance: number, of: number, going: number): number {
  return of === 0 ? chance : Math.log(Math.exp(chance) / 2 + going / of / 2);
}
