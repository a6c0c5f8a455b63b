/**
 * A text as every database takes it: without U+0000, and each half of a pair that stands alone replaced. Each schema of
 * what comes from outside has its texts go through here, or through a stricter parser, before they reach a query.
 */
export function keptText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
