/**
 * Whether `next` matches after the first match of `first`. A single pattern, `first.*next`, would search for the second
 * after every match of the first, which takes quadratic time.
 */
export function standInOrder(text: string, first: RegExp, next: RegExp): boolean {
  const found = first.exec(text);
  return found !== null && next.test(text.slice(found.index + found[0].length));
}
