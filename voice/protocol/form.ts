import * as z from 'zod/mini';
import {
  maxFieldNameLength,
  maxFieldOptions,
  maxFieldValueLength,
  maxFormFields,
  maxLabelLength,
  maxTextLength,
} from './limits.ts';

/** What can be written. `name` is a person's, in one line; `text` is one line, or several where the field has `rows`. */
export const writtenKinds = ['name', 'email', 'url', 'phone', 'text'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** Every kind of field: what is written, and what is chosen from a list. */
export const fieldKinds = [...writtenKinds, 'choice'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A field's name is its form's own; only its shape is known here. */
export const fieldName = z.string().check(z.maxLength(maxFieldNameLength), z.regex(/^[a-z][a-z0-9_]*$/));

const label = z.string().check(z.maxLength(maxLabelLength));

/** A field as the card shows it. */
const shownField = z.object({
  name: fieldName,
  kind: z.enum(fieldKinds),
  label,
  /** It cannot be left empty. */
  required: z.boolean(),
  /** Lines shown at first; a text without them is of one line. */
  rows: z.optional(z.int().check(z.gte(1))),
  /** Of a choice. */
  options: z.optional(z.array(z.object({ value: label, label })).check(z.maxLength(maxFieldOptions))),
  /** As heard, typed or corrected on screen; absent until it was given. */
  value: z.optional(z.string().check(z.maxLength(maxFieldValueLength))),
  /** A sentence for a value that cannot be right. */
  error: z.optional(z.string().check(z.maxLength(maxTextLength))),
  /** It must still be asked for. */
  missing: z.boolean(),
});
export type ShownField = z.infer<typeof shownField>;

/**
 * Where a form stands. `collecting`: fields are asked for; `confirming`: read back, waiting for an explicit yes or tap;
 * `sent`: stored; `discarded`: the caller said never mind.
 */
const formStage = z.enum(['collecting', 'confirming', 'sent', 'discarded']);
export type FormStage = z.infer<typeof formStage>;

/** A form that is taken down during a call, whole, with the fields that concern this caller in the order to show them. */
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
