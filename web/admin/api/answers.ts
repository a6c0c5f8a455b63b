import * as z from 'zod/mini';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import type { SubmissionInput } from '#/inbox/request/submission-input.ts';
import { submissionStatuses } from '#/inbox/request/submission-status.ts';
import type { StaffName, SubmissionHistory, SubmissionPage, SubmissionRow } from './staff-api.ts';

// Schemas of the server's answers. Answers are validated because an app left open may talk to a newer server. Each
// schema is checked against the type of its route's answer.

type Schema<T> = z.ZodMiniType<T>;

const orNull = z.nullable;

/** The stored columns of a form, derived from its fields. */
const formColumns = Object.fromEntries(requestForm.map((field) => [field.name, columnOf(field)])) as {
  [Name in keyof SubmissionInput]: Schema<SubmissionInput[Name]>;
};

function columnOf({ options, optional, when }: Field): Schema<string | null> {
  const value = options ? z.enum(options.map((option) => option.value)) : z.string();
  return optional || when ? orNull(value) : value;
}

const row = z.object({
  ...formColumns,
  id: z.string(),
  status: orNull(z.enum(submissionStatuses)),
  notes: orNull(z.string()),
  created_at: z.string(),
  version: z.number(),
  call_id: orNull(z.string()),
  urgent: z.boolean(),
  source: z.enum(['form', 'call', 'chat']),
  assignee_id: orNull(z.string()),
  is_spam: z.boolean(),
  spam_reason: orNull(z.enum(['trap', 'too-fast', 'repeated', 'no-proof', 'limit'])),
  contacted_at: orNull(z.string()),
  labels: z.array(z.string()),
  due_at: orNull(z.string()),
  joined_to: orNull(z.string()),
  joined: z.number(),
  waiting: orNull(z.enum(['answer', 'bounce'])),
});

export const submissionRow: Schema<SubmissionRow> = row;

const hit = z.object({
  field: z.enum([
    'full_name',
    'email',
    'website',
    'phone',
    'bottleneck',
    'contact_method',
    'notes',
    'call',
    'answer',
    'joined',
  ]),
  before: z.string(),
  match: z.string(),
  after: z.string(),
});

export const submissionPage: Schema<SubmissionPage> = z.object({
  items: z.array(z.extend(row, { hit: z.optional(orNull(hit)) })),
  counts: z.object({ total: z.number(), new: z.number(), contacted: z.number(), completed: z.number() }),
  overdue: orNull(z.number()),
  waiting: orNull(z.number()),
  next_cursor: orNull(z.string()),
  as_of: z.string(),
  matching: orNull(z.number()),
  unsearched: z.optional(z.number()),
  whole_words: z.optional(z.literal(true)),
});

export const submissionHistory: Schema<SubmissionHistory> = z.object({
  items: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      // Of any kind: a newer server may have more.
      kind: z.string() as Schema<SubmissionHistory['items'][number]['kind']>,
      actor: z.object({
        kind: z.string() as Schema<SubmissionHistory['items'][number]['actor']['kind']>,
        name: orNull(z.string()),
      }),
      data: z.record(z.string(), z.any()),
    }),
  ),
});

export const staffNames: Schema<{ items: StaffName[] }> = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string() })),
});
