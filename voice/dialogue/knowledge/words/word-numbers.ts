/** Numbers of words, and of pairs of words, in a list. */
export interface WordNumbers {
  exactly(word: string): number | undefined;
  /** The same, or else the number of the form that the word is inflected from. */
  inAnyForm(word: string): number | undefined;
  /** The known words of a sentence, in any form, and the pairs of neighbours that are in the list. */
  ofSentence(words: readonly string[]): number[];
}

/** A pair stands in the list as its two words with a blank between them. */
export function numberWords(words: readonly string[]): WordNumbers {
  const numbers = new Map(words.map((word, number) => [word, number]));

  function inAnyForm(word: string): number | undefined {
    const number = numbers.get(word);
    if (number !== undefined) return number;
    for (const [ending, instead] of inflections) {
      if (!word.endsWith(ending) || word.length - ending.length < leastStemLength) continue;
      const base = numbers.get(word.slice(0, -ending.length) + instead);
      if (base !== undefined) return base;
    }
    return undefined;
  }

  return {
    exactly: (word) => numbers.get(word),
    inAnyForm,
    ofSentence(all) {
      const found: number[] = [];
      let before: number | undefined;
      for (const word of all) {
        const number = inAnyForm(word);
        const pair = before !== undefined && number !== undefined && numbers.get(`${words[before]} ${words[number]}`);
        if (number !== undefined) found.push(number);
        if (typeof pair === 'number') found.push(pair);
        before = number;
      }
      return found;
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
