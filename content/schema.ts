import * as z from 'zod';
import type { Form } from '#/forms/field.ts';
import { writtenKinds } from '#/voice/protocol/form.ts';

export const words = z.string().trim().min(1);

export const linkSchema = z.object({ label: words, href: z.string().startsWith('/') });

/** Something the site promises. */
export const claimSchema = z.object({
  text: words,
  /** Who vouches for it. */
  source: words,
  /** Where the site says more of it. */
  more: z.string().startsWith('/'),
});

/** A claim shown as a figure with its caption, as on a key tag. */
export const figureSchema = claimSchema.extend({ figure: words, caption: words });
export type Figure = z.infer<typeof figureSchema>;

/** What a browser tab, a search result and a shared link show of a page. */
export const pageSchema = z.object({ title: words, description: words.max(160) });
export type Page = z.infer<typeof pageSchema>;

export const cardSchema = z.object({ title: words, text: words });

/** One step of a timeline. `when` is left out where only the order counts. */
export const stepSchema = cardSchema.extend({ when: words.optional() });

/** The name of a part of a page in its address: `/faq#…`. */
export const idSchema = z.string().regex(/^[a-z][a-z-]+$/);

/** A page to be read through: what is done with data, what holds between us, who can use the site. */
export const legalSchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  sections: z.array(z.object({ id: idSchema, heading: words, points: z.array(words).min(1) })).min(1),
  closing: z.object({ text: words, link: linkSchema }),
});
export type Legal = z.infer<typeof legalSchema>;

const fieldBase = {
  name: z.string().regex(/^[a-z][a-z_]*$/),
  label: words,
  hint: words.optional(),
  staffLabel: words.optional(),
  missing: words,
  autoComplete: words.optional(),
  optional: z.literal(true).optional(),
  when: z.object({ field: words, is: z.array(words).min(1) }).optional(),
  half: z.boolean().optional(),
};

const fieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...fieldBase,
    kind: z.enum(writtenKinds),
    maxLength: z.int().positive(),
    rows: z.int().positive().optional(),
  }),
  z.strictObject({
    ...fieldBase,
    kind: z.literal('choice'),
    options: z.array(z.object({ value: words, label: words })).min(2),
    default: words.optional(),
  }),
]);

/** A form that can be shown, read and stored as it is declared. */
export const formSchema = z.array(fieldSchema).check(({ value: form, issues }) => {
  const complain = (index: number, key: string, message: string) =>
    issues.push({ code: 'custom', input: form, path: [index, key], message });
  for (const [index, field] of form.entries()) {
    const { name, when, default: preset } = { default: undefined, ...field };
    const valuesOf = (choice: string | undefined) =>
      form
        .flatMap((other) => (other.kind === 'choice' && other.name === choice ? other.options : []))
        .map((o) => o.value);
    if (form.findIndex((other) => other.name === name) !== index) complain(index, 'name', 'is taken');
    if (preset !== undefined && !valuesOf(name).includes(preset)) complain(index, 'default', 'is none of the options');
    if (when && !when.is.every((value) => valuesOf(when.field).includes(value)))
      complain(index, 'when', 'names no option of a choice');
    const first = form.find((other) => other.when)?.when;
    if (when && JSON.stringify(when) !== JSON.stringify(first)) complain(index, 'when', 'is a second condition');
  }
}) satisfies z.ZodType<Form>;
