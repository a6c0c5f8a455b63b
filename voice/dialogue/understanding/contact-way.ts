import type { Heard } from './spoken-email.ts';

/** A way of contact: its nouns, and the verbs of a wish such as 'text me'. */
const ways: [way: string, noun: string, verb: string][] = [
  ['video', 'video(?: call)?|zoom(?: call)?|teams|facetime|google meet|skype', 'video'],
  ['text', 'text messages?|texts?|texting|sms|message me', 'text|message'],
  ['email', 'e-?mails?|mails?|e mail', 'e-?mail|mail|write to'],
  ['phone', 'phone|telephone|phone call|calls?|calling|ring|cell|mobile', 'call|phone|ring'],
];
const before =
  '(?:by|via|over(?: the)?|prefer(?: the)?|make (?:it|that)|change (?:\\w+ ){0,4}to|switch to|rather(?: have)?|(?:send|give) me|on(?= zoom| teams| skype))(?: an?)?';
const after =
  "(?: (?:instead|please)\\b|(?:'s| is| are| would be| works| will do) (?:fine|best|better|good|great|easiest|ok|okay|enough)\\b)";

const words = ways.map(([way, noun, verb]): [way: string, alone: RegExp, within: RegExp] => [
  way,
  new RegExp(`\\b(?:${noun})\\b`),
  new RegExp(
    `\\b(?:${verb}) me\\b|\\b${before} (?:${noun})\\b|\\b(?:${noun})${after}${way === 'phone' ? '|\\bcall ?back\\b' : ''}`,
  ),
]);
const declined =
  /\b(?:do not|don't|dont|not|no|never|instead of|rather than|other than|(?:any(?:thing|how|way) |everything |all )?but|except)\s+(?:by |a |an |via |want |like |want you to |use )*(?:e-?mail|phone|call(?:ing)?|text(?:ing)?|video|sms)(?: me| call| message)?\b/g;
/** Words about other people: 'customers call me at night' is not a wish for a call. */
const others = /\b(customers?|clients?|callers?|patients?|guests?|people|they|nobody|no one|everyone|everybody)\b/;

/** Whether all option values are ways of contact. */
export function areContactWays(values: readonly string[]): boolean {
  return values.every((value) => words.some(([way]) => way === value));
}

/** The way in which the caller wants to be contacted; must be explicit unless it was asked for (`alone`). */
export function hearContactWay(text: string, { alone }: { alone: boolean }): Heard | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  if (!alone && others.test(plain)) return null;
  const wanted = plain.replace(declined, ' ');
  for (const [way, asked, said] of words) {
    const match = (alone ? asked : said).exec(wanted);
    if (match) return { value: way, rest: wanted.replace(match[0], ' ') };
  }
  return null;
}
