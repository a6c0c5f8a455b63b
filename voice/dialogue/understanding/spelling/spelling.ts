import { readNumberWord, repeats } from './number-words.ts';

const nato =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu';
const letterByWord = new Map<string, string>([
  ...nato.split(' ').map((word): [string, string] => [word, word.charAt(0)]),
  ['alfa', 'a'],
  ['juliett', 'j'],
  ['whisky', 'w'],
  ['x-ray', 'x'],
  ['aitch', 'h'],
  ['zed', 'z'],
  ['zee', 'z'],
]);
const asIn = new Set(['as', 'like', 'for']);

export function isLetter(token: string | undefined): token is string {
  return token !== undefined && /^\p{L}$/u.test(token);
}

/** Converts `seven` and `7` to `7`; null for other tokens. */
export function digitOf(token: string): string | null {
  if (/^\d$/.test(token)) return token;
  const word = readNumberWord(token);
  return word?.kind === 'digit' ? String(word.value) : null;
}

/**
 * Converts spelling to single letters and digits, one token each: `double l`, `double u`, `capital a`, `n for
 * november`, `m as in mike`, `bravo` next to other letters, `nineteen eighty four`, `two oh`. Other tokens stay unchanged.
 */
export function readSpelling(tokens: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as string;
    const next = tokens[at + 1];
    const count = repeats.get(token);
    const tens = readTens(tokens, at);
    if (token === 'double' && next === 'u') {
      read.push('w');
      at++;
    } else if (tens) {
      read.push(...tens.digits);
      at = tens.to - 1;
    } else if (count !== undefined && next !== undefined && (isLetter(next) || digitOf(next) !== null)) {
      read.push(...Array<string>(count).fill(digitOf(next) ?? next));
      at++;
    } else if ((token === 'capital' || token === 'letter') && isLetter(next)) {
      // The letter follows.
    } else if (isLetter(token) && next !== undefined && asIn.has(next)) {
      const skipped = explanationLength(tokens, at);
      read.push(token);
      at += skipped;
    } else if (token === 'oh' && /^\d$/.test(read.at(-1) ?? '')) {
      read.push('0');
    } else {
      read.push(digitOf(token) ?? token);
    }
  }
  return read.map((token, at) => {
    const letter = letterByWord.get(token);
    const spelledBeside = [read[at - 1], read[at + 1]].some(
      (beside) => isLetter(beside) || letterByWord.has(beside ?? ''),
    );
    return letter && spelledBeside ? letter : token;
  });
}

/** A number of two digits in words: `nineteen`, `eighty four`. */
function readTens(tokens: readonly string[], at: number): { digits: string; to: number } | null {
  const word = readNumberWord(tokens[at] as string);
  if (word?.kind === 'teen') return { digits: String(word.value), to: at + 1 };
  if (word?.kind !== 'ten') return null;
  const unit = readNumberWord(tokens[at + 1] ?? '');
  const joined = unit?.kind === 'digit' && unit.value > 0;
  return { digits: String(word.value + (joined ? unit.value : 0)), to: at + (joined ? 2 : 1) };
}

/** Number of tokens that explain a letter: `as in boy`, `like boy`, `for boy`. */
function explanationLength(tokens: readonly string[], at: number): number {
  const letter = tokens[at] as string;
  const length = tokens[at + 1] === 'as' && tokens[at + 2] === 'in' ? 3 : 2;
  // 'R a like romeo alpha': as many words as letters before them.
  let from = at;
  while (from > 0 && isLetter(tokens[from - 1])) from--;
  const letters = tokens.slice(from, at + 1);
  if (letters.every((each, index) => tokens[at + length + index]?.startsWith(each))) return length + letters.length - 1;
  return tokens[at + length]?.startsWith(letter) ? length : 0;
}

/** Joins runs of single letters and digits: `a n n 4` to `ann4`. Drops a word that is said and then spelled again. */
export function joinSpelled(tokens: readonly string[]): string[] {
  const words: { text: string; spelled: boolean }[] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    const single = /^[\p{L}\d]$/u.test(token);
    if (single && last?.spelled) last.text += token;
    else words.push({ text: token, spelled: single });
  }
  return words.map(({ text }) => text).filter((text, at, all) => text !== all[at - 1] || text.length < 2);
}
