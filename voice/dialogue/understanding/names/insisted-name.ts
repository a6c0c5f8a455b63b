import { isNoName } from './not-names.ts';

/** What parts a name from what is said about it: 'Will Power, no joke', 'Precious Bell that's bell with two l'. */
const asides =
  /[,;:.!?\n]+| (?:that's|that is|thats|it's|it is|its|is|no|yeah|yes|yep|like|as in|with|spelled|spelt|but|and|put|because|so|oh|call)(?= )/i;
const leadIns =
  /^(?:(?:um|uh|oh|well|so|yes|yeah|no|sorry|again|i said|as i said|it's|it is|my name|the name|name|is|i'm|i am|this)\b[,. ]*)+/i;
const mostWords = 4;

/** The name in an answer that was given twice in the same words: the first part of it that could be one; null without. */
export function hearInsisted(text: string): string | null {
  for (const part of text.split(asides)) {
    const words = part.replace(leadIns, '').split(/\s+/).filter(Boolean);
    const areNames = words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word) && !isNoName(word.toLowerCase()));
    if (words.length > 0 && words.length <= mostWords && areNames)
      return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  }
  return null;
}
