import type { FormValues } from '../../engine/ports.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { firstOf } from '../form/form-roles.ts';
import type { DialogueState } from './dialogue-state.ts';

/**
 * The fields without a name of one word that was told in passing, 'Ann here': the whole of it is still asked for. Who
 * tells an address, a number or the trouble with it has given what they want to be known by.
 */
export function withoutHalfName(form: Form, fields: FormValues): FormValues {
  const name = firstOf(form, 'name')?.name ?? '';
  const isInPassing = form.every((field) => field.kind === 'choice' || field.name === name || !fields[field.name]);
  if (!isOneWord(fields[name]) || !isInPassing) return fields;
  const { [name]: _, ...others } = fields;
  return others;
}

/** 'Smith', from a caller who said before that they are Ann, is the other half of the name. */
export function withFirstHalf({ known }: DialogueState, field: FormField, fields: FormValues): FormValues {
  const [first, said] = [known[field.name], fields[field.name]];
  const isOther = isOneWord(first) && isOneWord(said) && first?.toLowerCase() !== said?.toLowerCase();
  return isOther ? { ...fields, [field.name]: `${first} ${said}` } : fields;
}

/** 'I already told you, Ann', from a caller who has no more to tell. */
export function toldBefore({ known }: DialogueState, field: FormField, text: string): FormValues {
  const name = known[field.name];
  // 'I told you, Ann Smith' tells more than before.
  const saysMore = text.toLowerCase().includes(`${name?.toLowerCase()} `);
  return name && !saysMore && saysAgain.test(text) ? { [field.name]: name } : {};
}

const saysAgain =
  /\b(?:i|you) (?:have |'ve )?(?:just |already )?(?:told|said|gave|given|got it|have it)\b|\balready\b|\bjust that\b|\bthat's (?:it|all|the whole)\b/i;

function isOneWord(name: string | undefined): boolean {
  return name !== undefined && /^\S+$/.test(name);
}
