import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type WebhookKind, webhookKinds } from '#/webhooks/kinds.ts';
import { type Failure, failureOf } from '../api/failure.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { webhooks } = api;

export type WebhookList = InferResponseType<typeof webhooks.$get, 200>;
export type Webhook = WebhookList['items'][number];
export type WebhookWords = { name: string; url: string; kinds: WebhookKind[] };
export type TestAnswer = InferResponseType<(typeof webhooks)[':id']['test']['$post'], 200>;

type Schema<T> = z.ZodMiniType<T>;

const orNull = z.nullable;

const webhook: Schema<Webhook> = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  failing_since: orNull(z.string()),
  last_error: orNull(z.string()),
  paused_at: orNull(z.string()),
  paused_because: orNull(z.enum(['staff', 'failing', 'gone'])),
  version: z.number(),
  created_at: z.string(),
});
const webhookList: Schema<WebhookList> = z.object({ items: z.array(webhook) });
const withSecret = z.object({ secret: z.string() });
const testAnswer: Schema<TestAnswer> = z.object({
  status: orNull(z.number()),
  code: orNull(z.string()),
  text: z.string(),
  duration_ms: z.number(),
});
const problem = z.object({
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(webhook),
});

/** The server waits for a receiver up to 15 seconds, and for what it resolves to. */
const testTimeoutMs = 30_000;

export function listWebhooks(signal?: AbortSignal): Promise<Answer<WebhookList>> {
  return answerOf(webhooks.$get({}, within(callTimeoutMs, signal)), webhookList);
}

export type SaveOutcome =
  /** `secret` is that of a new one. */
  | { kind: 'saved'; secret: string | null }
  | { kind: Exclude<Failure, 'conflict'> }
  /** Somebody else changed it first. */
  | { kind: 'conflict'; current: Webhook }
  /** Sentences by field. */
  | { kind: 'refused'; errors: Record<string, string> };

/** Adds a webhook, or changes the one of an id and a version. Never rejects. */
export async function saveWebhook(
  given: WebhookWords,
  earlier: Pick<Webhook, 'id' | 'version'> | null,
): Promise<SaveOutcome> {
  try {
    const call = within(callTimeoutMs);
    const response: Response = earlier
      ? await webhooks[':id'].$patch({ param: { id: earlier.id }, json: { ...given, version: earlier.version } }, call)
      : await webhooks.$post({ json: given }, call);
    if (response.ok) {
      return { kind: 'saved', secret: earlier ? null : withSecret.parse(await response.json()).secret };
    }
    const failure = failureOf(response.status);
    if (failure !== 'conflict' && response.status !== 422) return { kind: failure };
    const { errors, current } = problem.parse(await response.json());
    if (current) return { kind: 'conflict', current };
    return errors ? { kind: 'refused', errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

export function pauseWebhook({ id, version }: Webhook, paused: boolean): Promise<Answer<Webhook>> {
  return answerOf(webhooks[':id'].$patch({ param: { id }, json: { paused, version } }, within(callTimeoutMs)), webhook);
}

export function testWebhook({ id }: Webhook): Promise<Answer<TestAnswer>> {
  return answerOf(webhooks[':id'].test.$post({ param: { id } }, within(testTimeoutMs)), testAnswer);
}

export function changeSecret({ id }: Webhook): Promise<Answer<{ secret: string }>> {
  return answerOf(webhooks[':id'].secret.$post({ param: { id } }, within(callTimeoutMs)), withSecret);
}

export function removeWebhook({ id }: Webhook): Promise<Answer<undefined>> {
  return answerOf(webhooks[':id'].$delete({ param: { id } }, within(callTimeoutMs)), z.undefined());
}
