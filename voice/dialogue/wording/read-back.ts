import type { FormValues } from '../../engine/ports.ts';
import type { Form } from '../agent-definition.ts';
import { readBackField, readBackTail } from './field-words.ts';
import type { Wording } from './wording.ts';

/** The read-back of the form: one sentence per field. */
export function readBack(wording: Wording, form: Form, values: FormValues, urgent: boolean, typed = false): string[] {
  const said = [wording.phrases.readBack];
  const tails = new Map<string, string>();
  // A field that the choice has no use for is not stored, so it is not read back.
  const kept = form.filter(({ when }) => !when || when.is.includes(values[when.field] ?? ''));
  for (const field of kept) {
    const value = values[field.name];
    if (field.when && value && values[field.when.field])
      tails.set(field.when.field, (tails.get(field.when.field) ?? '') + readBackTail(wording, field, value, typed));
  }
  for (const field of kept) {
    const value = values[field.name];
    const isInTail = field.when && value && values[field.when.field] && readBackTail(wording, field, value) !== '';
    if (value && !isInTail) said.push(readBackField(wording, field, value, tails.get(field.name) ?? '', typed));
  }
  if (urgent) said.push(wording.phrases.readBackUrgent);
  return said;
}
