import { plainWords } from '../knowledge/plain-words.ts';
import { readAgreement } from './agreement.ts';

/** Words of a yes at the beginning of a turn. */
const opening =
  /^(?:(?:um|uh|oh|ah|well|so|ok|okay|right|great|lovely|perfect|good|fine|brilliant|cool|alright|all right|yes|yeah|yep|yup|sure|absolutely|definitely|please|pls|thanks|thank you|dear|man|that(?:'s| is) (?:fine|great|good|perfect|right)|sounds good|(?:just |please )?book (?:it|that|this|him|her|them|us|me|both)(?: in)?|do (?:it|that|this)|go ahead(?: and)?)\b[\s,.!]*)+/i;
const joint = /^(?:(?:and|um|uh|also|then|but|plus|oh|so|now|actually|you know what|while you're at it)\b[\s,]*)+/i;
const leastOfRest = 3;

/** A turn that begins with a clear yes: the yes, and what is said behind it; null for any other. */
export function yesAndMore(text: string): { yes: string; rest: string } | null {
  const [yes = ''] = opening.exec(text.trim()) ?? [];
  if (yes === '' || !(readAgreement(yes) === 'yes' && isClear.test(yes))) return null;
  const rest = text.trim().slice(yes.length).replace(joint, '').trim();
  return plainWords(rest).length < leastOfRest ? null : { yes, rest };
}

const isClear = /\b(?:yes|yeah|yep|yup|sure|absolutely|definitely|book|do (?:it|that)|go ahead)\b/i;

const ending =
  /(?:^|[\s,.;!])(?:yes|yeah|go ahead|(?:yes|yeah|yep)[\s,]{1,2}(?:please |just )?book|(?:just |please |go ahead and )book (?:it|that|this|him|her|them|me|both|the \w+(?:'s)? \w+)(?: in)?(?: at [\w:]{1,8}(?: [\w:]{1,8})?)?|book (?:it|that))(?: please| pls| thanks| thank you| then| now){0,3}[\s.!]*$/i;
const beforeYes = /[\s,](?:yes|yeah|yep|ok|okay|just|please)[\s,]{0,3}$/i;

/** A turn that ends with a clear yes: 'that's for Leo, yeah go ahead'; null for any other. */
export function moreAndYes(text: string): { said: string; yes: string } | null {
  const found = /\?\s*$/.test(text) ? null : ending.exec(text);
  if (!found) return null;
  let said = text.slice(0, found.index);
  while (beforeYes.test(said)) said = said.slice(0, said.search(beforeYes));
  return plainWords(said).length >= leastOfRest ? { said: said.trim(), yes: found[0] } : null;
}
