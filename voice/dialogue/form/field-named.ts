import type { Form, FormField } from '../agent-definition.ts';

export function fieldNamed(form: Form, name: string): FormField {
  const field = form.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`the form has no field ${name}`);
  return field;
}
