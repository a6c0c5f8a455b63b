const endings: [ending: RegExp, instead: string][] = [
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^aeious])s$/, '$1'],
  [/([aeo])s$/, '$1'],
];

const derivations: [ending: RegExp, instead: string][] = [
  [/(?<=.{3})ations?$/, ''],
  [/(?<=.{3})ings?$/, ''],
  [/(?<=.{3})ed$/, ''],
  [/(?<=.{4})ly$/, ''],
  [/(?<=.{4})ment$/, ''],
  [/(?<=.{4})able$/, ''],
  [/(?<=.{4})ness$/, ''],
];

/** Stems found before: the site uses some three thousand words, and each of them many times. */
const found = new Map<string, string>();
const mostFound = 5_000;
/** No English word is longer. What is, is not looked at, and not kept for longer than the call. */
const longestWord = 30;

/** What the forms of an English word share: book, books, booked and booking are one. No dictionary, so roughly. */
export function stem(word: string): string {
  if (word.length < 4 || word.length > longestWord) return word;
  let stemmed = found.get(word);
  if (stemmed === undefined) {
    stemmed = /\d/.test(word) ? word : findStem(word);
    if (found.size < mostFound) found.set(word, stemmed);
  }
  return stemmed;
}

function findStem(word: string): string {
  let stemmed = endings.reduce((form, [ending, instead]) => form.replace(ending, instead), word);
  for (const [ending, instead] of derivations) {
    const shorter = stemmed.replace(ending, instead);
    if (shorter !== stemmed && /[aeiouy]/.test(shorter)) stemmed = shorter;
  }
  // Booked and booking lose a doubled letter, save and saving a mute one.
  stemmed = stemmed.replace(/([bdgklmnprtz])\1$/, '$1').replace(/(...[^aeiou])e$/, '$1');
  return stemmed.replace(/([^aeiou])y$/, '$1i');
}
