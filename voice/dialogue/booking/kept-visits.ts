import { plainWords } from '../knowledge/plain-words.ts';
import type { Appointment } from './calendar.ts';

const keeps =
  /\b(?:stays?|staying|remains?|keeps?|leave|not|do not|as (?:it )?(?:is|was)|where (?:it|she|he) is|the same|is (?:fine|good|ok|okay))\b/;
const pieces = /(?<=[.,;!])\s|\s(?=(?:and|but|while)\b)/i;
const unnamedOthers = 'her hers his their theirs my mine other others rest'.split(' ');
/** Words that belong to the name behind them: 'leave Hannah at 4:30'. */
const beforeOther = new Set('leave keep not move moving touch change for and but the'.split(' '));
const besideOnly = new Set('one though then please'.split(' '));

/**
 * A text without what it says of the visits that stay where another is moved: 'yes, just Leo, Hannah stays at 4:30'.
 * It is the text itself where it says nothing of them.
 */
export function withoutKeptVisits(text: string, moving: Appointment, made: readonly Appointment[]): string {
  const moved = firstNameOf(moving);
  const names = made.map(firstNameOf).filter((name) => name !== moved);
  const others: ReadonlySet<string> = new Set([...names.flatMap(formsOf), ...unnamedOthers]);
  if (others.size === unnamedOthers.length) return text;
  const said = text.split(pieces).flatMap((piece) => beginningAt(piece, others));
  const left = said.filter(
    (piece) => !(wordsOf(piece).some((word) => others.has(word)) && keeps.test(plainWords(piece).join(' '))),
  );
  return withoutOnly(left.join(' ').split(' '), moved).join(' ').trim();
}

/** A piece parted where the words on another visit begin: 'yes just Leo | Hannah stays'. */
function beginningAt(piece: string, others: ReadonlySet<string>): string[] {
  const words = piece.split(' ');
  const plain = wordsOf(piece);
  const at = plain.findIndex(
    (word, index) => index > 0 && others.has(word) && !beforeOther.has(plain[index - 1] ?? ''),
  );
  return at < 0 ? [piece] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/** Words without 'but only Leo though', which says whose visit is moved once more. */
function withoutOnly(words: readonly string[], moved: string): readonly string[] {
  const plain = wordsOf(words.join(' '));
  const name = plain.findIndex((word, at) => formsOf(moved).includes(word) && isOnly(plain, at));
  if (name < 0) return words;
  let from = name;
  while (/^(?:just|only|for|but|and)$/.test(plain[from - 1] ?? '')) from--;
  let end = name + 1;
  while (end < plain.length && (besideOnly.has(plain[end] ?? '') || plain[end] === 'only')) end++;
  return [...words.slice(0, from), ...words.slice(end)];
}

function isOnly(words: readonly string[], at: number): boolean {
  const before = words[at - 1] === 'for' ? words[at - 2] : words[at - 1];
  return before === 'just' || before === 'only' || words[at + 1] === 'only';
}

/** The words of a text as they stand there, without signs and capitals. */
function wordsOf(text: string): string[] {
  return text.split(' ').map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, ''));
}

/** 'Leo', 'Leo's' and what is typed for it. */
function formsOf(name: string): string[] {
  return name === '' ? [] : [name, `${name}'s`, `${name}s`];
}

/** Empty where it has other signs than letters. */
function firstNameOf({ name }: Appointment): string {
  const [first = ''] = plainWords(name);
  return /^\p{L}+$/u.test(first) ? first : '';
}
