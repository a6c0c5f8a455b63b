import { hearHint, withHint } from '../spelling/name-hint.ts';
import { isLetter, readSpelling } from '../spelling/spelling.ts';
import { addressTokens } from './spoken-domain.ts';

const wordBeforeHint = /(?<!\p{L})(\p{L}{3,}) with (?:an?|only|just|one|single|two|double)\b/iu;
const hinted = /\bwith (?:(?:only|just|a) )?(?:an?|one|single|two|double) \p{L}\b/iu;
const leastLetters = 3;
const mostChanged = 2;

/**
 * A known address with a word of it spelled otherwise: 'Harman is with one n', 'it's b r e n a n upholstery'; null for a
 * text that spells none of its words, or that says a whole address.
 */
export function respellAddress(address: string, text: string): string | null {
  if (/@|\bdot\b|\p{L}\.\p{L}/iu.test(text)) return null;
  const spelled = spelledWord(text.replace(hinted, ', '));
  if (spelled) return saysSpelled(address, spelled) ? null : withAlike(address, spelled.letters, spelled.next);
  const hint = hearHint(text);
  const word = hint && (wordBeforeHint.exec(text)?.[1] ?? '').toLowerCase();
  if (!word) return null;
  const mended = withHint(word, hint);
  if (mended !== word) return address.includes(word) ? address.replace(word, mended) : null;
  const wrong = hint.once ? doublings(word, hint.letter).find((each) => address.includes(each)) : undefined;
  if (wrong) return address.replace(wrong, word);
  return address.includes(word) ? null : withAlike(address, word);
}

/** Whether the address has the letters, and before the word that is said behind them. */
function saysSpelled(address: string, { letters, next }: Spelled): boolean {
  return address.includes(letters) && (!next || !address.includes(next) || address.includes(letters + next));
}

/** The ways to write a word with the letter twice. */
function doublings(word: string, letter: string): string[] {
  return [...word].flatMap((each, at) => (each === letter ? [word.slice(0, at) + letter + word.slice(at)] : []));
}

export interface Spelled {
  letters: string;
  next: string;
}

/** The first run of single letters that is long enough for a word, and what is said right behind it. */
export function spelledWord(text: string): Spelled | null {
  let letters = '';
  for (const token of [...readSpelling(addressTokens(text)), '']) {
    if (isLetter(token)) letters += token;
    else if (letters.length >= leastLetters) return { letters, next: token };
    else letters = '';
  }
  return null;
}

/**
 * `address` with `word` in the place of the part that differs from it by a letter, or by two where that part is a whole
 * word of the address; `next` is the word behind it.
 */
function withAlike(address: string, word: string, next = ''): string | null {
  let best: { from: number; to: number; rank: number } | null = null;
  for (let from = address.indexOf('//') + 1; from < address.length; from++) {
    if (address[from] !== word[0]) continue;
    for (let to = from + word.length - mostChanged; to <= Math.min(address.length, from + word.length + 2); to++) {
      const part = address.slice(from, to);
      if (to - from < leastLetters || !/^[\p{L}\d]+$/u.test(part)) continue;
      const begins = !isPartOfWord(address[from - 1]);
      const ends = !isPartOfWord(address[to]) || (next !== '' && address.startsWith(next, to));
      const changed = distance(part, word);
      if (changed === 0 || changed > (begins && ends ? mostChanged : 1)) continue;
      // Of parts that differ as little, the one that is a word, and then the longest.
      const rank = changed - (Number(begins) + Number(ends)) / 4 - part.length / 1000;
      if (!best || rank < best.rank) best = { from, to, rank };
    }
  }
  return best && address.slice(0, best.from) + word + address.slice(best.to);
}

function isPartOfWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}

/** How many letters have to be put in, left out or replaced between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, against] of [...other].entries())
      next.push(
        Math.min(
          (next[to] as number) + 1,
          (row[to + 1] as number) + 1,
          (row[to] as number) + Number(letter !== against),
        ),
      );
    row = next;
  }
  return row.at(-1) as number;
}
