const asks =
  /^(?:what|when|where|who|which|why|how|can|could|do|does|did|is|are|was|will|would|should|may|have|has|am)\b/i;
/** Between the halves; white space is collapsed in what a caller says. */
const joint = /\? (?:(?:and|also|plus) )?|,? (?:and|also|plus) (?:also )?(?:if so,? )?(?=\S)|[.;] /gi;
/** A sentence that ends before a question only leads up to it, unless it asks, too. */
const sentenceEnd = /^[.;] $/;
/** A half with fewer words says too little to be answered by itself. */
const leastWords = 3;

/** The two halves of a double question; empty for any other text. */
export function partsOf(asked: string): string[] {
  const text = asked.trim().split(/\s+/).join(' ');
  for (const { index, 0: found } of text.matchAll(joint)) {
    const halves = [text.slice(0, index), text.slice(index + found.length)].map((half) => half.trim());
    const [first = '', second = ''] = halves;
    if (!asks.test(second) || !first || (sentenceEnd.test(found) && !asks.test(first))) continue;
    if (halves.every((half) => half.split(/\s+/).length >= leastWords)) return halves;
  }
  return [];
}
