import type { FormValues } from '../../engine/ports.ts';
import type { FormField } from '../agent-definition.ts';
import { addressKinds, firstOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearFittingEnding } from '../understanding/addresses/fitting-ending.ts';
import { hearEmail, hearEmailLike } from '../understanding/addresses/spoken-email.ts';
import { hearWebAddress } from '../understanding/addresses/spoken-web-address.ts';
import { declinedWays } from '../understanding/contact/contact-way.ts';
import { hearChoice, isContactWay } from '../understanding/contact/spoken-choice.ts';
import { cutOut } from '../understanding/fields/cut-out.ts';
import { byKind, type Hear, readerOf } from '../understanding/fields/field-readers.ts';
import { hearFittingLetter, hearFittingLetters, hearFittingName } from '../understanding/fields/fitting-word.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { withFittingDigits } from '../understanding/numbers/fitting-digits.ts';
import { likeness } from '../understanding/spelling/likeness.ts';
import type { DialogueState } from './dialogue-state.ts';
import { isSame } from './same-value.ts';

/**
 * What is corrected at a read-back by a turn that names no field: the value says itself which one it fits. An address or
 * digits are heard before the words of a correction are looked for.
 */
export function fittingAddress({ taking }: DialogueState, text: string): FormValues | null {
  const { form, state } = taking;
  const values = state?.values ?? {};
  const ending = hearFittingEnding(text, form, values);
  if (ending) return ending;
  const mail = firstOf(form, 'email')?.name ?? '';
  const like = values[mail] ? hearEmailLike(text, values[mail]) : null;
  if (like && like !== values[mail]) return { [mail]: like };
  const whole = values[mail] ? hearEmail(text, { alone: false })?.value : undefined;
  if (whole && !like && whole !== values[mail]) return { [mail]: whole };
  const site = firstOf(form, 'url')?.name ?? '';
  const other = values[site] ? otherSite(text, values[site]) : null;
  if (other) return { [site]: other };
  const phone = firstOf(form, 'phone')?.name ?? '';
  const digits = withFittingDigits(values[phone] ?? '', text);
  return digits ? { [phone]: digits } : null;
}

/** 'No it's hill dash farm dot com', for hillfarm.com. */
function otherSite(text: string, known: string): string | null {
  if (/@|\bat\b|\bmail\b|\bnot\b/i.test(text) || plainWords(text).length > mostWordsOfSite) return null;
  const said = text.replace(beforeSite, '');
  const value = /\bdot\b|\p{L}\.\p{L}/iu.test(said) ? hearWebAddress(said, { alone: true })?.value : undefined;
  return value && value !== known && likeness(value, known) >= leastLikeSite ? value : null;
}

const mostWordsOfSite = 10;
const leastLikeSite = 0.8;
const beforeSite =
  /^(?:(?:no|nope|not quite|nearly|almost|sorry|oh|but|well|um|yes|actually|it's|its|it is|it should be|should be|that's|that is|i said|the|my|our|web ?site|site|is)\b[\s,.]*)+/i;

/** As `fittingAddress`: a spelled word, a letter, a name or a way of contact, in a turn in which nothing else was heard. */
export function fittingWord(dialogue: DialogueState, text: string): FormValues | null {
  const { form, state } = dialogue.taking;
  const values = state?.values ?? {};
  if (isQuestion(text) || plainWords(text).length > mostWords) return null;
  return (
    hearFittingLetters(text, form, values) ??
    hearFittingLetter(text, form, values) ??
    otherWay(dialogue, text) ??
    hearFittingName(text, form, values)
  );
}

const mostWords = 16;

/** 'Yes but not a call, WhatsApp only': a way of contact is nothing else at a read-back. */
export function otherWay({ taking }: DialogueState, text: string): FormValues | null {
  const way = taking.form.find(isContactWay);
  const chosen = way && taking.state?.values[way.name];
  if (!way || !chosen || !isShort(text) || speaksOfValue.test(text)) return null;
  const value = hearChoice(way, text, { alone: true })?.value;
  return value && value !== chosen ? { [way.name]: value } : null;
}

/** A longer turn tells of something else than the way of contact. */
const mostWordsOfWay = 12;
/** Agrees with what was read back, and says nothing of the way. */
const restIsRight =
  /\b(?:the (?:rest|others)|everything else|all else)(?: of it)?(?:'s| is| are| was| looks| sounds) (?:all )?(?:right|fine|correct|good|ok|okay|grand|perfect)\b/i;

function isShort(text: string): boolean {
  return plainWords(text.replace(restIsRight, '')).length <= mostWordsOfWay;
}

const speaksOfValue =
  /[@\d]|\bdot\b|\b(?:my|the|our|your|his|her|that) (?:\w+ )?(?:e-?mail|mail|phone|mobile|cell|number|text|calls?|address)\b|\b(?:e-?mail|phone|text)(?:'s| is| was| should)\b(?! (?:better|best|fine|good|easier|ok|okay|grand|preferred|what i|the way))|\b(?:address|number|name|spell\w*|customers?|clients?|people|patients?|guests?|they|we|nobody|everybody|everyone)\b/i;

/** A number that was given is kept beside another way of contact, unless it is taken back: 'forget my number, email me'. */
export function withdrawnNumber({ taking }: DialogueState, text: string): FormValues | null {
  const { form, state } = taking;
  const field = firstOf(form, 'phone');
  const way = form.find(isContactWay);
  if (!field || !way || !state?.values[field.name] || isStoryAsked(taking)) return null;
  if (!takesNumberBack.test(text) || keepsNumber.test(text) || isQuestion(text)) return null;
  const value = hearChoice(way, text, { alone: true })?.value ?? state.values[way.name];
  if (!value || field.when?.is.includes(value)) return null;
  return { ...(value !== state.values[way.name] && { [way.name]: value }), [field.name]: '' };
}

function isStoryAsked(taking: DialogueState['taking']): boolean {
  return taking.state?.stage === 'collecting' && taking.next()?.kind === 'text';
}

const takesNumberBack =
  /\b(?:no|not|never|(?:do|did|would|wo)n't|dont|without|forget|drop|remove|delete|scrap|lose|erase|withdraw|(?:take|leave|cross|strike)(?= (?:\w+ ){1,4}(?:off|out)\b))(?: (?:to|give|giving|share|sharing|have|having|use|using|leave|put|putting|want|you|need|hand|handing|out|my|our|the|that|this|any|a|phone|cell|mobile|about|store|save|call|ring|on|me|need)\b){0,6} (?:number|mobile|digits)\b/i;
const keepsNumber =
  /\b(?:keep|(?:can|may) (?:have|hold|leave)|just in case|as (?:a )?back ?up|on there|in case|dot|ends?|starts?|digits? (?:is|are)|should)\b|[\d@]/i;

/** The way of contact, where the caller only says that the chosen one is not wanted: 'I don't want you to call'. */
export function unwantedWay({ taking }: DialogueState, text: string): FormField | null {
  const way = taking.form.find(isContactWay);
  const chosen = way && taking.state?.values[way.name];
  return way && chosen && isShort(text) && declinedWays(text).includes(chosen) ? way : null;
}

/** The text without values that were read back and are said once more: 'yes, Ann Smith, that's right'. */
export function withoutSaidAgain({ taking }: DialogueState, text: string): string {
  const { form, state } = taking;
  let left = text;
  for (const field of byKind(form)) {
    const known = state?.values[field.name];
    const hear = readerOf(field);
    if (!known || !hear || !addressKinds.has(field.kind)) continue;
    const isKnown: Hear = (said) => {
      const value = field.kind === 'email' ? hearEmailLike(said, known) : hear(said, { alone: false })?.value;
      return value && isSame(value, known) ? { value: known, rest: '' } : null;
    };
    if (isKnown(left, { alone: false })) left = cutOut(left, isKnown, known, false);
  }
  const name = state?.values[firstOf(form, 'name')?.name ?? ''];
  const at = name ? left.toLowerCase().indexOf(name.toLowerCase()) : -1;
  return name && at >= 0 ? `${left.slice(0, at)} ${left.slice(at + name.length)}` : left;
}
