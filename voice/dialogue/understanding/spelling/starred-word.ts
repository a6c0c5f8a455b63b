import { likeness } from './likeness.ts';

/** How one who types corrects a word of theirs: '*Williams', 'Willaims* Williams' is none. */
const starred = /(?<=^|\s)\*\s?([\p{L}\d][\p{L}\d'-]{2,})(?![\p{L}\d'*@.-]*[@*])/u;
/** The end of an address that is corrected: 'ann@example.con *.com'. */
const starredEnding = /^\*\s?(\.[a-z]{2,12})\s?$/i;
const label = /[\p{L}\d][\p{L}\d'-]*/gu;
const leastLength = 3;
const leastAlike = 0.7;

/** The word that a text corrects with a star; null without one. */
export function starredWord(text: string): string | null {
  return starred.exec(text)?.[1] ?? null;
}

/** A text in which a starred word stands in the place of the earlier word it is most like. */
export function withStarred(text: string): string {
  const star = text.lastIndexOf('*');
  const ending = text.lastIndexOf('@', star) < 0 ? null : starredEnding.exec(text.slice(star).trimEnd());
  if (ending)
    return `${text
      .slice(0, star)
      .trimEnd()
      .replace(/\.\w{2,12}$/, '')}${ending[1]}`;
  const found = starred.exec(text);
  if (!found) return text;
  const mended = withMended(text.slice(0, found.index), found[1] as string);
  return mended === null ? text : `${mended.trimEnd()} ${text.slice(found.index + found[0].length).trimStart()}`.trim();
}

/** `text` with the word in place of the one it is most like; null without such a word. */
export function withMended(text: string, word: string): string | null {
  let best: { index: number; wrong: string; alike: number } | null = null;
  for (const { 0: wrong, index } of text.matchAll(label)) {
    const alike = wrong.length >= leastLength && wrong.toLowerCase() !== word.toLowerCase() ? likeness(wrong, word) : 0;
    if (alike >= leastAlike && alike >= (best?.alike ?? 0)) best = { index, wrong, alike };
  }
  if (!best) return null;
  const { index, wrong } = best;
  const right = /^\p{Lu}/u.test(wrong) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return text.slice(0, index) + right + text.slice(index + wrong.length);
}
