/** Letters of any script (ʻokina is one), with single hyphens, apostrophes or joiners between: Anne-Marie, N’Golo. */
const givenName = /^(?:\p{L}\p{M}*)+(?:['’\u200C-](?:\p{L}\p{M}*)+)?$/u;
const wordsRunTogether = /(?:\p{Ll}\p{Lu}.*){2}/u;

/** The longest given names in characters: shorter for scripts whose sentences have no spaces. */
const maxLengths: [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u, 4],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 8],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u, 16],
  [/^/, 30],
];

/**
 * The first word of a full name if it looks like a given name: no digit, dot, slash or run-together words, so neither a
 * link nor a sentence. Null otherwise.
 */
export function firstName(fullName: string): string | null {
  const [first = ''] = fullName.normalize('NFC').trim().split(/\s+/);
  const max = maxLengths.find(([script]) => script.test(first))?.[1] ?? 0;
  return [...first].length <= max && givenName.test(first) && !wordsRunTogether.test(first) ? first : null;
}

const maxDisplayName = 60;
/**
 * Invisible characters, except the joiners that Persian names need, the specials of RFC 5322, section 3.2.3, and the
 * marks of an encoded word (RFC 2047): many mail programs decode one even in quotes, where it could hold an address.
 */
const notShown = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}"<>()[\]@,:;\\]|=\?|\?=/gu;

/** A full name as the display name in a mail header: one line of bounded length that cannot look like an address. */
export function displayName(fullName: string): string {
  const plain = fullName.replace(notShown, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  return characters.length > maxDisplayName ? `${characters.slice(0, maxDisplayName - 1).join('')}…` : plain;
}
