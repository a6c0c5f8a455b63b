import { isLetter, readSpelling } from './spelling.ts';

/** More words than this before the letters of a part are no mishearing of it. */
const mostWords = 4;
const leastLetters = 2;
/** Shorter parts alone are initials. */
const leastOfLongest = 3;
const mostParts = 4;
/** With these a caller tells which part is spelled, or takes letters back. */
const explains = new Set("is it's no not sorry wait mean spelled spelt".split(' '));

/** An address, or a hint: 'r i t a dot r', 'rita at example dot com', 'with a y'. */
const isOtherwise = /@|\bwith\b|\b\p{L} dot\b/iu;

function isAddressed(text: string): boolean {
  const at = text.search(/\bat\b/i);
  return at >= 0 && /\bdot\b/i.test(text.slice(at));
}

/**
 * The parts of a name that are spelled one after the other, 'claim k w a m e but hang b o a t e n g': the letters count,
 * whatever was heard of the words before them. Null where fewer than two parts are spelled, and for an address.
 */
export function spelledParts(text: string): string[] | null {
  if (isOtherwise.test(text) || isAddressed(text)) return null;
  const tokens = readSpelling(text.toLowerCase().replace(/,/g, ' , ').split(/\s+/).filter(Boolean));
  const parts: string[] = [];
  let words = 0;
  for (let at = 0; at < tokens.length; ) {
    let to = at;
    while (isLetter(tokens[to])) to++;
    if (to - at >= leastLetters) {
      parts.push(tokens.slice(at, to).join(''));
      words = 0;
    } else {
      to = Math.max(to, at + 1);
      if (parts.length > 0 && explains.has(tokens[at] as string)) return null;
      words += parts.length > 0 && tokens[at] !== ',' ? to - at : 0;
      if (words > mostWords) return null;
    }
    at = to;
  }
  const isName = parts.length > 1 && parts.length <= mostParts && parts.some((part) => part.length >= leastOfLongest);
  // What follows the last letters was no part of the name.
  return isName && words === 0 ? parts : null;
}
