import type { Form } from './field.ts';

/** Declares a form so that its field names and option values are literal types. */
export function defineForm<const F extends Form>(fields: F): F {
  return fields;
}
