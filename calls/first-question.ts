/** How English questions begin, for speech that was written down without a question mark. */
const questionStart =
  /^(?:and |but |so |well |ok(?:ay)?,? |hi,? |hello,? )*(?:who|whom|whose|what|when|where|which|why|how|can|could|do|does|did|is|are|am|was|were|will|would|should|may|might|have|has)(?:['’]\w+)?\b/i;

/** What a visitor asked first; without a question, what they said first that is more than a word. */
export function firstQuestion(said: string[]): string | null {
  const asked = said.find((text) => text.includes('?') || questionStart.test(text.trim()));
  return asked ?? said.find((text) => text.trim().includes(' ')) ?? said[0] ?? null;
}
