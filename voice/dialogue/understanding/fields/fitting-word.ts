import type { FormValues } from '../../../engine/ports.ts';
import type { Form } from '../../agent-definition.ts';
import { firstOf } from '../../form/form-roles.ts';
import { spelledWord } from '../addresses/address-respelling.ts';
import { correctName } from '../names/corrected-name.ts';
import { hearName } from '../names/spoken-name.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { likeness } from '../spelling/likeness.ts';
import { isLetter, readSpelling } from '../spelling/spelling.ts';

const ofAddress = /\b(?:e-?mail|mail|web ?site|site|domain|address)(?:'?s)?\b/i;
const ofName = /\b(?:name|surname)(?:'?s)?\b/i;
/** 'Hill farms with an s' */
const hinted = /(?<!\p{L})(\p{L}{3,}) with (?:an?|two|double) \p{L}\b/iu;
const leastAlike = 0.7;
const mostLetters = 2;

/** A word that was spelled, in the value that has the word most like it: 'Clarke's got an e on the end c l a r k e'. */
export function hearFittingLetters(text: string, form: Form, values: FormValues): FormValues | null {
  const letters =
    spelledWord(text.replace(/\bwith an? (?=\p{L}\b)/giu, ' '))?.letters ?? hinted.exec(text)?.[1]?.toLowerCase();
  if (!letters) return null;
  return fitInto(text, form, values, (word) => {
    const isNear = Math.abs(word.length - letters.length) <= mostLetters && likeness(word, letters) >= leastAlike;
    return isNear && word !== letters ? { rank: likeness(word, letters), word: letters } : null;
  });
}

const swapped = /\b(\p{L}) not (?:an? )?(\p{L})\b/iu;
const swappedAfter = /\bnot (?:an? )?(\p{L}),? (?:but |it's |it is )?(?:an? )?(\p{L})\b/iu;

/** 'That's c for cat, not k': a letter in place of one that a word has once. */
export function hearFittingLetter(text: string, form: Form, values: FormValues): FormValues | null {
  const said = readSpelling(
    text
      .toLowerCase()
      .replace(/[,.;!]/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  ).join(' ');
  const [, first = '', second = ''] = swapped.exec(said) ?? [];
  const [, third = '', fourth = ''] = first ? [] : (swappedAfter.exec(said) ?? []);
  const [right, wrong] = first ? [first, second] : [fourth, third];
  if (!right || !wrong || right === wrong) return null;
  return fitInto(text, form, values, (word) => {
    const isOnce = word.split(wrong).length === 2;
    return isOnce ? { rank: said.includes(word) ? 1 : 0, word: word.replace(wrong, right) } : null;
  });
}

interface Fit {
  rank: number;
  word: string;
}

/** The fields with the word that fits best in place of its own; the name before the addresses, unless these are named. */
function fitInto(text: string, form: Form, values: FormValues, fitOf: (word: string) => Fit | null): FormValues | null {
  const kinds = (['name', 'email', 'url'] as const).filter((kind) => {
    if (kind === 'name') return !ofAddress.test(text);
    if (ofName.test(text)) return false;
    const isSite = /\b(?:web ?)?site\b/i.test(text);
    const isMail = /\b(?:e-?)?mail\b/i.test(text);
    return kind === 'email' ? isMail || !isSite : isSite || !isMail;
  });
  let best: (Fit & { field: string; value: string; old: string }) | null = null;
  for (const kind of kinds) {
    const field = firstOf(form, kind)?.name ?? '';
    const value = values[field] ?? '';
    for (const { 0: part, index } of value.matchAll(kind === 'name' ? /[\p{L}']+/gu : addressWord)) {
      const found = fitOf(part.toLowerCase());
      if (!found || (best && found.rank <= best.rank)) continue;
      const word = /^\p{Lu}/u.test(part) ? found.word.charAt(0).toUpperCase() + found.word.slice(1) : found.word;
      const mended = value.slice(0, index) + word + value.slice(index + part.length);
      best = { ...found, field, value: mended, old: part };
    }
  }
  if (!best) return null;
  const { field, value, old, word } = best;
  // One business has its word in both addresses.
  const others = ofAddress.test(text) ? [] : addresses(form).filter((each) => each !== field);
  const alsoThere = others.filter((each) => /[@/]/.test(values[each] ?? '') && values[each]?.includes(`${old}.`));
  const isDomain = addresses(form).includes(field) && value.includes(`${word}.`);
  return Object.fromEntries([
    [field, value],
    ...(isDomain ? alsoThere : []).map((each) => [each, values[each]?.replace(`${old}.`, `${word}.`) ?? '']),
  ]);
}

function addresses(form: Form): string[] {
  return (['email', 'url'] as const).map((kind) => firstOf(form, kind)?.name ?? '');
}

/** A label of an address or a part of one; not what it ends in, nor its scheme. */
const addressWord = /(?<![\p{L}\d])(?!https?:)[\p{L}\d]+(?=[@._-])/gu;

const beforeName =
  /^(?:(?:no|nope|not bad|not quite|nearly|almost|sorry|oh|but|well|um|yes|yeah|actually|all (?:good|right|correct|fine)|except(?: for)?|apart from|only|(?:the|my) name(?:'s)?|is|was|wrong|it's|its|it is|it should be|should be|that's|that is|i said|i'm|spelled|just)\b[\s,.]*)+/i;
const mostNameWords = 4;

/** 'No it's Karen Smythe', where the name is Karen Smith: a name that is nearly the one that was taken. */
export function hearFittingName(text: string, form: Form, values: FormValues): FormValues | null {
  const field = firstOf(form, 'name')?.name ?? '';
  const known = values[field];
  const said = withoutEnd(text.replace(/[’]/g, "'").replace(beforeName, ''), '.! ');
  if (!known || said === text || ofAddress.test(text) || said.split(' ').length > mostNameWords) return null;
  const heard = hearName(said, { alone: true });
  if (!heard || heard.rest.trim()) return null;
  const words = known.toLowerCase().split(' ');
  const isNear = heard.value
    .toLowerCase()
    .split(' ')
    .some((part) => !isLetter(part) && words.some((word) => likeness(word, part) >= leastAlike));
  const name = isNear ? correctName(known, heard.value) : known;
  return name.toLowerCase() === known.toLowerCase() ? null : { [field]: name };
}
