/**
 * Characters that can make a text look like another: controls (except line breaks and tabs), zero-width space, word
 * joiner, byte order mark and direction controls. The joiners U+200C and U+200D are allowed: Persian names and many
 * emoji need them.
 */
export const deceptive = /(?![\n\t])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const invisibleOnly = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trims the ends and drops deceptive characters; empty when nothing visible is left. */
export function cleanText(text: string): string {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(deceptive, '').toWellFormed().trim();
  return invisibleOnly.test(cleaned) ? '' : cleaned;
}

/** Like `cleanText`, with each run of white space as one blank. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' ')).replace(/ +/g, ' ');
}
