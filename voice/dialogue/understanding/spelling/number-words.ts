const digits = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = { hundred: 100, thousand: 1_000, grand: 1_000, million: 1_000_000, billion: 1_000_000_000 };

/** A number word: `five` 5, `fifteen` 15, `fifty` 50, `hundred` 100. */
export interface NumberWord {
  kind: 'digit' | 'teen' | 'ten' | 'scale';
  value: number;
}

const numberWords = new Map<string, NumberWord>([
  ...digits.map((word, at): [string, NumberWord] => [word, { kind: 'digit', value: at }]),
  ...teens.map((word, at): [string, NumberWord] => [word, { kind: 'teen', value: at + 10 }]),
  ...tens.map((word, at): [string, NumberWord] => [word, { kind: 'ten', value: 10 * at + 20 }]),
  ...Object.entries(scales).map(([word, value]): [string, NumberWord] => [word, { kind: 'scale', value }]),
]);

/** Null for any other word. */
export function readNumberWord(word: string): NumberWord | null {
  return numberWords.get(word) ?? null;
}

const scaleWord = Object.keys(scales).join('|');
const numberWord = [...digits, ...teens, ...tens, scaleWord].join('|');

/** A number in words, in lower case: `twenty-five`, `a hundred and ten`, `2.5 million`. */
export const numberInWords = new RegExp(
  `\\b(?:(?:an? )(?=${scaleWord}))?(?:\\d+(?:\\.\\d+)? (?=${scaleWord}))?(?:${numberWord})(?:[ -](?:and )?(?:${numberWord}))*\\b`,
  'g',
);

/** Repetitions of the next digit or letter: `double five`, `treble l`. */
export const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);
