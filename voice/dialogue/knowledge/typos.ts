const leastLength = 5;

/** Corrects typing errors: a long unknown word becomes the known word at edit distance one. */
export function createTypoMender(known: ReadonlySet<string>): (words: readonly string[]) => string[] {
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    if (word.length >= leastLength - 1) byLength.getOrInsertComputed(word.length, () => []).push(word);
  }
  function mend(word: string): string {
    if (known.has(word) || word.length < leastLength || /\d/.test(word)) return word;
    const near = [word.length, word.length - 1, word.length + 1].flatMap((length) => byLength.get(length) ?? []);
    return near.find((candidate) => candidate[0] === word[0] && isOneSlip(word, candidate)) ?? word;
  }

  return (words) => {
    // Cache per text: a caller may repeat the same word a thousand times.
    const mended = new Map<string, string>();
    return words.map((word) => mended.getOrInsertComputed(word, mend));
  };
}

/** One letter inserted, deleted or replaced, or two adjacent letters swapped. */
function isOneSlip(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back]) back++;
  const [restA, restB] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
