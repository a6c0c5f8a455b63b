import * as z from 'zod/mini';
import type { Field, Form, FormErrors, FormInput } from './field.ts';
import { fieldSchema } from './field-schema.ts';

export type ParsedForm<F extends Form> = { ok: true; input: FormInput<F> } | { ok: false; errors: FormErrors<F> };

/**
 * Creates the parser of a form, for the browser and the server. It takes the strings a visitor typed or anything else
 * that arrived, drops unknown fields and ignores fields whose condition does not hold. Its schemas are built once,
 * since Zod takes longer to build one than to parse with it. `keepsGiven`: a valid value is kept though its condition does
 * not hold, as in a call, which reads out and shows all that it keeps.
 */
export function createFormParser<F extends Form>(
  form: F,
  { keepsGiven = false }: { keepsGiven?: boolean } = {},
): (raw: unknown) => ParsedForm<F> {
  const always = z.object(schemasOf(form.filter(({ when }) => !when)));
  const conditional = form.filter(({ when }) => when).map((field) => ({ field, schema: fieldSchema(field) }));

  return function parseForm(raw) {
    const given: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
    const parsed = always.safeParse(given);
    const input: Record<string, unknown> = { ...parsed.data };
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;

    for (const { field, schema } of conditional) {
      const asked = isAsked(field, given);
      const read = asked || (keepsGiven && given[field.name]) ? schema.safeParse(given[field.name] ?? '') : null;
      input[field.name] = read?.data ?? null;
      if (asked && read?.error?.issues[0]) errors[field.name] = read.error.issues[0].message;
    }
    return Object.keys(errors).length === 0
      ? { ok: true, input: input as FormInput<F> }
      : { ok: false, errors: errors as FormErrors<F> };
  };
}

function schemasOf(fields: readonly Field[]): Record<string, z.ZodMiniType> {
  return Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
}

function isAsked({ when }: Field, given: Record<string, unknown>): boolean {
  return when?.is.includes(given[when.field] as string) ?? false;
}
