import { trapNames } from './trap-names.ts';

/** Whether a program has filled in a trap, in the fields of a plain form as they came. */
export function isTrappedForm(fields: URLSearchParams): boolean {
  return trapNames.some((name) => fields.getAll(name).some((value) => value !== ''));
}

/** The same for a body of JSON. Whatever is no text was not typed into a form. */
export function isTrappedJson(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const values = raw as Record<string, unknown>;
  return trapNames.some(
    (name) => Object.hasOwn(values, name) && typeof values[name] === 'string' && values[name] !== '',
  );
}
