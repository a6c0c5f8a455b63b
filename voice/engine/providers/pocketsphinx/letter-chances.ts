/** How likely letters follow each other where names are spelled, several of them in one. All are logarithms of chances. */
export interface LetterChances {
  /** Of a letter behind the letters of a name so far. */
  next(name: string, letter: string): number;
  /** That a name ends here. */
  end(name: string): number;
  /** Of a word, as a name. */
  word(name: string): number;
}

/** Of what is spelled, so much are names that the caller is likely to spell, where there are some, and so much are in no list. */
const ownShare = 0.55;
const unlistedShare = 0.1;
/** An initial stands for a name. */
const initialShare = 0.08;
const ownWord = 0.02;
const least = 1e-7;

/**
 * From names, the commonest first, those that the caller is likely to spell, and what letters follow each other in names
 * of no list. A name is followed letter by letter through the sorted list, which costs no memory beside the list.
 */
export function createLetterChances(
  names: SortedNames,
  unlisted: LetterSequences,
  own: readonly string[],
): LetterChances {
  const ownNames = sortNames(own.map((name) => [name, 1]));
  const ofOwn = own.length > 0 ? ownShare : 0;
  const ofNames = 1 - ofOwn - unlistedShare;
  const known = new Map<string, number>();

  /** The chance of names that begin so, of whichever kind: a rare beginning of a listed name tells of one in no list. */
  function beginning(letters: string): number {
    const before = known.get(letters);
    if (before !== undefined) return before;
    const chance =
      ofOwn * ownNames.part(letters) + ofNames * names.part(letters) + unlistedShare * unlisted.part(letters);
    known.set(letters, chance);
    return chance;
  }

  return {
    next: (name, letter) => Math.log(beginning(name + letter) / beginning(name)),
    end(name) {
      const whole = ofOwn * ownNames.share(name) + ofNames * names.share(name) + unlistedShare * unlisted.share(name);
      return Math.log(whole / beginning(name) + (name.length === 1 ? initialShare : 0));
    },
    word: (name) => Math.log(Math.max(ownNames.has(name) ? ownWord : names.share(name), least)),
  };
}

/** The ways in which letters go on with the name that is spelled, or begin another. */
export function nextNames(
  name: string,
  spelled: string,
  letters: LetterChances,
  anotherShare: number,
): { chance: number; name: string }[] {
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

/** Chances of names that begin with letters, and of names that are these letters. */
interface NameChances {
  part(beginning: string): number;
  share(name: string): number;
}

export interface SortedNames extends NameChances {
  has(name: string): boolean;
}

export function sortNames(weighted: readonly (readonly [name: string, weight: number])[]): SortedNames {
  const sorted = weighted.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name);
  const sums = new Float64Array(names.length + 1);
  for (const [at, [, weight]] of sorted.entries()) sums[at + 1] = (sums[at] as number) + weight;
  const all = (sums.at(-1) as number) || 1;

  function placeOf(text: string): number {
    let [from, to] = [0, names.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((names[middle] as string) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  function share(name: string): number {
    const at = placeOf(name);
    return names[at] === name ? ((sums[at + 1] as number) - (sums[at] as number)) / all : 0;
  }

  return {
    part: (letters) => ((sums[placeOf(`${letters}\uffff`)] as number) - (sums[placeOf(letters)] as number)) / all,
    share,
    has: (name) => share(name) > 0,
  };
}

/** Which letter follows two others in names: what a name of no list is made of. */
export type LetterSequences = NameChances;

const symbols = 27;
const ofTwoBefore = 0.6;
const ofOneBefore = 0.3;

export function learnSequences(names: Iterable<string>): LetterSequences {
  const one = new Float64Array(symbols ** 2);
  const two = new Float64Array(symbols ** 3);
  const oneBefore = new Float64Array(symbols);
  const twoBefore = new Float64Array(symbols ** 2);
  const count = (counts: Float64Array, at: number) => {
    counts[at] = (counts[at] as number) + 1;
  };
  for (const name of names) {
    let [first, second] = [0, 0];
    for (const symbol of [...codesOf(name), 0]) {
      count(one, second * symbols + symbol);
      count(two, (first * symbols + second) * symbols + symbol);
      count(oneBefore, second);
      count(twoBefore, first * symbols + second);
      [first, second] = [second, symbol];
    }
  }

  function chance(first: number, second: number, symbol: number): number {
    const before = first * symbols + second;
    const byTwo = (two[before * symbols + symbol] as number) / Math.max(1, twoBefore[before] as number);
    const byOne = (one[second * symbols + symbol] as number) / Math.max(1, oneBefore[second] as number);
    return ofTwoBefore * byTwo + ofOneBefore * byOne + (1 - ofTwoBefore - ofOneBefore) / symbols;
  }

  function follow(name: string, end: readonly number[]): number {
    let [first, second, product] = [0, 0, 1];
    for (const symbol of [...codesOf(name), ...end]) {
      product *= chance(first, second, symbol);
      [first, second] = [second, symbol];
    }
    return product;
  }

  return { part: (letters) => follow(letters, []), share: (name) => follow(name, [0]) };
}

/** Letters as 1 to 26; 0 is the beginning and the end of a name. */
function codesOf(name: string): number[] {
  return Array.from(name, (letter) => letter.charCodeAt(0) - 96).filter((code) => code > 0 && code < symbols);
}
