/** Phrases separated by commas, the longest first. */
export function phrasesOf(list: string): string[] {
  return list.split(', ').sort((a, b) => b.length - a.length);
}

/** Whether plain words consist of at least one of the phrases and of words that may stand beside them. */
export function isMadeOf(words: string, phrases: readonly string[], beside: ReadonlySet<string>): boolean {
  const whole = apart(words);
  // Only a few of hundreds of phrases are said at all, and to cut one out makes no other.
  const said = phrases.filter((phrase) => words.includes(phrase) && whole.includes(apart(phrase)));
  if (said.length === 0) return false;
  const others = said.reduce((left, phrase) => left.replaceAll(apart(phrase), ' '), whole);
  return others.split(' ').every((word) => word === '' || beside.has(word));
}

/** Two blanks between words, so that each of two equal phrases in a row has its own at both ends. */
function apart(phrase: string): string {
  return ` ${phrase.replaceAll(' ', '  ')} `;
}
