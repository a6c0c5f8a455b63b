/** Two to five words that stand twice in a row. */
const twice = /(?<![\p{L}\d'])((?:[\p{L}\d']+ ){1,4}[\p{L}\d']+) (?=\1(?![\p{L}\d']))/giu;

/** A text in which words that were said twice in a row stand once: 'who do I who do I call'. */
export function withoutRepeats(text: string): string {
  return text.replace(twice, '');
}
