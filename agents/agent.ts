import { z } from 'zod';
import type { Form } from '#/forms/field.ts';
import { formSchema } from '#/forms/form-schema.ts';
import { type AgentDefinition, agentTools, type KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { type BookingWording, bookingPlaceholders } from '#/voice/dialogue/wording/booking-wording.ts';
import {
  fieldPlaceholders,
  phrasePlaceholders,
  placeholdersIn,
  type Wording,
  type WrittenWording,
} from '#/voice/dialogue/wording/wording.ts';
import { fieldKinds } from '#/voice/protocol/form.ts';
import { maxLabelLength, maxSuggestions } from '#/voice/protocol/limits.ts';
import { bookingSchema } from './booking.ts';
import { maxAnswerLength, maxEntries, maxExamples, maxFileTextLength, maxLineLength } from './limits.ts';

/** Defaults for what an agent's file leaves out. */
export type AgentDefaults = Pick<AgentDefinition, 'greeting' | 'wording' | 'tools'> & {
  form: Form;
  bookingWording: BookingWording;
};

const line = z.string().trim().min(1).max(maxLineLength);
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9/_-]*$/)
  .max(maxLineLength);

/** A phrase that uses only the given placeholders; empty to say nothing. */
function phrase(placeholders: readonly string[]) {
  return z
    .string()
    .max(maxLineLength)
    .check(({ value, issues }) => {
      const unknown = placeholdersIn(value).filter((name) => !placeholders.includes(name));
      for (const name of unknown) {
        const known = placeholders.map((each) => `{${each}}`).join(', ') || 'none';
        issues.push({
          code: 'custom',
          input: value,
          message: `{${name}} is not a placeholder of this phrase, which has: ${known}`,
        });
      }
    });
}

function phrasesOf<Name extends string>(placeholders: Readonly<Record<Name, readonly string[]>>) {
  const names = Object.keys(placeholders) as Name[];
  const shape = Object.fromEntries(names.map((name) => [name, phrase(placeholders[name])])) as Record<
    Name,
    ReturnType<typeof phrase>
  >;
  return z.strictObject(shape).partial();
}

const fieldWordingSchema = phrasesOf(fieldPlaceholders);

const wordingSchema = z.strictObject({
  phrases: phrasesOf(phrasePlaceholders).default({}),
  otherwise: phrasesOf(phrasePlaceholders).default({}),
  fields: z.partialRecord(z.enum(fieldKinds), fieldWordingSchema).default({}),
  booking: phrasesOf(bookingPlaceholders).default({}),
  written: z
    .strictObject({
      phrases: phrasesOf(phrasePlaceholders).default({}),
      otherwise: phrasesOf(phrasePlaceholders).default({}),
      fields: z.partialRecord(z.enum(fieldKinds), fieldWordingSchema).default({}),
      booking: phrasesOf(bookingPlaceholders).default({}),
    })
    .prefault({}),
});

const entrySchema = z.strictObject({
  id,
  topic: line,
  question: line,
  answer: z.string().trim().min(1).max(maxAnswerLength),
  examples: z.array(line).max(maxExamples).optional(),
  declines: z.boolean().optional(),
  instead: id.optional(),
  named: line.optional(),
  simply: z.string().trim().min(1).max(maxAnswerLength).optional(),
  ofOwnBusiness: z.boolean().optional(),
  ofKindsOfBusiness: z.boolean().optional(),
});

const entriesSchema = z
  .array(entrySchema)
  .min(1)
  .max(maxEntries)
  .check(({ value: entries, issues }) => {
    const ids = entries.map((entry) => entry.id);
    for (const [at, { instead }] of entries.entries())
      if (instead !== undefined && !ids.includes(instead))
        issues.push({
          code: 'custom',
          input: entries,
          path: [at, 'instead'],
          message: `no entry has the id ${instead}`,
        });
    for (const [at, taken] of ids.entries())
      if (ids.indexOf(taken) !== at)
        issues.push({
          code: 'custom',
          input: entries,
          path: [at, 'id'],
          message: `another entry has the id ${taken}`,
        });
  });

/** The format of an agent's file: name, about and knowledge are required, the rest has defaults. */
const agentSchema = z.strictObject({
  name: line,
  about: z.string().trim().min(1).max(maxAnswerLength),
  greeting: z
    .array(phrase(['name']))
    .min(1)
    .optional(),
  wording: wordingSchema.prefault({}),
  knowledge: entriesSchema,
  doubts: entriesSchema.default([]),
  form: formSchema
    .check(({ value: form, issues }) => {
      for (const [at, field] of form.entries())
        for (const part of ['spoken', 'written'] as const)
          for (const { path, message } of fieldWordingSchema.safeParse(field[part] ?? {}).error?.issues ?? [])
            issues.push({ code: 'custom', input: form, path: [at, part, ...path], message });
    })
    .optional(),
  tools: z.array(z.enum(agentTools)).optional(),
  booking: bookingSchema.optional(),
  suggestions: z.array(line.max(maxLabelLength)).max(maxSuggestions).default([]),
  sample: z.boolean().default(false),
});

export { agentTools };

/** Parses an agent. @throws {ZodError} with the path of each error. */
export function parseAgent(raw: unknown, defaults: AgentDefaults): AgentDefinition {
  const { greeting, wording, form, tools, booking, ...known } = agentSchema.parse(raw);
  return {
    ...known,
    knowledge: known.knowledge.map(definedOf),
    doubts: known.doubts.map(definedOf),
    greeting: greeting ?? defaults.greeting,
    wording: mergeWording(defaults.wording, wording),
    form: form ?? defaults.form,
    tools: tools ?? defaults.tools,
    booking: booking ? { ...booking, wording: { ...defaults.bookingWording, ...wording.booking } } : null,
  };
}

/** An entry without the parts that it leaves out. */
function definedOf({
  examples,
  declines,
  instead,
  named,
  simply,
  ofOwnBusiness,
  ofKindsOfBusiness,
  ...entry
}: z.output<typeof entrySchema>): KnowledgeEntry {
  return {
    ...entry,
    ...(examples && { examples }),
    ...(declines && { declines }),
    ...(instead && { instead }),
    ...(named && { named }),
    ...(simply && { simply }),
    ...(ofOwnBusiness && { ofOwnBusiness }),
    ...(ofKindsOfBusiness && { ofKindsOfBusiness }),
  };
}

/** Parses the text of an agent's file. */
export function parseAgentFile(text: string, defaults: AgentDefaults): AgentDefinition {
  if (text.length > maxFileTextLength) throw new Error(`an agent's file has at most ${maxFileTextLength} characters`);
  return parseAgent(JSON.parse(text), defaults);
}

function mergeWording(defaults: Wording, own: z.output<typeof wordingSchema>): Wording {
  const fields = fieldKinds.map((kind) => [kind, { ...defaults.fields[kind], ...own.fields[kind] }]);
  return {
    phrases: { ...defaults.phrases, ...own.phrases },
    otherwise: { ...defaults.otherwise, ...own.otherwise },
    fields: Object.fromEntries(fields) as Wording['fields'],
    written: mergeWritten(defaults.written, own),
  };
}

/** An agent's own phrase is written as it is spoken, unless its file has it written otherwise. */
function mergeWritten(defaults: WrittenWording, own: z.output<typeof wordingSchema>): WrittenWording {
  const { written } = own;
  const fields = fieldKinds.map((kind) => [
    kind,
    { ...without(defaults.fields[kind], own.fields[kind]), ...written.fields[kind] },
  ]);
  return {
    phrases: { ...without(defaults.phrases, own.phrases), ...written.phrases },
    otherwise: { ...without(defaults.otherwise, own.otherwise), ...written.otherwise },
    fields: Object.fromEntries(fields),
    booking: { ...without(defaults.booking, own.booking), ...written.booking },
  };
}

function without<Phrases extends object>(phrases: Phrases | undefined, own: object = {}): Partial<Phrases> {
  return Object.fromEntries(Object.entries(phrases ?? {}).filter(([name]) => !(name in own))) as Partial<Phrases>;
}
