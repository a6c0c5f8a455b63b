/** Whether 'yesterday' at this place is told of: 'I broke it yesterday', 'it happened yesterday'. */
export function isToldOf(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at);
  return before.some((word) => tellers.has(word)) && !before.some((word) => wishes.has(word));
}

const tellers = new Set('i we he she it they my'.split(' '));
const wishes = new Set('can could may book like want need come have make'.split(' '));
