/** What was said, as every database takes it: without U+0000, and each half of a pair that stands alone replaced. */
export function keptText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
