/** Letters of any script (ʻokina is one), with at most one hyphen, apostrophe or joiner between them: Anne-Marie, N’Golo. */
const givenName = /^(?:\p{L}\p{M}*)+(?:['’\u200C-](?:\p{L}\p{M}*)+)?$/u;
const wordsRunTogether = /(?:\p{Ll}\p{Lu}.*){2}/u;

/** The longest given names, in characters; scripts that write sentences without spaces say more in as many. */
const maxLengths: [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u, 4],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 8],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u, 16],
  [/^/, 30],
];

/**
 * The first word of a full name, where it can hardly be more than a name: no digit, dot, slash or second word, so
 * neither a link nor a sentence. Null for everything else.
 */
export function firstName(fullName: string): string | null {
  const [first = ''] = fullName.normalize('NFC').trim().split(/\s+/);
  const max = maxLengths.find(([script]) => script.test(first))?.[1] ?? 0;
  return [...first].length <= max && givenName.test(first) && !wordsRunTogether.test(first) ? first : null;
}

const maxDisplayName = 60;
/** Everything invisible but the joiners that Persian names need, and what an address is made of (RFC 5322, 3.2.3). */
const notShown = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}"<>()[\]@,:;\\]/gu;

/** A full name as it stands before an address in a mail header: one line of bounded length that reads as no address. */
export function displayName(fullName: string): string {
  const plain = fullName.replace(notShown, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  return characters.length > maxDisplayName ? `${characters.slice(0, maxDisplayName - 1).join('')}…` : plain;
}
