import type { hc, InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import type { SubmissionStatus } from '#/inbox/request/submission-status.ts';
import type { Api } from '#/server/http/api.ts';
import { createApiClient } from '#/web/http/api-client.ts';
import { fetchWithPassword } from '../session/password-need.ts';
import { accountHeaders } from '../session/session.ts';
import { staffNames, submissionHistory, submissionPage, submissionRow } from './answers.ts';
import { type Failure, failureOf } from './failure.ts';

/** The server's routes. What a page needs that comes later, it asks in a module of its own. */
export const api = createApiClient<ReturnType<typeof hc<Api>>>('/api', accountHeaders, fetchWithPassword);
export const { submissions } = api;
const { staff } = api;

export type SubmissionPage = InferResponseType<typeof submissions.$get, 200>;
export type ListedSubmission = SubmissionPage['items'][number];
/** Where a search is met. */
export type SearchHit = NonNullable<ListedSubmission['hit']>;
export type SubmissionRow = Omit<ListedSubmission, 'hit'>;
export type SubmissionHistory = InferResponseType<(typeof submissions)[':id']['history']['$get'], 200>;
export type StaffName = InferResponseType<typeof staff.$get, 200>['items'][number];
export type SubmissionCounts = SubmissionPage['counts'];

export type Answer<T> = { ok: true; body: T } | { ok: false; failure: Failure };

export const callTimeoutMs = 20_000;

const nothing = z.undefined();

/** Never rejects: no network, a timeout and an unreadable answer are `failed`. */
export async function answerOf<T>(
  call: Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>,
  schema: z.ZodMiniType<T>,
): Promise<Answer<T>> {
  try {
    const response = await call;
    if (!response.ok) return { ok: false, failure: failureOf(response.status) };
    return { ok: true, body: schema.parse(response.status === 204 ? undefined : await response.json()) };
  } catch {
    return { ok: false, failure: 'failed' };
  }
}

export function within(timeoutMs: number, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(timeoutMs);
  return { init: { signal: signal ? AbortSignal.any([signal, timeout]) : timeout } };
}

export interface SubmissionQuery {
  status?: SubmissionStatus;
  q?: string;
  /** `me`, `none`, or the id of an account. */
  assignee?: string;
  due?: 'overdue' | 'soon';
  way?: SubmissionRow['contact_method'];
  source?: SubmissionRow['source'];
  label?: string;
  /** ISO 8601. */
  since?: string;
  until?: string;
  spam?: 'true';
  waiting?: 'true';
  sort?: 'oldest' | 'due';
  cursor?: string | undefined;
  limit: number;
}

export function listSubmissions({ limit, spam, waiting, ...given }: SubmissionQuery): Promise<Answer<SubmissionPage>> {
  const query = { limit: String(limit), ...flags({ spam, waiting }), ...withoutUndefined(given) };
  return answerOf(submissions.$get({ query }, within(callTimeoutMs)), submissionPage);
}

/** Filters that are on or not given, as the server takes them. */
export function flags<Name extends string>(given: Record<Name, 'true' | undefined>): { [Key in Name]?: true } {
  return Object.fromEntries(Object.keys(given).flatMap((name) => (given[name as Name] ? [[name, true]] : []))) as {
    [Key in Name]?: true;
  };
}

function withoutUndefined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}

export function readSubmission(id: string): Promise<Answer<SubmissionRow>> {
  return answerOf(submissions[':id'].$get({ param: { id } }, within(callTimeoutMs)), submissionRow);
}

/** Fields that the visitor filled in. */
export type Correction = Partial<Pick<SubmissionRow, SubmissionField>>;

/** What staff change of a request. */
export interface SubmissionChange extends Correction {
  status?: SubmissionStatus;
  notes?: string | null;
  assignee_id?: string | null;
  is_spam?: boolean;
  labels?: string[];
  /** No reply is needed to what waits. */
  waiting?: null;
}

export function changeSubmission(
  id: string,
  change: SubmissionChange & { version: number },
): Promise<Answer<SubmissionRow>> {
  return answerOf(submissions[':id'].$patch({ param: { id }, json: change }, within(callTimeoutMs)), submissionRow);
}

export function deleteSubmission(id: string): Promise<Answer<undefined>> {
  return answerOf(submissions[':id'].$delete({ param: { id } }, within(callTimeoutMs)), nothing);
}

export function restoreSubmission(id: string): Promise<Answer<SubmissionRow>> {
  return answerOf(submissions[':id'].restore.$post({ param: { id } }, within(callTimeoutMs)), submissionRow);
}

export function readSubmissionHistory(id: string, signal: AbortSignal): Promise<Answer<SubmissionHistory>> {
  return answerOf(submissions[':id'].history.$get({ param: { id } }, within(callTimeoutMs, signal)), submissionHistory);
}

export function listStaff(): Promise<Answer<{ items: StaffName[] }>> {
  return answerOf(staff.$get({}, within(callTimeoutMs)), staffNames);
}
