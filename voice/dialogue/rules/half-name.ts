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

function isOneWord(name: string | undefined): boolean {
  return name !== undefined && /^\S+$/.test(name);
}
