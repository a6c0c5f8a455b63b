import { readLeaving } from '../intents/leaving.ts';
import { hearName } from './spoken-name.ts';

const explained =
  /\bb[ .-]y[ .-]e\b|\b(?:like|as in|same as|spelled|spelt)(?: in| the word)? (?:good ?)?bye\b|\b(?:sur|last |second |family )name(?: is|'s)? bye\b|\b(?:it's|its|it is) bye\b(?! (?:from|for|now|then|bye|to)\b)/i;
const written = /^\p{Lu}\p{Ll}+ Bye$/u;

/** The name of a caller who is called Bye, and says so: 'Robert Bye, b y e'; null for a farewell. */
export function hearNameOfBye(text: string): string | null {
  const said = text.trim();
  if (!explained.test(said) && !(written.test(said) && readLeaving(said) === null)) return null;
  const [before = ''] = said.split(/,? bye\b/i);
  const first = hearName(before, { alone: true })?.value;
  return first ? `${first} Bye` : null;
}
