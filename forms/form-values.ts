import type { Form, FormValues } from './field.ts';

/** The values of an empty form. */
export function emptyValues<F extends Form>(form: F): FormValues<F> {
  return Object.fromEntries(form.map((field) => [field.name, field.default ?? ''])) as FormValues<F>;
}
