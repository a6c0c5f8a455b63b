import { z } from 'zod';
import { operator } from '#/content/operator.ts';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import { fieldSchema } from '#/forms/field-schema.ts';
import { createPhoneReader } from '../request/phone-reader.ts';
import type { SubmissionField, SubmissionInput } from '../request/submission-input.ts';
import type { ReadSubmission } from '../request/submission-row.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** What was wrong and what stands there now are words: they go when the request is erased. */
    'submission.corrected': {
      data: { fields: SubmissionField[] };
      words: { before: Correction; after: Correction };
    };
  }
}

/** Fields of a request that staff correct; what the visitor typed wrongly, or what was misheard in a call. */
export type Correction = { [Name in SubmissionField]?: SubmissionInput[Name] | undefined };

/** As typed; `readCorrection` applies the rules of the form. */
export const correctionFields = Object.fromEntries(
  requestForm.map(({ name }) => [name, z.string('must be a text').max(20_000, 'is too long').nullable().optional()]),
) as { [Name in SubmissionField]: z.ZodOptional<z.ZodNullable<z.ZodString>> };

const schemas = new Map(requestForm.map((field: Field) => [field.name, fieldSchema(field)]));

/** Reads what was typed into some fields by the rules of the form; an empty field that may be empty is null. */
export function readCorrection(
  typed: Partial<Record<SubmissionField, string | null | undefined>>,
): { ok: true; correction: Correction } | { ok: false; errors: Partial<Record<SubmissionField, string>> } {
  const correction: Record<string, string | null> = {};
  const errors: Partial<Record<SubmissionField, string>> = {};
  for (const field of requestForm as readonly Field<SubmissionField>[]) {
    const value = typed[field.name];
    if (value === undefined) continue;
    if ((field.optional || field.when) && (value ?? '').trim() === '') {
      correction[field.name] = null;
      continue;
    }
    // A default stands for a value that is missing: null is none.
    const parsed = schemas.get(field.name)?.safeParse(value ?? '');
    if (parsed?.success) correction[field.name] = parsed.data as string;
    else errors[field.name] = parsed?.error?.issues[0]?.message ?? field.missing;
  }
  return Object.keys(errors).length === 0 ? { ok: true, correction: correction as Correction } : { ok: false, errors };
}

/** The part of a change that corrects fields. */
export function correctionIn(change: Correction): Correction {
  const given = requestForm.flatMap(({ name }) => (change[name] === undefined ? [] : [[name, change[name]]]));
  return Object.fromEntries(given);
}

const readPhone = createPhoneReader(operator.phoneCountry);
const phoneFields = requestForm.filter((field: Field) => field.kind === 'phone');

/** Formats phone numbers as staff dial them. */
export function storable<Input extends Correction>(input: Input): Input {
  const row = { ...input };
  for (const { name } of phoneFields) {
    const typed = input[name];
    if (typed) Object.assign(row, { [name]: readPhone(typed) });
  }
  return row;
}

/** The fields that a correction would leave empty although the way of contact needs them, with a sentence each. */
export function missingAfter(
  before: ReadSubmission,
  correction: Correction,
): Partial<Record<SubmissionField, string>> | null {
  const after = { ...before, ...correction };
  const missing = (requestForm as readonly Field<SubmissionField>[]).filter(({ name, when }) => {
    if (!when || after[name] !== null) return false;
    const touched = name in correction || when.field in correction;
    return touched && when.is.includes(after[when.field as SubmissionField] ?? '');
  });
  if (missing.length === 0) return null;
  return Object.fromEntries(missing.map((field) => [field.name, field.missing]));
}

/** What a correction changes, as it was and as it is to be stored; null when it changes nothing. */
export function correctedBy(
  before: ReadSubmission,
  correction: Correction,
): { before: Correction; after: Correction } | null {
  const after = Object.fromEntries(
    Object.entries(storable(correction)).filter(([name, value]) => value !== before[name as SubmissionField]),
  ) as Correction;
  if (Object.keys(after).length === 0) return null;
  const old = Object.fromEntries(Object.keys(after).map((name) => [name, before[name as SubmissionField]]));
  return { before: old as Correction, after };
}
