import * as z from 'zod/mini';
import type { SubmissionStatus } from '#/inbox/request/submission-status.ts';
import { submissionRow } from './answers.ts';
import {
  type Answer,
  answerOf,
  callTimeoutMs,
  flags,
  type SubmissionQuery,
  type SubmissionRow,
  submissions,
  within,
} from './staff-api.ts';

/** One change for many requests. */
export type ManyChange =
  | { status: SubmissionStatus }
  | { assignee_id: string | null }
  | { add_label: string }
  | { remove_label: string }
  | { is_spam: boolean }
  | { delete: true };

/** Which requests: those of a filter, or those picked by hand. */
export type ManyFilter = Omit<SubmissionQuery, 'cursor' | 'limit' | 'sort'> & { ids?: string[] };

/** A change of 50,000 requests takes some seconds on a small server. */
const manyTimeoutMs = 120_000;

const changedMany = z.object({ changed: z.number(), undo: z.nullable(z.string()) });
const undoneMany = z.object({ changed: z.number() });

export function changeSubmissions(
  { spam, waiting, ...filter }: ManyFilter,
  change: ManyChange,
): Promise<Answer<{ changed: number; undo: string | null }>> {
  return answerOf(
    submissions.bulk.$post(
      { json: { filter: { ...filter, ...flags({ spam, waiting }) }, change } },
      within(manyTimeoutMs),
    ),
    changedMany,
  );
}

export function undoSubmissions(undo: string): Promise<Answer<{ changed: number }>> {
  return answerOf(submissions.bulk.undo.$post({ json: { undo } }, within(manyTimeoutMs)), undoneMany);
}

const joining = z.object({ row: submissionRow, requests: z.array(z.string()) });
export type Joining = z.infer<typeof joining>;

export function joinSubmissions(into: string, ids: string[]): Promise<Answer<Joining>> {
  return answerOf(
    submissions[':id'].join.$post({ param: { id: into }, json: { ids } }, within(callTimeoutMs)),
    joining,
  );
}

export function partSubmissions(into: string, ids: string[]): Promise<Answer<Joining>> {
  return answerOf(
    submissions[':id'].part.$post({ param: { id: into }, json: { ids } }, within(callTimeoutMs)),
    joining,
  );
}

const otherRequest = z.object({
  id: z.string(),
  full_name: z.string(),
  created_at: z.string(),
  status: z.nullable(z.enum(['new', 'contacted', 'completed'])),
  by: z.enum(['email', 'phone']),
});
const samePerson = z.object({ others: z.array(otherRequest), more: z.boolean(), joined: z.array(submissionRow) });
export type SamePerson = { others: z.infer<typeof otherRequest>[]; more: boolean; joined: SubmissionRow[] };

/** What else the person of a request has sent. */
export function readSamePerson(id: string, signal?: AbortSignal): Promise<Answer<SamePerson>> {
  return answerOf(submissions[':id'].person.$get({ param: { id } }, within(callTimeoutMs, signal)), samePerson);
}
