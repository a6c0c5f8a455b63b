import { isTitled } from '../phrases/name-asides.ts';
import { areAlike } from '../spelling/likeness.ts';
import { hearHint, withHint } from '../spelling/name-hint.ts';

/** Applies a hint such as 'with an e' to a known name: to the word that it changes by a letter, or the first. */
export function respellName(name: string, text: string): string | null {
  const hint = hearHint(text);
  if (!hint) return null;
  const words = name.split(' ');
  const changes = (word: string) =>
    withHint(word, hint) !== word && (hint.once || withHint(word, hint).length === word.length);
  const like = words.findLastIndex(changes);
  if (hint.once && like < 0) return null;
  const at = Math.max(0, like);
  return words.with(at, capitalised(withHint(words[at] as string, hint))).join(' ');
}

/** Replaces the part of a name that a correction says: `Smyth` in `Ann Smith`; a name unlike any part replaces all. */
export function correctName(known: string, said: string): string {
  const words = known.split(' ');
  const parts = said.split(' ');
  const isUntitled = isTitled(known) && parts.length > 1 && parts.length === words.length - 1;
  if (parts.length >= words.length || isUntitled) return said;
  for (const part of parts) {
    const at = words.findLastIndex((word) => areAlike(word, part));
    if (at < 0) return said;
    words[at] = part;
  }
  return words.join(' ');
}

/** 'Lorusso, one word', where 'Lo Russo' was heard: the whole name; null where the end of the name is no such word. */
export function withEndJoined(known: string, said: string): string | null {
  const words = known.split(' ');
  const from = words.findIndex((_, at) => words.slice(at).join('').toLowerCase() === said.toLowerCase());
  return from > 0 && from < words.length - 1 ? [...words.slice(0, from), said].join(' ') : null;
}

/** A word of a name with a capital letter, also behind a hyphen, an apostrophe and `Mc`. */
export function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  // 'pj kenny'
  if (/^[bcdfghjklmnpqrstvwxz]{2}$/.test(word) && !abbreviated.has(word)) return word.toUpperCase();
  return word.replace(/(^mc|^|[-'])(\p{L})/gu, (_, before: string, letter: string) => {
    return (before === 'mc' ? 'Mc' : before) + letter.toUpperCase();
  });
}

/** Two consonants that are no initials. */
const abbreviated = new Set(['dr', 'mr', 'ms', 'st', 'jr', 'sr', 'ng']);

/** Small words of a surname: `van der Berg`, `de la Cruz`. */
export const particles: ReadonlySet<string> = new Set(
  "van von der den degli 't de del della dello di da do dos das du la le les los ten ter te bin bint ibn al el af av zu zum y e".split(
    ' ',
  ),
);

/** A name with another surname, which may have several words; a first name alone gets one, a whole name is taken. */
export function withLastName(known: string, last: string): string {
  const words = known.split(' ');
  const [first = ''] = words;
  if (areAlike(first, last.split(' ')[0] as string)) return last;
  const surname = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  return [...words.slice(0, surname > 0 ? surname : Math.max(1, words.length - 1)), last].join(' ');
}
