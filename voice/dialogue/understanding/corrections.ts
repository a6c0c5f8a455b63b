import type { FormValues } from '../../engine/ports.ts';
import type { FieldKind } from '../../protocol/form.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { byKind, readerOf } from './field-readers.ts';
import { isContactWay } from './spoken-choice.ts';
import { hearName, respellName } from './spoken-name.ts';
import { withScheme } from './spoken-web-address.ts';
import { withoutEnd } from './without-end.ts';

/** A field to change, with its new value if it was said. */
export interface Correction {
  field: FormField;
  value?: string;
}

/** Nouns that callers use for a field, by its kind, in the order of search. */
const kindNouns: [kind: FieldKind, noun: RegExp][] = [
  ['choice', /\b(?:contact method|way (?:to|of) contact|how (?:to|you) (?:contact|answer|reach)(?: me)?)\b/i],
  ['email', /\b(?:e-?mail|mail)(?: address)?\b/i],
  ['url', /\b(?:website|web site|web address|site|url|homepage)\b/i],
  ['phone', /\b(?:phone|telephone|mobile|cell)(?: number)?\b|\bnumber\b/i],
  ['name', /\bname\b/i],
  ['text', /\b(?:bottleneck|problem|description|story|message|issue|request text)\b/i],
];

/** Each field with its noun; fields that are not the first of their kind use their label and come first. */
function nounsOf(form: Form): [field: FormField, noun: RegExp | string][] {
  const byNoun = kindNouns.flatMap(([kind, noun]): [FormField, RegExp][] => {
    const field = kind === 'choice' ? form.find(isContactWay) : kind === 'text' ? storyOf(form) : firstOf(form, kind);
    return field ? [[field, noun]] : [];
  });
  const others = form.filter((field) => !byNoun.some(([named]) => named === field));
  return [...others.map((field): [FormField, string] => [field, field.label]), ...byNoun];
}

/** Range of a field's noun in a text; null when the text does not name it. */
function placeOf(noun: RegExp | string, text: string): { from: number; to: number } | null {
  if (typeof noun === 'string') {
    const from = text.toLowerCase().indexOf(noun.toLowerCase());
    return from < 0 ? null : { from, to: from + noun.length };
  }
  const found = noun.exec(text);
  return found && { from: found.index, to: found.index + found[0].length };
}

/** Words between the field to change and its new value. */
const towardsValue = /^(?: (?:is|was) wrong)?(?:\W*(?:to|it is|it's|is|should be|it should be))?\W*/i;
const asksToChange =
  /\b(change|correct|update|fix|edit|replace|wrong|incorrect|not right|not correct|misspelled|misspelt|mistake|typo|different)\b/;
const takesBack =
  /^(?:(?:um|uh|oh|hm|hmm|and|but|well|so|ok|okay)[, ]+)*(?:no\b|nope\b|actually\b|sorry\b|wait\b|i meant\b|i mean\b|rather\b|correction\b|make (?:it|that)\b|it should be\b|change\b|let's\b)/;
const wrong =
  /\b(that|this|it)('s| is| was)? (wrong|incorrect|not (right|correct|it|true))|that isn't right|not what i said|go back|you got (that|it) wrong\b/;

/**
 * Finds a correction: 'change the email to …', 'no, my name is …', 'Anne with an e', 'it's hotmail not gmail', or
 * 'that's wrong', which means the field given last.
 */
export function hearCorrection(
  text: string,
  form: Form,
  values: FormValues,
  last: FormField | null,
): Correction | null {
  const plain = text.toLowerCase().replace(/[’]/g, "'");
  const toChange = asksToChange.test(plain)
    ? nounsOf(form).find(([, noun]) => placeOf(noun, plain.split(/\bto\b/)[0] as string) !== null)
    : undefined;
  if (toChange) {
    const [field, noun] = toChange;
    const said = placeOf(noun, text);
    const value = hearValue(field, said ? text.slice(said.to).replace(towardsValue, '') : text);
    return value === null ? { field } : { field, value };
  }
  const replaced = hearReplacement(plain, form, values);
  if (replaced) return replaced;
  const named = firstOf(form, 'name');
  const known = named && values[named.name];
  if (named && known !== undefined && known !== null && /\bwith (an?|one|two|double) \p{L}\b/u.test(plain)) {
    const name = hearName(text.replace(takesBack, ''), { alone: false })?.value ?? respellName(known, plain);
    if (name) return { field: named, value: name };
  }
  return wrong.test(plain) && last !== null ? { field: last } : null;
}

/** Whether the text withdraws something; then its values replace earlier ones. */
export function takesSomethingBack(text: string): boolean {
  return takesBack.test(text.toLowerCase());
}

/** The value of a field in a text about that field. */
export function hearValue(field: FormField, text: string): string | null {
  const said = text.trim();
  if (!said) return null;
  const hear = readerOf(field);
  if (hear) return hear(said, { alone: true })?.value ?? null;
  return isStory(field) && said.length <= 3 ? null : said;
}

/** 'Hotmail, not gmail': replaces the wrong word in the first field that contains it. */
function hearReplacement(plain: string, form: Form, values: FormValues): Correction | null {
  for (const { right, wrong } of replacementsIn(plain)) {
    if (wrong.length < 2 || wrong.length > longestWord) continue;
    for (const field of byKind(form)) {
      const value = values[field.name] ?? '';
      const at = value.toLowerCase().indexOf(wrong);
      if (at < 0 || field.kind === 'choice') continue;
      const mended =
        value.slice(0, at) + (field.kind === 'name' ? capital(right) : right) + value.slice(at + wrong.length);
      return { field, value: field.kind === 'url' ? withScheme(mended) : mended };
    }
  }
  return null;
}

/** Longer than any word, mail server or web host (RFC 1035 section 2.3.4 limits a domain label to 63). */
const longestWord = 100;
const replacedWord = /^[\p{L}\d.@'-]+$/u;

interface Replacement {
  right: string;
  wrong: string;
}

/** Reads the end of a text as `right, not wrong` and as `not wrong, but right`. */
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
