import type { FormValues } from '../../engine/ports.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { readBackField, readBackTail } from './field-words.ts';
import type { Wording } from './wording.ts';

/** The read-back of the form: one sentence per field. */
export function readBack(wording: Wording, form: Form, values: FormValues, urgent: boolean, typed = false): string[] {
  const said = [wording.phrases.readBack];
  const tails = new Map<string, string>();
  const isInTail = ({ when, name }: FormField) => when?.is.includes(values[when.field] ?? '') && Boolean(values[name]);
  for (const field of form.filter(isInTail)) {
    const choice = field.when?.field ?? '';
    const tail = readBackTail(wording, field, values[field.name] ?? '', typed);
    if (tail) tails.set(choice, (tails.get(choice) ?? '') + tail);
  }
  for (const field of form) {
    const value = values[field.name];
    const isSaid = isInTail(field) && readBackTail(wording, field, value ?? '') !== '';
    if (value && !isSaid) said.push(readBackField(wording, field, value, tails.get(field.name) ?? '', typed));
  }
  if (urgent) said.push(wording.phrases.readBackUrgent);
  return said;
}
