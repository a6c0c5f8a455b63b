import type { InferRequestType, InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { submissionRow } from '../../api/answers.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import {
  type Answer as ApiAnswer,
  answerOf,
  api,
  callTimeoutMs,
  type SubmissionRow,
  within,
} from '../../api/staff-api.ts';

const { replies, contacts } = api.submissions[':id'];

/** The replies to a request, and what a new one is written from. */
export type ReplyForm = InferResponseType<typeof replies.$get, 200>;
export type Reply = ReplyForm['items'][number];
export type Answer = ReplyForm['answers'][number];
export type NotedContact = InferRequestType<typeof contacts.$post>['json']['by'];

type Schema<T> = z.ZodMiniType<T>;

const reply: Schema<Reply> = z.object({
  id: z.string(),
  created_at: z.string(),
  sender: z.object({ id: z.nullable(z.string()), name: z.string() }),
  subject: z.string(),
  text: z.string(),
  delivery: z.object({
    state: z.enum(['queued', 'retrying', 'accepted', 'bounced', 'failed', 'withdrawn']),
    error: z.nullable(z.string()),
    said: z.nullable(z.string()),
  }),
});

const answer: Schema<Answer> = z.object({
  id: z.string(),
  kind: z.enum(['answer', 'auto-reply', 'bounce']),
  received_at: z.string(),
  from: z.object({ name: z.string(), address: z.string(), is_other: z.boolean() }),
  subject: z.string(),
  text: z.string(),
  quoted: z.string(),
  is_cut: z.boolean(),
  attachments: z.array(z.string()),
});

const replyForm: Schema<ReplyForm> = z.object({
  items: z.array(reply),
  answers: z.array(answer),
  sends_mail: z.boolean(),
  fields: z.object({
    firstName: z.string(),
    fullName: z.string(),
    company: z.string(),
    staffName: z.string(),
    businessName: z.string(),
  }),
});

const problem = z.object({ type: z.string(), errors: z.optional(z.record(z.string(), z.string())) });

export function readReplyForm(requestId: string, signal: AbortSignal): Promise<ApiAnswer<ReplyForm>> {
  return answerOf(replies.$get({ param: { id: requestId } }, within(callTimeoutMs, signal)), replyForm);
}

export type SendOutcome =
  | { kind: 'sent' }
  | { kind: Exclude<Failure, 'conflict'> | 'moved-on' | 'key-reused' | 'is-spam' | 'no-mail-server' }
  /** A field was refused, in words. */
  | { kind: 'refused'; text: string };

const conflicts = ['moved-on', 'key-reused', 'is-spam', 'no-mail-server'] as const;

/** Never rejects. Without a `version` the reply goes out whatever happened to the request. */
export async function sendReply(
  requestId: string,
  json: { id: string; subject: string; text: string; version?: number },
): Promise<SendOutcome> {
  try {
    const response: Response = await replies.$post({ param: { id: requestId }, json }, within(callTimeoutMs));
    if (response.ok) return { kind: 'sent' };
    const failure = failureOf(response.status);
    if (failure !== 'conflict' && response.status !== 422) return { kind: failure };
    const { type, errors = {} } = problem.parse(await response.json());
    const code = conflicts.find((each) => type.endsWith(`:${each}`));
    if (code) return { kind: code };
    const [refused] = Object.entries(errors);
    return refused ? { kind: 'refused', text: sentenceOf(...refused) } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function sentenceOf(field: string, message: string): string {
  return field === 'body' ? `Not sent: ${message}.` : `Not sent: the ${field} ${message}.`;
}

/** Notes that the visitor was called or texted. */
export function noteContact({ id, version }: SubmissionRow, by: NotedContact): Promise<ApiAnswer<SubmissionRow>> {
  return answerOf(contacts.$post({ param: { id }, json: { by, version } }, within(callTimeoutMs)), submissionRow);
}
