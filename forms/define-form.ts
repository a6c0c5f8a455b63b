import type { Form } from './field.ts';

/** Declares a form, so that its names, and the values of its choices, are types. */
export function defineForm<const F extends Form>(fields: F): F {
  return fields;
}
