const adviser =
  /\b(?:says?|said|told (?:me|us)|thinks?|thought|reckons?|recommends?|recommended|suggests?|suggested|advises?|advised)\b/i;
const advised =
  /\b(?:i|we|he|she|they) (?:really |probably |might |may )?(?:should|must|needs?|needed|ought|have|has|had|want)(?: to)?(?: (?:get|have|had|try|use|see|be|buy|consider))?\b/i;

/** What somebody told the caller to get: 'a night guard' of 'my dentist says I should get a night guard'; null for any other text. */
export function adviceIn(text: string): string | null {
  const by = adviser.exec(text);
  if (!by) return null;
  const rest = text.slice(by.index + by[0].length);
  const asked = advised.exec(rest);
  return asked ? rest.slice(asked.index + asked[0].length).trim() || null : null;
}
