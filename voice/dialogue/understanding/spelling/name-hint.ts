const withLetter =
  /\bwith (?<count>an?|one|only one|just one|a single|two|double|a double)\s+(?<letter>\p{L})(?:'?s)?\b/iu;

/** A hint about the spelling of a name: `with an e`, `with two n`. */
export interface Hint {
  index: number;
  letter: string;
  /** Where it is doubled now. */
  once: boolean;
  twice: boolean;
}

export function hearHint(text: string): Hint | null {
  const found = withLetter.exec(text);
  const { count = '', letter = '' } = found?.groups ?? {};
  if (!found || text.includes('\n', found.index)) return null;
  return {
    index: found.index,
    letter: letter.toLowerCase(),
    once: /one|single/i.test(count),
    twice: /two|double/i.test(count),
  };
}

const swaps = new Map([
  ['k', /c/i],
  ['c', /k/i],
  ['y', /i/i],
  ['i', /y/i],
  ['z', /s/i],
  ['s', /z/i],
  ['f', /ph/i],
  ['v', /ph/i],
  ['ph', /f/i],
]);

/** Applies a hint: 'with an e' appends the letter, 'with a k' replaces a c, 'with two n' doubles it, 'with one n' does not. */
export function withHint(name: string, { letter, once, twice }: Hint): string {
  if (once) return singled(name, letter);
  if (twice) return doubled(name, letter);
  if (name.toLowerCase().includes(letter) && letter !== 'e') return name;
  const swapped = swaps.get(letter);
  if (swapped?.test(name)) {
    return name.replace(swapped, (found) => (/^\p{Lu}/u.test(found) ? capital(letter) : letter));
  }
  return name.toLowerCase().endsWith(letter) ? name : name + letter;
}

function capital(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

/** Leaves one of the first letters that stand twice. */
function singled(name: string, letter: string): string {
  const at = name.toLowerCase().indexOf(letter + letter);
  return at < 0 ? name : name.slice(0, at + 1) + name.slice(at + 2);
}

/** Makes the first run of the letter exactly two long. */
function doubled(name: string, letter: string): string {
  const letters = [...name];
  const from = letters.findIndex((candidate) => candidate.toLowerCase() === letter);
  if (from < 0) return name;
  let to = from + 1;
  while (letters[to]?.toLowerCase() === letter) to++;
  return [...letters.slice(0, from + 1), letter, ...letters.slice(to)].join('');
}
