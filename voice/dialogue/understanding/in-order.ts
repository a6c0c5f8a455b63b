/**
 * Whether one pattern is found after the first place of another. A single pattern, `first.*next`, would look for the
 * second after every place of the first: the square of the text.
 */
export function standInOrder(text: string, first: RegExp, next: RegExp): boolean {
  const found = first.exec(text);
  return found !== null && next.test(text.slice(found.index + found[0].length));
}
