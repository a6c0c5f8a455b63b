/** How likely letters follow each other where names are spelled, several of them in one. All are logarithms of chances. */
export interface LetterChances {
  /** Of a letter behind the letters of a name so far. */
  next(name: string, letter: string): number;
  /** That a name ends here. */
  end(name: string): number;
  /** Of a word, as a name. */
  word(name: string): number;
}

/** How much the names that the caller is likely to spell count beside all others, and beside letters in any order. */
const ownShare = 0.55;
const namesShare = 0.35;
const anyLetter = 0.9 / 26;
const anyEnd = 0.1;
/** An initial stands for a name. */
const initialShare = 0.08;
const ownWord = 0.02;
/** Within what is spelled in one, another name follows an end. */
const anotherShare = 0.25;
const least = 1e-7;

/**
 * From names, the commonest first, and those that the caller is likely to spell. A name is followed letter by letter
 * through the sorted list, which costs no memory beside the list.
 */
export function createLetterChances(names: SortedNames, own: readonly string[]): LetterChances {
  const ownNames = sortNames(own.map((name) => [name, 1]));

  function mixed(name: string, chanceIn: (names: SortedNames) => number, anyway: number): number {
    const [one, two] = ownNames.weight(name) > 0 ? [ownShare, namesShare] : [0, ownShare + namesShare];
    return one * (one === 0 ? 0 : chanceIn(ownNames)) + two * chanceIn(names) + (1 - one - two) * anyway;
  }

  return {
    next: (name, letter) => Math.log(mixed(name, (list) => list.chance(name, letter), anyLetter)),
    end: (name) => Math.log(mixed(name, (list) => list.end(name), anyEnd) + (name.length === 1 ? initialShare : 0)),
    word: (name) => Math.log(Math.max(ownNames.has(name) ? ownWord : names.share(name), least)),
  };
}

/** The ways in which letters go on with the name that is spelled, or begin another. */
export function nextNames(name: string, spelled: string, letters: LetterChances): { chance: number; name: string }[] {
  const alone = chanceOf('', spelled, letters);
  if (name === '') return [{ chance: alone, name: spelled }];
  return [
    { chance: chanceOf(name, spelled, letters), name: name + spelled },
    { chance: letters.end(name) + Math.log(anotherShare) + alone, name: spelled },
  ];
}

function chanceOf(name: string, spelled: string, letters: LetterChances): number {
  return [...spelled].reduce((sum, letter, at) => sum + letters.next(name + spelled.slice(0, at), letter), 0);
}

export interface SortedNames {
  /** The sum of the weights of the names with this beginning. */
  weight(beginning: string): number;
  /** The chance of a letter behind the beginning of a name; 0 where no name begins so. */
  chance(beginning: string, letter: string): number;
  /** The chance that nothing follows. */
  end(name: string): number;
  /** The share of a name in all. */
  share(name: string): number;
  has(name: string): boolean;
}

export function sortNames(weighted: readonly (readonly [name: string, weight: number])[]): SortedNames {
  const sorted = weighted.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name);
  const sums = new Float64Array(names.length + 1);
  for (const [at, [, weight]] of sorted.entries()) sums[at + 1] = (sums[at] as number) + weight;

  function placeOf(text: string): number {
    let [from, to] = [0, names.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((names[middle] as string) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  function weight(beginning: string): number {
    return (sums[placeOf(`${beginning}\uffff`)] as number) - (sums[placeOf(beginning)] as number);
  }

  function weightOf(name: string): number {
    const at = placeOf(name);
    return names[at] === name ? (sums[at + 1] as number) - (sums[at] as number) : 0;
  }

  const share = (part: number, all: number) => (all === 0 ? 0 : part / all);
  return {
    weight,
    chance: (beginning, letter) => share(weight(beginning + letter), weight(beginning)),
    end: (name) => share(weightOf(name), weight(name)),
    share: (name) => share(weightOf(name), sums.at(-1) as number),
    has: (name) => weightOf(name) > 0,
  };
}
