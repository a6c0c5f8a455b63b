/** Phrases separated by commas, the longest first. */
export function phrasesOf(list: string): string[] {
  return list.split(', ').sort((a, b) => b.length - a.length);
}

/** Whether plain words consist of at least one of the phrases and of words that may stand beside them. */
export function isMadeOf(words: string, phrases: readonly string[], beside: ReadonlySet<string>): boolean {
  // Two blanks between words, so that each of two equal phrases in a row has its own at both ends.
  const apart = (phrase: string) => ` ${phrase.replaceAll(' ', '  ')} `;
  let others = apart(words);
  if (!phrases.some((phrase) => others.includes(apart(phrase)))) return false;
  for (const phrase of phrases) others = others.replaceAll(apart(phrase), ' ');
  return others.split(' ').every((word) => word === '' || beside.has(word));
}
