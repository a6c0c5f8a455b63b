import type { FormValues } from '../../engine/ports.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { firstOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isEnd } from '../understanding/fields/text-end.ts';
import { refuses } from '../understanding/intents/refusal.ts';
import { withOtherHalf } from '../understanding/names/other-half.ts';
import type { DialogueState } from './dialogue-state.ts';

/**
 * The first name of fields that give nothing else, 'Ann here': the last is still asked for. Who tells an address, a number
 * or the trouble with it has given what they want to be known by. Empty for all others.
 */
export function halfNameIn(form: Form, fields: FormValues): string {
  const name = firstOf(form, 'name')?.name ?? '';
  const isAlone = form.every((field) => field.kind === 'choice' || field.name === name || !fields[field.name]);
  return isAlone && isOneWord(fields[name]) ? (fields[name] ?? '') : '';
}

/** As `halfNameIn`, of an answer to the question for the name; who says that it is whole, or spells it, is not asked. */
export function halfNameSaid({ halfName, taking }: DialogueState, text: string, fields: FormValues): string {
  return halfName || isWhole.test(text) || isSpelled.test(text) ? '' : halfNameIn(taking.form, fields);
}

/** 'Just Prakash, I only have the one name.' */
const isWhole = /\b(?:just|only|simply|one name|single name|mononym)\b/i;
const isSpelled = /(?:^|[\s,.-])(?:\p{L}[\s,.-]+){2,}\p{L}(?:$|[\s,.-])/iu;

/** 'Smith', from a caller who said before that they are Ann, is the other half of the name. */
export function withFirstHalf(
  { halfName: first }: DialogueState,
  field: FormField,
  text: string,
  fields: FormValues,
): FormValues {
  const said = fields[field.name];
  if (!first || !said || isWhole.test(text)) return fields;
  return { ...fields, [field.name]: withOtherHalf(first, said, text) ?? said };
}

/** The half of a name that was told before, from a caller who has no more to tell: 'I already told you', 'no, just Ann'. */
export function toldBefore({ halfName: name }: DialogueState, field: FormField, text: string): FormValues {
  if (!name) return {};
  // 'I told you, Ann Smith' tells more than before.
  const saysMore = text.toLowerCase().includes(`${name.toLowerCase()} `);
  const isAll = saysAgain.test(text) || isLastName.test(text) || refuses(text) || isEnd(text);
  return !saysMore && isAll ? { [field.name]: name } : {};
}

/** Whether a caller says that the half of a name is enough: 'why do you need it, Marco is fine', 'just call me Marco'. */
export function saysIsEnough(name: string, text: string): boolean {
  const said = plainWords(text).join(' ');
  const half = plainWords(name).join(' ');
  const isFine = ['is fine', 'is enough', 'will do', 'is ok', 'is okay', 'is good', 'is plenty', 'is all you need'];
  return (
    isFine.some((each) => ` ${said} `.includes(` ${half} ${each} `)) ||
    ['call me', 'go by', 'use', 'stick with'].some(
      (each) => said.endsWith(` ${each} ${half}`) || said === `${each} ${half}`,
    )
  );
}

const saysAgain =
  /\b(?:i|you) (?:have |'ve )?(?:just |already )?(?:told|said|gave|given|got it|have it)\b|\balready\b|\b(?:just|only) that\b|\bthat's (?:it|all|the whole|fine|enough)\b|\bonly one name\b/i;
/** 'Nguyen is my last name.' */
const isLastName = /\b(?:that|it|this)(?:'s| is) (?:my |the )?(?:last|family|sur) ?name\b/i;

function isOneWord(name: string | undefined): boolean {
  return name !== undefined && /^\S+$/.test(name);
}
