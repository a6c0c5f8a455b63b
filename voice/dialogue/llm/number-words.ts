import { numberInWords, readNumberWord } from '../understanding/spelling/number-words.ts';

const others: Record<string, string> = {
  dozen: '12',
  half: '0.5',
  twice: '2 times',
  double: '2 times',
  triple: '3 times',
  quadruple: '4 times',
  thrice: '3 times',
};
const other = new RegExp(`\\b(?:an? )?(${Object.keys(others).join('|')})\\b`, 'g');

/**
 * Converts a text to lower case with single blanks and numbers in digits: `twenty-five percent` to `25 percent`,
 * `1,000` to `1000`, `10k` to `10000`.
 */
export function withDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\b24\s?\/\s?7\b|\btwenty[ -]?four[ -]seven\b/g, ' around the clock ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(?<!\d)(\d+(?:\.\d+)?)\s?k\b/g, (_, number: string) => String(Number(number) * 1_000))
    .replace(/(?<!\d)(\d+(?:\.\d+)?)\s?m\b/g, (_, number: string) => String(Number(number) * 1_000_000))
    .replace(numberInWords, readRun)
    .replace(other, (_, word: string) => others[word] as string)
    .replace(
      /\b(\d+)[ -]?fold\b|\b(two|three|four|five|ten)fold\b/g,
      (_, digits?: string, word = '') => `${digits ?? readNumberWord(word)?.value} times`,
    );
}

/** Keeps digits said one by one apart, as in a telephone number; adds up other number words. */
function readRun(words: string): string {
  const parts = words.split(/[ -]/).filter((word) => word !== 'and' && word !== 'a' && word !== 'an');
  if (parts.length > 1 && parts.every((word) => readNumberWord(word)?.kind === 'digit'))
    return parts.map((word) => readNumberWord(word)?.value).join(' ');
  let total = 0;
  let group = 0;
  for (const word of parts) {
    const read = readNumberWord(word);
    if (read?.kind !== 'scale') group += read?.value ?? Number(word);
    else if (read.value === 100) group = (group || 1) * 100;
    else {
      total += (group || 1) * read.value;
      group = 0;
    }
  }
  return String(total + group);
}
