/** The share of letters that two words have in common, in order: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [shorter = '', longer = ''] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  let shared = 0;
  let from = 0;
  for (const letter of shorter) {
    const at = longer.indexOf(letter, from);
    if (at < 0) continue;
    shared++;
    from = at + 1;
  }
  return (2 * shared) / (one.length + other.length);
}

const leastShared = 0.6;

/** Whether two words share most of their letters, in order. */
export function areAlike(one: string, other: string): boolean {
  return likeness(one, other) >= leastShared;
}
