import { hearContactMethod } from './contact-method.ts';
import { type RequestDraft, type RequestField, requestFields } from './request-fields.ts';
import { type Heard, hearEmail } from './spoken-email.ts';
import { hearName, respellName } from './spoken-name.ts';
import { hearPhone } from './spoken-number.ts';
import { hearWebAddress, withScheme } from './spoken-web-address.ts';
import { withoutEnd } from './without-end.ts';

/** A field to change, with its new value if it was said. */
export interface Correction {
  field: RequestField;
  value?: string;
}

const fieldNouns: [field: RequestField, noun: RegExp][] = [
  ['contact_method', /\b(?:contact method|way (?:to|of) contact|how (?:to|you) (?:contact|answer|reach)(?: me)?)\b/i],
  ['email', /\b(?:e-?mail|mail)(?: address)?\b/i],
  ['website', /\b(?:website|web site|web address|site|url|homepage)\b/i],
  ['phone', /\b(?:phone|telephone|mobile|cell)(?: number)?\b|\bnumber\b/i],
  ['full_name', /\bname\b/i],
  ['bottleneck', /\b(?:bottleneck|problem|description|story|message|issue|request text)\b/i],
];
/** What stands between the field to change and its new value. */
const towardsValue = /^(?: (?:is|was) wrong)?(?:\W*(?:to|it is|it's|is|should be|it should be))?\W*/i;
const asksToChange =
  /\b(change|correct|update|fix|edit|replace|wrong|incorrect|not right|not correct|misspelled|misspelt|mistake|typo|different)\b/;
const takesBack =
  /^(?:(?:um|uh|oh|hm|hmm|and|but|well|so|ok|okay)[, ]+)*(?:no\b|nope\b|actually\b|sorry\b|wait\b|i meant\b|i mean\b|rather\b|correction\b|make (?:it|that)\b|it should be\b|change\b|let's\b)/;
const wrong =
  /\b(that|this|it)('s| is| was)? (wrong|incorrect|not (right|correct|it|true))|that isn't right|not what i said|go back|you got (that|it) wrong\b/;

/**
 * What a caller takes back of a request: 'change the email to …', 'no, my name is …', 'Anne with an e', 'it's hotmail not
 * gmail', 'that's wrong' (then it is what was given last).
 */
export function hearCorrection(text: string, draft: RequestDraft, last: RequestField | null): Correction | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  const named = asksToChange.test(plain)
    ? fieldNouns.find(([, noun]) => noun.test(plain.split(/\bto\b/)[0] as string))
    : undefined;
  if (named) {
    const [field, noun] = named;
    const said = noun.exec(text);
    const value = hearValue(field, said ? text.slice(said.index + said[0].length).replace(towardsValue, '') : text);
    return value === null ? { field } : { field, value };
  }
  const replaced = hearReplacement(plain, draft);
  if (replaced) return replaced;
  if (draft.full_name !== undefined && /\bwith (an?|one|two|double) \p{L}\b/u.test(plain)) {
    const name = hearName(text.replace(takesBack, ''), { alone: false })?.value ?? respellName(draft.full_name, plain);
    if (name) return { field: 'full_name', value: name };
  }
  return wrong.test(plain) && last !== null ? { field: last } : null;
}

/** Whether what is said takes something back: then what it gives anew counts, even if it was given before. */
export function takesSomethingBack(text: string): boolean {
  return takesBack.test(text.toLowerCase());
}

/** The value of one field, when the caller was speaking of that field. */
export function hearValue(field: RequestField, text: string): string | null {
  const said = text.trim();
  if (!said) return null;
  if (field === 'bottleneck') return said.length > 3 ? said : null;
  const hear: Record<
    Exclude<RequestField, 'bottleneck'>,
    (text: string, options: { alone: boolean }) => Heard | null
  > = {
    full_name: hearName,
    email: hearEmail,
    website: hearWebAddress,
    phone: hearPhone,
    contact_method: hearContactMethod,
  };
  return hear[field](said, { alone: true })?.value ?? null;
}

/** 'Hotmail, not gmail': the one word takes the place of the other wherever it stands. */
function hearReplacement(plain: string, draft: RequestDraft): Correction | null {
  for (const { right, wrong } of replacementsIn(plain)) {
    if (wrong.length < 2 || wrong.length > longestWord) continue;
    for (const field of requestFields) {
      const value = draft[field] ?? '';
      const at = value.toLowerCase().indexOf(wrong);
      if (at < 0 || field === 'contact_method') continue;
      const mended =
        value.slice(0, at) + (field === 'full_name' ? capital(right) : right) + value.slice(at + wrong.length);
      return { field, value: field === 'website' ? withScheme(mended) : mended };
    }
  }
  return null;
}

/** No word, mail server or web host is longer (RFC 1035 section 2.3.4 has 63 for a part of a domain). */
const longestWord = 100;
const replacedWord = /^[\p{L}\d.@'-]+$/u;

interface Replacement {
  right: string;
  wrong: string;
}

/** The ways to read the end of a text as `right, not wrong` or as `not wrong, but right`. */
function replacementsIn(plain: string): Replacement[] {
  const words = withoutEnd(plain, '.!')
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ''));
  return [rightNotWrong(words), notWrongButRight(words)].filter(
    (found): found is Replacement => found !== null && replacedWord.test(found.right) && replacedWord.test(found.wrong),
  );
}

/** `hotmail, and not with gmail` */
function rightNotWrong(words: readonly string[]): Replacement | null {
  const wrong = words.at(-1) ?? '';
  const not = words.length - (words.at(-2) === 'with' ? 3 : 2);
  if (words[not] !== 'not') return null;
  return { right: words[words[not - 1] === 'and' ? not - 2 : not - 1] ?? '', wrong };
}

/** `not gmail, it is hotmail` */
function notWrongButRight(words: readonly string[]): Replacement | null {
  const right = words.at(-1) ?? '';
  const introduced = ['but', "it's", 'its'].includes(words.at(-2) ?? '');
  const inTwo = words.at(-2) === 'is' && words.at(-3) === 'it';
  const wrong = words.length - (inTwo ? 4 : introduced ? 3 : 2);
  return words[wrong - 1] === 'not' ? { right, wrong: words[wrong] ?? '' } : null;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
