/** Numbers of words in a list. */
export interface WordNumbers {
  exactly(word: string): number | undefined;
  /** The same, or else the number of the form that the word is inflected from. */
  inAnyForm(word: string): number | undefined;
}

export function numberWords(words: readonly string[]): WordNumbers {
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    exactly: (word) => numbers.get(word),
    inAnyForm(word) {
      const number = numbers.get(word);
      if (number !== undefined) return number;
      for (const [ending, instead] of inflections) {
        if (!word.endsWith(ending) || word.length - ending.length < leastStemLength) continue;
        const base = numbers.get(word.slice(0, -ending.length) + instead);
        if (base !== undefined) return base;
      }
      return undefined;
    },
  };
}

const inflections: [ending: string, instead: string][] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ed', ''],
];
const leastStemLength = 3;
