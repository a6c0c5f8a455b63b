import * as z from 'zod/mini';
import {
  maxFieldNameLength,
  maxFieldOptions,
  maxFieldValueLength,
  maxFormFields,
  maxLabelLength,
  maxTextLength,
} from './limits.ts';

/** Kinds with a written value. `name` is a person's name; `text` has one line, or several when the field has `rows`. */
export const writtenKinds = ['name', 'email', 'url', 'phone', 'text'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** All kinds of fields: written values, and a choice from a list. */
export const fieldKinds = [...writtenKinds, 'choice'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Each form defines its own field names; the protocol checks only their syntax. */
export const fieldName = z.string().check(z.maxLength(maxFieldNameLength), z.regex(/^[a-z][a-z0-9_]*$/));

const label = z.string().check(z.maxLength(maxLabelLength));

/** A field as the card shows it. */
const shownField = z.object({
  name: fieldName,
  kind: z.enum(fieldKinds),
  label,
  /** The field must not be empty. */
  required: z.boolean(),
  /** Initial height in lines; a text without it has a single line. */
  rows: z.optional(z.int().check(z.gte(1))),
  /** Options of a choice. */
  options: z.optional(z.array(z.object({ value: label, label })).check(z.maxLength(maxFieldOptions))),
  /** Value as heard, typed or corrected on screen; absent until given. */
  value: z.optional(z.string().check(z.maxLength(maxFieldValueLength))),
  /** A sentence about an invalid value. */
  error: z.optional(z.string().check(z.maxLength(maxTextLength))),
  /** The field is still to be asked for. */
  missing: z.boolean(),
});
export type ShownField = z.infer<typeof shownField>;

/**
 * Stage of a form. `collecting`: fields are asked for; `confirming`: read back, waiting for an explicit yes or tap;
 * `sent`: stored; `discarded`: the caller dropped it.
 */
const formStage = z.enum(['collecting', 'confirming', 'sent', 'discarded']);
export type FormStage = z.infer<typeof formStage>;

/** The whole form of a call, with the fields that apply to this caller in display order. */
export const formState = {
  stage: formStage,
  fields: z.array(shownField).check(z.maxLength(maxFormFields)),
  /** The caller asked for a person. */
  urgent: z.boolean(),
};
export interface FormState {
  stage: FormStage;
  fields: ShownField[];
  urgent: boolean;
}
