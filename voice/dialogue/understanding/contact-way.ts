import type { Heard } from './spoken-email.ts';

const words: [way: string, alone: RegExp, within: RegExp][] = [
  [
    'video',
    /\b(video|zoom|teams|facetime|google meet|skype)\b/,
    /\b(video call|by video|via video|over video|on zoom|by zoom|zoom call)\b/,
  ],
  [
    'text',
    /\b(text|texts|texting|sms|message me|text message)\b/,
    /\b(text me|by text|via text|by sms|text message|message me|send me a text|texts? (is|are|would be) (fine|best|better|good|great|easiest)|prefer (a )?texts?)\b/,
  ],
  [
    'email',
    /\b(e-?mails?|mails?|e mail)\b/,
    /\b((e-?mail|mail|write to) me|by e-?mail|via e-?mail|by mail|send me an e-?mail|use e-?mail|e-?mail instead|e-?mail (is|would be|works) (fine|best|better|good|great|easiest)|prefer e-?mail)\b/,
  ],
  [
    'phone',
    /\b(phone|telephone|call|calls|calling|ring|cell|mobile)\b/,
    /\b((call|phone|ring) me|call ?back|by (phone|telephone)|via phone|over the phone|on the phone instead|give me a (call|ring)|a (phone )?call (is|would be)|phone instead|call instead|phone (is|would be|works) (fine|best|better|good|great|easiest)|prefer (the phone|a call|calls))\b/,
  ],
];
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
