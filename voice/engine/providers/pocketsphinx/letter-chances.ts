/** How likely letters follow each other where a name is spelled, or several in one. */
export interface LetterChances {
  /** The logarithm of the chance of a letter behind the letters of a name so far. */
  next(name: string, letter: string): number;
  /** The logarithm of the chance that a name ends here and another begins. */
  another(name: string): number;
}

/** How much the caller's own names count beside all others, and beside letters in any order. */
const ownShare = 0.55;
const namesShare = 0.35;
const anyLetter = 1 / 26;

/**
 * From names, the commonest first, and those that the caller is likely to spell. A name is followed letter by letter
 * through the sorted list, which costs no memory beside the list.
 */
export function createLetterChances(names: SortedNames, own: readonly string[]): LetterChances {
  const ownNames = sortNames(own.map((name) => [name, 1]));
  return {
    next(name, letter) {
      const ofOwn = ownNames.chance(name, letter);
      const ofNames = names.chance(name, letter);
      const isOwn = ownNames.weight(name) > 0;
      const [one, two] = isOwn ? [ownShare, namesShare] : [0, ownShare + namesShare];
      return Math.log(one * ofOwn + two * ofNames + (1 - one - two) * anyLetter);
    },
    another(name) {
      if (ownNames.has(name)) return Math.log(0.4);
      // An initial.
      if (name.length === 1) return Math.log(ownNames.weight(name) > 0 ? 0.25 : 0.05);
      return Math.log(names.has(name) ? 0.1 : 0.01);
    },
  };
}

/** The ways in which letters go on with the name that is spelled, or begin another. */
export function nextNames(name: string, spelled: string, letters: LetterChances): { chance: number; name: string }[] {
  const alone = chanceOf('', spelled, letters);
  if (name === '') return [{ chance: alone, name: spelled }];
  const another = letters.another(name);
  return [
    { chance: Math.log(1 - Math.exp(another)) + chanceOf(name, spelled, letters), name: name + spelled },
    { chance: another + alone, name: spelled },
  ];
}

function chanceOf(name: string, spelled: string, letters: LetterChances): number {
  return [...spelled].reduce((sum, letter, at) => sum + letters.next(name + spelled.slice(0, at), letter), 0);
}

export interface SortedNames {
  /** The chance of a letter behind the beginning of a name; 0 where no name begins so. */
  chance(beginning: string, letter: string): number;
  /** The sum of the weights of the names with this beginning. */
  weight(beginning: string): number;
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

  return {
    weight,
    chance(beginning, letter) {
      const all = weight(beginning);
      return all === 0 ? 0 : weight(beginning + letter) / all;
    },
    has: (name) => names[placeOf(name)] === name,
  };
}
