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

/** Cache of stems: the knowledge uses about 3,000 words, each of them many times. */
const found = new Map<string, string>();
const mostFound = 5_000;
/** Longer words are returned unchanged and not cached: no English word is longer. */
const longestWord = 30;

/** A rough stem of an English word, without a dictionary: book, books, booked and booking share one. */
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
  // Stripping leaves a doubled letter (planned) or drops a mute one (saving), so both are removed from every form.
  stemmed = stemmed.replace(/([bdgklmnprtz])\1$/, '$1').replace(/(...[^aeiou])e$/, '$1');
  return stemmed.replace(/([^aeiou])y$/, '$1i');
}
