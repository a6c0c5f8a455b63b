/** What greets and whom, within plain words. */
const greeting =
  /^(?:(?:good |my )?(?:morning|afternoon|evening|day|greetings)\b ?|(?:g ?day|gday|hiya|howdy|yo|hey|hi|hello|namaste|darl|darling|kia ora|salaam|salam|servus|ma ?am|madam|sir|dear|mate|love|baby|there|now|yes|yeah|right|well|ok|okay|oh|um|uh|so|all|everyone|team|how is it going|how (?:are )?(?:you|ya|ye|we) (?:all )?(?:doing|going|keeping|getting on)(?: today)?|how are (?:you|ya)(?: all)?(?: today)?|how is (?:life|your day)(?: going)?|how are things|what is (?:up|good)|whats up|alrite|alright)\b ?)+/;

/** Plain words without the greeting that they begin with. */
export function withoutGreeting(plain: string): string {
  return `${plain} `.replace(greeting, '').trim();
}
