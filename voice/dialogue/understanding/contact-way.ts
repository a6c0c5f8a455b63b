import type { Heard } from './spoken-email.ts';

const video = '(?:video(?: call)?|zoom(?: call)?|teams|facetime|google meet|skype)';
const message = '(?:text messages?|texts?|texting|sms|message me)';
const mail = '(?:e-?mails?|mails?|e mail)';
const call = '(?:phone|telephone|phone call|calls?|calling|ring|cell|mobile)';
/** Words of a wish that stand before a way of contact, and after it. */
const before =
  '\\b(?:by|via|over(?: the)?|prefer(?: the)?|make (?:it|that)|change (?:\\w+ ){0,4}to|switch to|rather(?: have)?|(?:send|give) me|on(?= zoom| teams| skype))(?: an?)?';
const after =
  "(?: (?:instead|please)\\b|(?:'s| is| are| would be| works| will do) (?:fine|best|better|good|great|easiest|ok|okay|enough)\\b)";

/** Each way with its nouns, for an answer to the question, and with the wishes that name it unasked. */
const words: [way: string, alone: RegExp, within: RegExp][] = [
  ['video', new RegExp(`\\b${video}\\b`), new RegExp(`${before} ${video}\\b|\\b${video}${after}`)],
  [
    'text',
    new RegExp(`\\b${message}\\b`),
    new RegExp(`\\b(?:text|message) me\\b|${before} ${message}\\b|\\b${message}${after}`),
  ],
  [
    'email',
    new RegExp(`\\b${mail}\\b`),
    new RegExp(`\\b(?:e-?mail|mail|write to) me\\b|${before} ${mail}\\b|\\b${mail}${after}`),
  ],
  [
    'phone',
    new RegExp(`\\b${call}\\b`),
    new RegExp(`\\b(?:call|phone|ring) me\\b|\\bcall ?back\\b|${before} ${call}\\b|\\b${call}${after}`),
  ],
];
const declined =
  /\b(?:do not|don't|dont|not|no|never|instead of|rather than|other than|(?:any(?:thing|how|way) |everything |all )?but|except)\s+(?:by |a |an |the |via |want |like |want you to |use )*(?:e-?mail|phone|call(?:ing)?|text(?:ing)?|video|sms)(?: me| call| message)?\b/g;
/** Words about other people: 'customers call me at night' is not a wish for a call. */
const others = /\b(customers?|clients?|callers?|patients?|guests?|people|they|nobody|no one|everyone|everybody)\b/;

const eitherWay = new RegExp(
  `\\b(?:${mail}|write|${message}|${call}|${video}) or (?:to )?(?:${mail}|write|${message}|${call}|${video})\\b`,
);

/** Whether all option values are ways of contact. */
export function areContactWays(values: readonly string[]): boolean {
  return values.every((value) => words.some(([way]) => way === value));
}

/** The way in which the caller wants to be contacted; must be explicit unless it was asked for (`alone`). */
export function hearContactWay(text: string, { alone }: { alone: boolean }): Heard | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  if (!alone && others.test(plain)) return null;
  const wanted = plain.replace(declined, ' ');
  // 'Can somebody write or call me': the way is still to be chosen.
  if (!alone && eitherWay.test(wanted)) return null;
  for (const [way, asked, said] of words) {
    const match = (alone ? asked : said).exec(wanted);
    if (match) return { value: way, rest: wanted.replace(match[0], ' ') };
  }
  return null;
}
