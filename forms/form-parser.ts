import * as z from 'zod/mini';
import type { Field, Form, FormErrors, FormInput } from './field.ts';
import { fieldSchema } from './field-schema.ts';

export type ParsedForm<F extends Form> = { ok: true; input: FormInput<F> } | { ok: false; errors: FormErrors<F> };

/**
 * Makes what reads a form: the raw strings a visitor typed, or anything else that arrived. Unknown fields are dropped,
 * and so is, unread, what was not asked for. It runs in the browser and on the server alike. Its schemas are made once,
 * since Zod takes longer to compile one than to read a form with it.
 */
export function createFormParser<F extends Form>(form: F): (raw: unknown) => ParsedForm<F> {
  const always = z.object(schemasOf(form.filter(({ when }) => !when)));
  const conditional = form.filter(({ when }) => when).map((field) => ({ field, schema: fieldSchema(field) }));

  return function parseForm(raw) {
    const given: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
    const parsed = always.safeParse(given);
    const input: Record<string, unknown> = { ...parsed.data };
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;

    for (const { field, schema } of conditional) {
      const read = isAsked(field, given) ? schema.safeParse(given[field.name] ?? '') : null;
      input[field.name] = read?.data ?? null;
      if (read?.error?.issues[0]) errors[field.name] = read.error.issues[0].message;
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
