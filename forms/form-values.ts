import type { Form, FormValues } from './field.ts';

/** Values of a form that nobody has written into. */
export function emptyValues<F extends Form>(form: F): FormValues<F> {
  return Object.fromEntries(form.map((field) => [field.name, field.default ?? ''])) as FormValues<F>;
}
