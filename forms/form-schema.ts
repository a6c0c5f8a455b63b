import * as z from 'zod';
import { writtenKinds } from '#/voice/protocol/form.ts';
import {
  maxFieldNameLength,
  maxFieldOptions,
  maxFieldValueLength,
  maxFormFields,
  maxLabelLength,
} from '#/voice/protocol/limits.ts';
import type { Form } from './field.ts';

const words = z.string().trim().min(1);

const fieldBase = {
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .max(maxFieldNameLength),
  label: words.max(maxLabelLength),
  hint: words.optional(),
  staffLabel: words.optional(),
  missing: words,
  autoComplete: words.optional(),
  optional: z.literal(true).optional(),
  when: z.object({ field: words, is: z.array(words).min(1) }).optional(),
  half: z.boolean().optional(),
  spoken: z.record(z.string(), z.string()).optional(),
  written: z.record(z.string(), z.string()).optional(),
};

const fieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...fieldBase,
    kind: z.enum(writtenKinds),
    maxLength: z.int().positive().max(maxFieldValueLength),
    rows: z.int().positive().optional(),
  }),
  z.strictObject({
    ...fieldBase,
    kind: z.literal('choice'),
    options: z
      .array(z.object({ value: words, label: words, spoken: words.optional(), hint: words.optional() }))
      .min(2)
      .max(maxFieldOptions),
    default: words.optional(),
  }),
]);

/** A form that can be shown, read and stored as it is declared. */
export const formSchema = z
  .array(fieldSchema)
  .min(1)
  .max(maxFormFields)
  .check(({ value: form, issues }) => {
    const complain = (index: number, key: string, message: string) =>
      issues.push({ code: 'custom', input: form, path: [index, key], message });
    for (const [index, field] of form.entries()) {
      const { name, when, default: preset } = { default: undefined, ...field };
      const valuesOf = (choice: string | undefined) =>
        form
          .flatMap((other) => (other.kind === 'choice' && other.name === choice ? other.options : []))
          .map((o) => o.value);
      if (form.findIndex((other) => other.name === name) !== index) complain(index, 'name', 'is taken');
      if (preset !== undefined && !valuesOf(name).includes(preset))
        complain(index, 'default', 'is none of the options');
      if (when && !when.is.every((value) => valuesOf(when.field).includes(value)))
        complain(index, 'when', 'names no option of a choice');
      const first = form.find((other) => other.when)?.when;
      if (when && JSON.stringify(when) !== JSON.stringify(first)) complain(index, 'when', 'is a second condition');
    }
  }) satisfies z.ZodType<Form>;
