import type { FormValues } from '../../../engine/ports.ts';
import type { FieldKind } from '../../../protocol/form.ts';
import type { Form, FormField } from '../../agent-definition.ts';
import { firstOf, isStory, storyOf } from '../../form/form-roles.ts';
import { respellAddress } from '../addresses/address-respelling.ts';
import { withScheme } from '../addresses/spoken-web-address.ts';
import { hearChoice, isContactWay } from '../contact/spoken-choice.ts';
import { capitalised, correctName, respellName, withEndJoined, withLastName } from '../names/corrected-name.ts';
import { respellPart } from '../names/name-part.ts';
import { hearName } from '../names/spoken-name.ts';
import { withOtherDigits } from '../numbers/spoken-number.ts';
import { untitled } from '../phrases/name-asides.ts';
import { areAlike } from '../spelling/likeness.ts';
import { starredWord, withMended } from '../spelling/starred-word.ts';
import { byKind, readerOf } from './field-readers.ts';
import { replacementsIn } from './replacements.ts';
import { hearRetold, hearRetoldAtReadBack } from './retold-story.ts';

/** A field to change, with its new value if it was said; an empty value removes it. */
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
  ['name', /\b(?:name|surname)\b/i],
  ['text', /\b(?:bottleneck|problem|trouble|description|story|message|issue|request text)\b/i],
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
  /\b(change|correct|update|fix|edit|replace|scratch|scrap|wrong|incorrect|not right|not correct|misspelled|misspelt|mistake|typo|different)\b/;
const removes = /\b(?:take|leave|strike|cross)\b(?: \w+){1,4} (?:off|out)\b|\b(?:remove|delete|erase) (?:my|the|our)\b/;
const takesBack =
  /^\*\s?\p{L}|^(?:(?:um|uh|oh|ah|er|hm|hmm|and|but|well|so|ok|okay|yes|yeah)[,. ]+)*(?:no\b|nope\b|actually\b|sorry\b|wait\b|i meant\b|i mean\b|rather\b|correction\b|make (?:it|that)\b|it should be\b|change\b|let's\b|hang on\b|hold on\b)/iu;
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
  const typo = hearStarred(text, form, values, last);
  if (typo) return typo;
  const story = storyOf(form);
  const retold = story && hearRetold(text);
  if (story && retold) return { field: story, value: retold };
  const part =
    hearOtherName(text, form, values) ??
    hearReplacement(plain, form, values) ??
    hearOtherSpelling(text, form, values) ??
    hearNamePart(text, form, values);
  if (part) return part;
  const ending = hearOtherEnding(plain, form, values);
  if (ending) return ending;
  const numbered = firstOf(form, 'phone');
  const number = numbered && withOtherDigits(values[numbered.name] ?? '', plain);
  if (numbered && number) return { field: numbered, value: number };
  const chosen = hearOtherOption(text, form, values);
  if (chosen) return chosen;
  const off = removes.exec(plain);
  const removed = off && firstNamed(form, plain.slice(off.index));
  if (removed) return { field: removed[0], value: '' };
  const change = asksToChange.exec(plain);
  const toChange = change && nearestNamed(form, plain.split(/\bto\b/)[0] as string, change.index);
  if (toChange) {
    const [field, noun] = toChange;
    const said = placeOf(noun, text);
    const anew = isStory(field) ? hearRetoldAtReadBack(text) : null;
    if (anew !== null) return { field, value: anew };
    const value = hearValue(field, said ? text.slice(said.to).replace(towardsValue, '') : text);
    return value === null ? { field } : { field, value };
  }
  return wrong.test(plain) && last !== null ? { field: last } : null;
}

/** The field that a text names first. */
export function firstNamed(form: Form, text: string): [field: FormField, noun: RegExp | string] | undefined {
  const placed = nounsOf(form).flatMap((named) => {
    const place = placeOf(named[1], text);
    return place ? [{ named, from: place.from }] : [];
  });
  return placed.toSorted((a, b) => a.from - b.from)[0]?.named;
}

/** The field that a text names nearest to a place: of 'email is best, and the website is wrong' the website. */
function nearestNamed(form: Form, text: string, at: number): [field: FormField, noun: RegExp | string] | undefined {
  const placed = nounsOf(form).flatMap((named) => {
    const place = placeOf(named[1], text);
    return place ? [{ named, apart: place.from < at ? at - place.to : place.from - at }] : [];
  });
  return placed.toSorted((a, b) => a.apart - b.apart)[0]?.named;
}

/** '*Williams': the word it is most like, in the field given last or else in another. */
function hearStarred(text: string, form: Form, values: FormValues, last: FormField | null): Correction | null {
  const word = starredWord(text);
  if (word === null) return null;
  const fields = [...(last ? [last] : []), ...byKind(form)].filter(({ kind }) => kind !== 'choice');
  for (const field of fields) {
    const value = withMended(values[field.name] ?? '', word);
    if (value !== null) return { field, value };
  }
  return null;
}

/** 'The email is Harman with one n': a word of the address that is named. */
function hearOtherSpelling(text: string, form: Form, values: FormValues): Correction | null {
  for (const [field, noun] of nounsOf(form)) {
    if ((field.kind !== 'email' && field.kind !== 'url') || placeOf(noun, text) === null) continue;
    const value = respellAddress(values[field.name] ?? '', text);
    if (value !== null) return { field, value };
  }
  return null;
}

const otherEnding = /\b(?:is|ends (?:in|with|on)|should be|it's) (?:dot |\.)(\p{L}{2,}|\p{L} \p{L})(?= |[,.!]|$)/iu;

/** 'The website is dot ng': the last part of an address, in the field that is named. */
function hearOtherEnding(plain: string, form: Form, values: FormValues): Correction | null {
  const found = otherEnding.exec(plain);
  const ending = found?.[1]?.replace(' ', '');
  const place = found && nounsOf(form).find(([, noun]) => placeOf(noun, plain.slice(0, found.index)) !== null);
  const value = place && values[place[0].name];
  if (!ending || !value || (place[0].kind !== 'email' && place[0].kind !== 'url')) return null;
  const mended = value.replace(/\.[^./@]+(?=\/|$)/, `.${ending}`);
  return mended === value ? null : { field: place[0], value: mended };
}

const changesChoice = /\b(?:not|no|instead|rather|actually|make (?:it|that)|change)\b/i;

/** 'Not Monday, Tuesday': another option of a choice; a way of contact is heard with the other fields. */
function hearOtherOption(text: string, form: Form, values: FormValues): Correction | null {
  if (!changesChoice.test(text)) return null;
  for (const field of form) {
    if (field.kind !== 'choice' || isContactWay(field) || !values[field.name]) continue;
    const value = hearChoice(field, text, { alone: true })?.value;
    if (value !== undefined && value !== values[field.name]) return { field, value };
  }
  return null;
}

const otherName = /\bnot (\p{L}[\p{L}'-]*),? (?:but |it's |it is )?((?:\p{L}[\p{L}'-]* ){1,3}\p{L}[\p{L}'-]*)[.!]?$/iu;

/** 'Not Broughton, Tilly Aldous': the whole name in place of one that has the first word. */
function hearOtherName(text: string, form: Form, values: FormValues): Correction | null {
  const field = firstOf(form, 'name');
  const [, wrong = '', right = ''] = otherName.exec(text) ?? [];
  const isKnown = field && (values[field.name] ?? '').toLowerCase().split(' ').includes(wrong.toLowerCase());
  const name = isKnown ? hearName(right, { alone: true })?.value : null;
  return field && name?.includes(' ') ? { field, value: name } : null;
}

/** 'The surname is wrong, it's Iyengar.' */
const lastNameSaid =
  /\b(?:surname|(?:last|family|second) name)(?: is| was)?(?: wrong| misspelled| misspelt)?[,.]?(?: (?:it's|it is|should be|is|to))?\s/i;

/** `Smyth with a y`, `it's Smyth`: a part of the name that was given. */
function hearNamePart(text: string, form: Form, values: FormValues): Correction | null {
  const field = firstOf(form, 'name');
  const known = field && values[field.name];
  if (!field || !known) return null;
  const bare = untitled(known, text);
  if (bare) return { field, value: bare };
  const respelled = respellPart(known, text);
  if (respelled) return { field, value: respelled };
  // 'Hill dot com, with double l' is about an address.
  const hinted =
    /\bwith (an?|(?:only |just )?one|a single|two|double) \p{L}\b/iu.test(text) && !/@|\bdot\b/i.test(text);
  const said = afterTakingBack(text);
  const name = hearName(said, { alone: hinted })?.value;
  // 'Hillfarms with an s' is another word than those of the name.
  const isOther =
    name !== undefined && !known.split(' ').some((word) => name.split(' ').some((part) => areAlike(word, part)));
  if (hinted && isOther) return null;
  if (hinted) return { field, value: name ? correctName(known, name) : (respellName(known, text) ?? known) };
  const joined = name && withEndJoined(known, name);
  if (joined) return { field, value: joined };
  const surname = lastNameSaid.exec(text);
  const [lastSaid = ''] = surname ? text.slice(surname.index + surname[0].length).split(/[,.!?]/) : [];
  const last = hearName(lastSaid, { alone: true })?.value;
  if (last) return { field, value: withLastName(known, last) };
  return name && said !== text ? { field, value: correctName(known, name) } : null;
}

function afterTakingBack(text: string): string {
  return text.replace(takesBack, '').replace(/^[\s,.!]+/, '');
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

/** 'Hotmail, not gmail', 'dot org, not dot com': replaces the wrong word in the first field that contains it. */
function hearReplacement(plain: string, form: Form, values: FormValues): Correction | null {
  const named = nounsOf(form).filter(([, noun]) => placeOf(noun, plain) !== null);
  const fields = [...named.map(([field]) => field), ...byKind(form)].filter(({ kind }) => !unreplaced.has(kind));
  for (const { right, wrong } of replacementsIn(plain)) {
    for (const field of fields) {
      const value = values[field.name] ?? '';
      const at = value.toLowerCase().indexOf(wrong);
      if (at < 0) continue;
      const mended =
        value.slice(0, at) + (field.kind === 'name' ? capitalised(right) : right) + value.slice(at + wrong.length);
      return { field, value: field.kind === 'url' ? withScheme(mended) : mended };
    }
  }
  return null;
}

/** Kinds whose values are no words that a caller could replace; a story is told, not spelled. */
const unreplaced: ReadonlySet<FieldKind> = new Set(['choice', 'text']);
