import { plainWords } from '../knowledge/plain-words.ts';
import { withoutEnd } from './without-end.ts';

/** 'Put that down': what was said before it is to be written. */
const toBeWritten =
  /[,.]? (?:so )?(?:(?:please|just|can you|could you) ){0,2}(?:put|write|note|take|get) (?:that|it|this)(?: down| in| there)?(?: instead)?(?: please)?[.!]*$| instead(?: please)?[.!]*$/i;
const troubleIs =
  /\b(?:the|my|our) (?:(?:real|main|actual|big|biggest|true|only) )?(?:trouble|problem|issue|bottleneck)(?: really| actually)? (?:is|was)(?: really| actually)?(?: that)?[,:]? (?=\S)/i;
const putDown =
  /\b(?:(?:put|write|note) (?:down )?(?:that|instead)(?: that)?|(?:put|write) down)[,:]? (?=(?:we|our|my|i|people|customers|clients|callers|patients|guests|nobody|everybody|everyone|the)\b)/i;
const toAdd =
  /^(?:(?:and|oh|also|please|wait|sorry|yes|yeah|ok|okay|but|so|just|one more thing),? ){0,4}(?:(?:can|could|would|will) (?:you|we|i) )?(?:(?:also|please|just) ){0,2}(?:add|mention|include|put in|note)(?: also| in| to (?:it|that|the (?:request|problem)))?(?: that)?[,:]? (?=\S)/i;
/** Of the other fields, or of what was written down. */
const aboutDetails =
  /\b(?:name|surname|e-?mail|mail|number|address|web ?site|site|url|spell\w*|letters?|dot|extension|title|dr|mr|mrs)\b|@|\d{4}|^(?:you|that|it|this|nothing|not)\b/i;
const leastWords = 3;

/** The problem that a caller tells anew: 'actually the trouble is the queue at noon, put that down'. */
export function retoldStory(text: string): string | null {
  const found = troubleIs.exec(text) ?? putDown.exec(text);
  return found && storyIn(text.slice(found.index + found[0].length));
}

/** What a caller adds to the problem: 'can you add that we close on Mondays'. */
export function addedStory(text: string): string | null {
  const found = toAdd.exec(text);
  return found && storyIn(text.slice(found[0].length));
}

function storyIn(said: string): string | null {
  const told = withoutEnd(said.replace(toBeWritten, '').trim(), ' ,;:.');
  return plainWords(told).length >= leastWords && !aboutDetails.test(told) ? told : null;
}
