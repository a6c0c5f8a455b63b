import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { deliveries } = api.outbox;

export type DeliveryPage = InferResponseType<typeof deliveries.$get, 200>;
export type Delivery = DeliveryPage['items'][number];
export type DeliveryAttempt = NonNullable<Delivery['last']>;

export const states = ['waiting', 'delivered', 'given-up', 'skipped'] as const;
export const channels = ['mail', 'webhook'] as const;

export interface DeliveryFilter {
  state?: (typeof states)[number];
  channel?: (typeof channels)[number];
}

type Schema<T> = z.ZodMiniType<T>;

const orNull = z.nullable;

const attempt: Schema<DeliveryAttempt> = z.object({
  at: z.string(),
  outcome: z.enum(['delivered', 'refused', 'deferred', 'unavailable']),
  error: orNull(z.string()),
  code: orNull(z.string()),
  duration_ms: orNull(z.number()),
});

const deliveryPage: Schema<DeliveryPage> = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      channel: z.string(),
      destination: z.string(),
      name: orNull(z.string()),
      subject_id: z.string(),
      created_at: z.string(),
      state: z.enum(states),
      skip_reason: orNull(z.string()),
      replayed_at: orNull(z.string()),
      next_attempt_at: orNull(z.string()),
      held: z.boolean(),
      attempts: z.number(),
      last: orNull(attempt),
    }),
  ),
  next_cursor: orNull(z.string()),
});

const pageSize = 50;

export function listDeliveries(
  filter: DeliveryFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Answer<DeliveryPage>> {
  const query = { ...filter, limit: String(pageSize), ...(cursor !== null && { cursor }) };
  return answerOf(deliveries.$get({ query }, within(callTimeoutMs, signal)), deliveryPage);
}

export function listAttempts(id: string): Promise<Answer<{ items: DeliveryAttempt[] }>> {
  return answerOf(
    deliveries[':id'].attempts.$get({ param: { id } }, within(callTimeoutMs)),
    z.object({ items: z.array(attempt) }),
  );
}

export function replayDelivery(id: string): Promise<Answer<undefined>> {
  return answerOf(deliveries[':id'].replay.$post({ param: { id } }, within(callTimeoutMs)), z.undefined());
}
