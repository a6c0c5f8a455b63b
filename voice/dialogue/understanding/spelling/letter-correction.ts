import { isLetter, readSpelling } from './spelling.ts';

/** Letters whose names sound alike. */
const alike = ['bcdegptvz', 'ahjk', 'mn', 'fsx', 'iy', 'qu'];
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const leadIns = new Set(
  "no nope not quite almost nearly sorry wait but and it's its it is that's that should be i said the a an with email address name letter".split(
    ' ',
  ),
);
const ofPlace = new Set("letter one character digit is it's should be as a an in the email address my".split(' '));
const explains = /\b\p{L} (?:as in|for|like) \p{L}/iu;
const mostWords = 14;

/**
 * The beginning of an address with the letter that a caller corrects: 'the third one is a p', 'b as in boy, not d', or 'b
 * as in boy' where only one letter sounds like it. Null where it says something else, or fits several letters.
 */
export function withLetterCorrected(address: string, text: string): string | null {
  const tokens = readSpelling(
    text
      .toLowerCase()
      .replace(/[,.;!]/g, ' ')
      // 'The third one', not the figure.
      .replace(/\b((?:fir|la)st|\w+th|second|third) one\b/g, '$1')
      .split(/\s+/)
      .filter(Boolean),
  );
  if (tokens.length > mostWords) return null;
  const [local = '', domain = ''] = address.split('@');
  const letters = [...local];
  const at = placeIn(letters, tokens, explains.test(text));
  return at && letters[at.place] !== at.letter ? `${letters.with(at.place, at.letter).join('')}@${domain}` : null;
}

interface Place {
  place: number;
  letter: string;
}

function placeIn(letters: readonly string[], tokens: readonly string[], isExplained: boolean): Place | null {
  const named = tokens.findIndex((token) => token === 'last' || ordinals.includes(token));
  if (named >= 0) {
    const ordinal = tokens[named] as string;
    const [letter, ...rest] = tokens
      .slice(named + 1)
      .filter((token, at, all) => !isWordOf(ofPlace, token, all[at + 1]));
    const spelled = letters.flatMap((each, at) => (/[\p{L}\d]/u.test(each) ? [at] : []));
    const place = ordinal === 'last' ? spelled.at(-1) : spelled[ordinals.indexOf(ordinal)];
    const isAll = isSign(letter) && rest.length === 0 && startsWithLeadIns(tokens.slice(0, named));
    return isAll && place !== undefined ? { place, letter } : null;
  }
  const from = tokens.findIndex((token, at) => !isWordOf(leadIns, token, tokens[at + 1]));
  const [letter, not, wrong, ...rest] = tokens.slice(from).filter((token, at, all) => !isArticle(token, all[at + 1]));
  if (from < 0 || !isLetter(letter)) return null;
  if (not === 'not' && isSign(wrong) && rest.length === 0) return onlyPlace(letters, (each) => each === wrong, letter);
  const sounds = alike.filter((group) => group.includes(letter)).join('');
  return not === undefined && isExplained
    ? onlyPlace(letters, (each) => each !== letter && sounds.includes(each), letter)
    : null;
}

function onlyPlace(letters: readonly string[], isIt: (letter: string) => boolean, letter: string): Place | null {
  const places = letters.flatMap((each, at) => (isIt(each) ? [at] : []));
  const [place] = places;
  return place !== undefined && places.length === 1 ? { place, letter } : null;
}

function isSign(token: string | undefined): token is string {
  return token !== undefined && /^[\p{L}\d]$/u.test(token);
}

/** 'A' is an article before a letter. */
function isArticle(token: string, next: string | undefined): boolean {
  return (token === 'a' || token === 'an') && isSign(next);
}

function isWordOf(words: ReadonlySet<string>, token: string, next: string | undefined): boolean {
  return words.has(token) && (!isLetter(token) || isArticle(token, next));
}

function startsWithLeadIns(tokens: readonly string[]): boolean {
  return tokens.every((token) => leadIns.has(token));
}
