import type { ShownField } from '../../protocol/form.ts';
import type { Form, FormField } from '../agent-definition.ts';
import type { TakingState } from './form-taking.ts';

/** The fields for the card, required ones first; a conditional field appears when it is missing or given. */
export function shownFields(form: Form, { values, missing, errors }: TakingState): ShownField[] {
  return form
    .filter((field) => !field.when || values[field.name] || missing.includes(field))
    .toSorted((a, b) => Number(canBeLeft(a)) - Number(canBeLeft(b)))
    .map((field) => {
      const { name, kind, label, optional, rows, options } = field;
      const value = values[name];
      const error = errors[name];
      return {
        name,
        kind,
        label,
        required: !optional,
        ...(rows && { rows }),
        ...(options && { options: options.map(({ value, label }) => ({ value, label })) }),
        ...(value !== undefined && { value }),
        ...(error !== undefined && { error }),
        missing: missing.includes(field),
      };
    });
}

function canBeLeft({ optional, when, default: preset }: FormField): boolean {
  return Boolean(optional || when || preset);
}
