import { isLetter, joinSpelled, readSpelling } from './spelling.ts';

/** What leads up to the letters of a word: 'degli is d e g l i', 'and then esposti e s p o s t i'. */
const towardsLetters = new Set("now is that's thats it's its spelled spelt and then as in".split(' '));

/** A name without the letters that spell it: `ann a n n lee l e e`, `lim boon keng b o o n k e n g`. */
export function withoutSpelling(text: string): string {
  const said = text.replace(/\bo (\p{L}{2,}) ((?:\p{L} )*\p{L})(?= |$)/giu, withApostrophe);
  const spoken = said
    .replace(announces, '')
    .replace(/(?<=\b\p{L}) and (?=\p{L} \p{L}\b)/giu, ' ')
    .replace(/\bdouble (\p{L})(?= |$)/giu, '$1 $1')
    .replace(/\bso (?=(?:that's|that is|it's|it is|its|spelled|spelt) )/giu, '')
    .replace(/\b(?:that|it) is (?=\p{L} \p{L}\b)/giu, "that's ")
    .replace(/(?<= \p{L}) (?:and then|and|then|surname|last name)(?: is)? (?=\p{L}{2,} \p{L} \p{L}\b)/giu, ' ')
    .replace(/(?<=\b\p{L}) space (?=\p{L}\b)/giu, ' ')
    .replace(/(?<=\b\p{L}) (?:hyphen|dash) (?=\p{L}\b)/giu, ' - ')
    .replace(/(?<=\p{L}\p{L}) (?:hyphen|dash) (?=\p{L}\p{L})/giu, '-')
    .split(/[\s,]+/);
  const confirmed = withoutConfirmed(spoken);
  if (confirmed.length < spoken.length && !confirmed.some(isLetter)) return confirmed.join(' ');
  const words = spoken.filter((word) => word !== '-');
  const whole = words.filter((word) => !isLetter(word));
  if (whole.length === 0 || whole.length === words.length) return said;
  const lower = words.map((word) => word.toLowerCase());
  return spellsItsEnd(lower) || joinSpelled(lower).length === whole.length
    ? whole.join(' ')
    : (spelledAfterwards(words) ?? said);
}

/** How a letter is written, and of how many words the name is: 'capital d', 'two words'. */
const announces =
  /\b(?:(?:with )?(?:an? )?(?:capital|upper ?case|big|lower ?case|small|letter) (?=\p{L}(?: |$))|(?:(?:it's|it is|that's|in|as) )?(?:two|three|2|3|both|separate) (?:separate )?(?:words|names|parts) (?=(?:\p{L} )+\p{L}\b))/giu;
const mostSpelledWords = 4;

/**
 * Leaves out the letters of the words right before them, of one or of several: `el masry e l m a s r y`. A hyphen among
 * the letters joins those words.
 */
function withoutConfirmed(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    let to = at;
    while (isLetter(words[to]) || (to > at && words[to] === '-' && isLetter(words[to + 1]))) to++;
    const letters = words.slice(at, to).join('').toLowerCase();
    const count = letters.length > 1 ? spelledWords(kept, letters) : 0;
    if (count === 0) kept.push(...words.slice(at, Math.max(to, at + 1)).filter((word) => word !== '-'));
    else if (letters.split('-').length === count) kept.push(kept.splice(-count).join('-'));
    at = Math.max(to, at + 1);
  }
  return kept;
}

/** How many of the last words the letters spell together; 0 for none. */
function spelledWords(words: readonly string[], letters: string): number {
  for (let count = 1; count <= Math.min(mostSpelledWords, words.length); count++) {
    const said = words.slice(-count).filter((word) => !isLetter(word));
    if (said.length === count && withoutMarks(said.join('')) === withoutMarks(letters)) return count;
  }
  return 0;
}

function withoutMarks(word: string): string {
  return word.toLowerCase().replace(/[-'.]/g, '');
}

/** `o brien o b r i e n` is one part of a name and its letters. */
function withApostrophe(whole: string, word: string, letters: string): string {
  return letters.replaceAll(' ', '').toLowerCase() === `o${word.toLowerCase()}` ? `o'${word}` : whole;
}

/** Whether the letters at the end spell the words before them, together or the last of them. */
function spellsItsEnd(lower: readonly string[]): boolean {
  const from = lower.findIndex(isLetter);
  const letters = lower.slice(from).join('');
  return (
    from > 0 &&
    lower.slice(from).every(isLetter) &&
    lower.slice(0, from).join('').endsWith(letters) &&
    letters.length > 2
  );
}

/**
 * The words before `degli is d e g l i and then …`, if all that is spelled there is one of them; of a single word that
 * is named, the letters count: `shivon gallagher, shivon is s i o b h a n`. Null where neither fits.
 */
function spelledAfterwards(words: readonly string[]): string | null {
  const lower = words.map((word) => word.toLowerCase());
  let end = lower.findIndex(isLetter);
  while (end > 0 && (towardsLetters.has(lower[end - 1] as string) || lower.indexOf(lower[end - 1] as string) < end - 1))
    end--;
  if (end <= 0) return null;
  const name = lower.slice(0, end);
  const after = joinSpelled(lower.slice(end)).filter((word) => !towardsLetters.has(word));
  const said = new Set(lower.slice(end));
  let respelled = words.slice(0, end);
  for (const [at, word] of after.entries()) {
    if (name.includes(word)) continue;
    // 'aoife a o i f e doherty d o h e r t y': a word of its own that its letters follow is a further part.
    if (said.has(word) && lower.join('').includes(word + word)) {
      respelled = [...respelled, word];
      continue;
    }
    const named = name.indexOf(after[at - 1] ?? '');
    const like = named >= 0 ? named : name.findIndex((each) => each.startsWith(word.charAt(0)));
    if (like < 0) return null;
    respelled = respelled.with(like, word);
  }
  return respelled.join(' ');
}

/** Two or more single letters at the end, and the index of their introduction: `Lee, that's l e e`. */
export function spelledEnd(text: string): { letters: string; index: number } | null {
  const said = text.replace(/[.!]$/, '');
  if (!/\p{L}$/u.test(said)) return null;
  let index = said.length;
  for (const { 0: word, index: at } of [...said.matchAll(/[^\s,]+/g)].toReversed()) {
    if (at === 0 || !/^[\p{L}.-]+$/u.test(word) || /\p{L}\p{L}/u.test(word)) break;
    index = at;
  }
  const letters = said.slice(index);
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < 2) return null;
  const lead = /(?<=[\s,])(?:that's|spelled|spelt|i spell it) $/i.exec(said.slice(0, index));
  return { letters, index: lead?.index ?? index };
}

export function allSpelled(text: string): boolean {
  return /^(?:\p{L}[\s,.-]+){1,}\p{L}[.!]?$/iu.test(text.trim());
}

export function lettersOf(text: string): string {
  return readSpelling(text.toLowerCase().split(/[\s,.-]+/))
    .filter(isLetter)
    .join('');
}

/** Replaces the last word with the same initial by the spelled one, or the last word if none has it. */
export function withSpelled(words: string[], spelled: string): string[] {
  const like = words.findLastIndex((word) => word.toLowerCase().startsWith(spelled.charAt(0)));
  return words.with(like < 0 ? words.length - 1 : like, spelled);
}
