/**
 * A text that every database accepts: without U+0000, and with U+FFFD for each lone surrogate. Every schema at an edge
 * passes its texts through this, or through a stricter parser, before they reach a query.
 */
export function keptText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same as one line, as a name or a subject is: nothing in it begins another line of a mail or a list. */
export function keptLine(text: string): string {
  return keptText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
