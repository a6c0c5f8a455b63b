import { type RequestDraft, type RequestField, requestFields } from '../../../protocol/request.ts';
import { hearContactMethod } from './contact-method.ts';
import { type Heard, hearEmail } from './spoken-email.ts';
import { hearName, respellName } from './spoken-name.ts';
import { hearPhone } from './spoken-number.ts';
import { hearWebAddress, withScheme } from './spoken-web-address.ts';

/** A field to change, with its new value if it was said. */
export interface Correction {
  field: RequestField;
  value?: string;
}

const fieldNouns: [field: RequestField, noun: RegExp][] = [
  ['contact_method', /\b(contact method|way (to|of) contact|how (to|you) (contact|answer|reach)( me)?)\b/],
  ['email', /\b(e-?mail|mail)( address)?\b/],
  ['website', /\b(website|web site|web address|site|url|homepage)\b/],
  ['phone', /\b(phone|telephone|mobile|cell)( number)?\b|\bnumber\b/],
  ['full_name', /\b(name)\b/],
  ['bottleneck', /\b(bottleneck|problem|description|story|message|issue|request text)\b/],
];
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
    const value = hearValue(
      field,
      text.replace(
        new RegExp(
          `^.*?${noun.source}(?: (?:is|was) wrong)?(?:\\W*(?:to|it is|it's|is|should be|it should be))?\\W*`,
          'i',
        ),
        '',
      ),
    );
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

const notSoButSo =
  /(?:it's |its |it is |i said |is |with |make it )?([\p{L}\d.@'-]+)[,]? (?:and )?not (?:with )?([\p{L}\d.@'-]+)[.!]?$/u;
const notThisButThat = /\bnot ([\p{L}\d.@'-]+)[,]? (?:but |it's |its |it is )?([\p{L}\d.@'-]+)[.!]?$/u;

/** 'Hotmail, not gmail': the one word takes the place of the other wherever it stands. */
function hearReplacement(plain: string, draft: RequestDraft): Correction | null {
  const first = notSoButSo.exec(plain);
  const second = notThisButThat.exec(plain);
  const pairs = [first && [first[1], first[2]], second && [second[2], second[1]]];
  for (const pair of pairs) {
    const [right = '', wrongWord = ''] = pair ?? [];
    if (wrongWord.length < 2) continue;
    for (const field of requestFields) {
      const value = draft[field];
      if (!value?.toLowerCase().includes(wrongWord) || field === 'contact_method') continue;
      const mended = value.replace(new RegExp(escaped(wrongWord), 'i'), field === 'full_name' ? capital(right) : right);
      return { field, value: field === 'website' ? withScheme(mended) : mended };
    }
  }
  return null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
