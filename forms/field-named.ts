import type { FieldName, Form } from './field.ts';

export function fieldNamed<F extends Form, Name extends FieldName<F>>(form: F, name: Name) {
  return form.find((field) => field.name === name) as Extract<F[number], { name: Name }>;
}
