/** Minutes after midnight: at or after `from`, before `to`. */
export interface DayPart {
  from: number;
  to: number;
}

export const noon = 720;
export const dayEnd = 1_440;

/** Parts of the day; the longer names first. */
const parts: [words: string[], from: number, to: number][] = [
  [['early', 'morning'], 0, 600],
  [['late', 'morning'], 630, noon],
  [['early', 'afternoon'], noon, 870],
  [['late', 'afternoon'], 900, 1_080],
  [['early', 'evening'], 1_020, 1_140],
  [['after', 'lunch'], 780, 1_080],
  [['before', 'lunch'], 0, noon],
  [['after', 'work'], 1_020, dayEnd],
  [['after', 'school'], 915, dayEnd],
  [['morning'], 0, noon],
  [['afternoon'], noon, 1_020],
  [['evening'], 1_020, dayEnd],
  [['tonight'], 1_020, dayEnd],
  [['lunchtime'], noon, 840],
  [['lunch'], noon, 840],
];

/** The part of the day that is named at a place in the words; 'good morning' is a greeting. */
export function partAt(words: readonly string[], at: number): (DayPart & { length: number }) | null {
  if (words[at - 1] === 'good') return null;
  const found = parts.find(([name]) => name.every((word, offset) => isWord(words[at + offset], word)));
  return found ? { from: found[1], to: found[2], length: found[0].length } : null;
}

/** A word, or the same in the plural: 'mornings'. */
function isWord(said: string | undefined, word: string): boolean {
  return said === word || said === `${word}s`;
}

/** The first part of the day that is named. */
export function partIn(words: readonly string[]): DayPart | null {
  for (const at of words.keys()) {
    const part = partAt(words, at);
    if (part) return { from: part.from, to: part.to };
  }
  return null;
}
