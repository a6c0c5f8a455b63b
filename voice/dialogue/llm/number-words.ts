const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  grand: 1_000,
};
const others: Record<string, string> = {
  dozen: '12',
  half: '0.5',
  twice: '2 times',
  double: '2 times',
  triple: '3 times',
  quadruple: '4 times',
  thrice: '3 times',
};
const numberWord = [...Object.keys(units), ...Object.keys(scales)].join('|');
const other = new RegExp(`\\b(?:an? )?(${Object.keys(others).join('|')})\\b`, 'g');
const run = new RegExp(
  `\\b(?:(?:an? )(?=${Object.keys(scales).join('|')}))?(?:\\d+(?:\\.\\d+)? (?=${Object.keys(scales).join('|')}))?(?:${numberWord})(?:[ -](?:and )?(?:${numberWord}))*\\b`,
  'g',
);

/** A text in small letters, one blank between words, with its numbers in digits: `twenty-five percent` as `25 percent`, `1,000` as `1000`, `10k` as `10000`. */
export function withDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\b24\s?\/\s?7\b|\btwenty[ -]?four[ -]seven\b/g, ' around the clock ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(?<!\d)(\d+(?:\.\d+)?)\s?k\b/g, (_, number: string) => String(Number(number) * 1_000))
    .replace(/(?<!\d)(\d+(?:\.\d+)?)\s?m\b/g, (_, number: string) => String(Number(number) * 1_000_000))
    .replace(run, readRun)
    .replace(other, (_, word: string) => others[word] as string)
    .replace(
      /\b(\d+)[ -]?fold\b|\b(two|three|four|five|ten)fold\b/g,
      (_, digits?: string, word?: string) => `${digits ?? units[word ?? '']} times`,
    );
}

/** Digits said one by one stay apart, as in a telephone number; other words add up. */
function readRun(words: string): string {
  const parts = words.split(/[ -]/).filter((word) => word !== 'and' && word !== 'a' && word !== 'an');
  if (parts.length > 1 && parts.every((word) => (units[word] ?? 10) < 10))
    return parts.map((word) => units[word]).join(' ');
  let total = 0;
  let group = 0;
  for (const word of parts) {
    const scale = scales[word];
    if (scale === undefined) group += units[word] ?? Number(word);
    else if (scale === 100) group = (group || 1) * 100;
    else {
      total += (group || 1) * scale;
      group = 0;
    }
  }
  return String(total + group);
}
