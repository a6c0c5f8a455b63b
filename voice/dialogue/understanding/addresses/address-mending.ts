import { areAlike } from '../spelling/likeness.ts';
import { isLetter } from '../spelling/spelling.ts';
import { type FoundDomain, readDomain } from './spoken-domain.ts';

const takesBack = new Set('no not sorry wait actually oops scratch correction rather hang'.split(' '));
/** Words between the taking back and what is right. */
const beforeRepair = new Set(
  `${[...takesBack].join(' ')} , i mean meant make it that that's it's is its should be but just on`.split(' '),
);

/** Reads on behind a domain: 'no wait, not dot com, it's dot net' gives it another ending, or another domain. */
export function mendedDomain(tokens: readonly string[], heard: FoundDomain): FoundDomain {
  let from = heard.to;
  let isTakenBack = false;
  while (beforeRepair.has(tokens[from] ?? '')) {
    isTakenBack ||= takesBack.has(tokens[from] as string);
    from++;
    // 'Not dot com': what is wrong.
    if (tokens[from - 1] === 'not') from = wrongEnd(tokens, from);
  }
  if (!isTakenBack) return heard;
  const [name = ''] = heard.domain.split('.');
  const to = endingEnd(tokens, from);
  if (to > from) return { domain: `${name}.${endingOf(tokens, from, to)}`, from: heard.from, to };
  const other = readDomain(tokens, from);
  // What comes before an at sign is no domain.
  return other && !tokens.slice(from, other.to + 1).includes('@') ? { ...other, from: heard.from } : heard;
}

/** The token after an ending that is wrong: two labels only before a country, since the right one may follow. */
function wrongEnd(tokens: readonly string[], from: number): number {
  const to = endingEnd(tokens, from);
  return to - from === 4 && (tokens[from + 3] as string).length > 2 ? from + 2 : to;
}

/** The token after an ending such as `. co . za` or `. n z`; `from` where none begins. */
export function endingEnd(tokens: readonly string[], from: number): number {
  let to = from;
  while (tokens[to] === '.' && /^[\p{L}\d]/u.test(tokens[to + 1] ?? '')) {
    to += 2;
    if (isLetter(tokens[to - 1])) while (isLetter(tokens[to])) to++;
  }
  return to;
}

export function endingOf(tokens: readonly string[], from: number, to: number): string {
  return tokens
    .slice(from + 1, to)
    .join('')
    .replace(/^\.+/, '');
}

/** Whether a word takes something back or leads to what is right, so that no address begins with it: 'sorry dot org'. */
export function isOfRepair(token: string): boolean {
  return beforeRepair.has(token);
}

const beforeLetters = new Set(
  ", that that's that is it's it its so spelled spelt written which as and with".split(' '),
);
const leastLetters = 3;
const mostExplained = 3;

/** The letters said behind an address, `thyme is t h y m e`, joined; '' when there are none. */
export function lettersBehind(tokens: readonly string[], from: number): string {
  let at = from;
  let explained = 0;
  while (at < tokens.length && !startsLetters(tokens, at)) {
    if (!beforeLetters.has(tokens[at] as string) && ++explained > mostExplained) return '';
    at++;
  }
  let letters = '';
  for (; at < tokens.length && (isLetter(tokens[at]) || tokens[at] === ','); at++)
    if (tokens[at] !== ',') letters += tokens[at];
  // 'C a t, I never use the long one'
  return tokens[at - 1] === 'i' && speaks.has(tokens[at] ?? '') ? letters.slice(0, -1) : letters;
}

/** What follows an 'I' that is no letter. */
const speaks = new Set(
  "am have had do don't never always use used think said got just can can't will want like know".split(' '),
);

function startsLetters(tokens: readonly string[], at: number): boolean {
  let count = 0;
  for (let next = at; next < tokens.length && count < leastLetters; next++) {
    if (isLetter(tokens[next])) count++;
    else if (tokens[next] !== ',' || count === 0) return false;
  }
  return count === leastLetters;
}

/** An address in which the word most like the letters is written with them, unless they only confirm it. */
export function withLetters(address: string, words: readonly string[], letters: string): string {
  if (letters.length < leastLetters || address.includes(letters)) return address;
  const long = words.filter((word) => word.length >= leastLetters);
  if (long.some((word) => letters.endsWith(word))) return address;
  const alike = long.find((word) => Math.abs(word.length - letters.length) <= 2 && areAlike(word, letters));
  return alike ? address.replace(alike, letters) : address;
}

/** Leaves out letters that confirm an address which was taken out of the text: `w o r t dot de`. */
export function withoutConfirmingLetters(text: string, address: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const kept: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let to = at;
    let letters = '';
    while (/^\p{L},?$/u.test(words[to] ?? '')) letters += (words[to++] as string).charAt(0).toLowerCase();
    const confirms =
      letters.length >= leastLetters && [...letters].some((_, from) => isEndWithin(letters.slice(from), address));
    if (!confirms) {
      kept.push(words[at] as string);
      continue;
    }
    while (/^dot$/i.test(words[to] ?? '') && address.includes(`.${(words[to + 1] ?? '').toLowerCase()}`)) to += 2;
    at = to - 1;
  }
  return kept.join(' ');
}

function isEndWithin(letters: string, address: string): boolean {
  return letters.length >= leastLetters && address.includes(letters);
}
