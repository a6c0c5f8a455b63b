const roleTitle =
  /^(?:the )?(?:\p{L}+ ){0,2}(?:owner|director|manager|partner|founder|co-founder|ceo|proprietor|principal|president|secretary|assistant|coordinator|administrator)[,.]?$/iu;
const label =
  /(?<![\p{L}\d])(?:t|e|w|m|p|f|tel|ph|mob|mobile|phone|cell|fax|direct|office|email|e-mail|web|website):/giu;
const bar = /\s[|•·]\s/g;
const smallWords = new Set('and of for the at in on y de & - – |'.split(' '));

/** Whether a text holds a signature or a contact block, whose lines tell who somebody is: `Owner | Blake Ltd | T: …`. */
export function isContactBlock(text: string, clauses: readonly string[]): boolean {
  const parts = (text.match(label)?.length ?? 0) + (text.match(bar)?.length ?? 0);
  return parts > 1 || clauses.some((clause) => roleTitle.test(clause.trim()));
}

/** Whether a clause is written like a title or a name: each word begins with a capital letter. */
export function isTitle(clause: string): boolean {
  const words = clause.split(/[\s,]+/).filter((word) => word && !smallWords.has(word.toLowerCase()));
  return words.some((word) => /\p{Ll}/u.test(word)) && words.every((word) => /^[\p{Lu}\d]/u.test(word));
}
