import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { numbers } = api.submissions;

export type InboxNumbers = InferResponseType<typeof numbers.$get, 200>;
export type Tally = InboxNumbers['all'];

const tally = {
  total: z.number(),
  completed: z.number(),
  answered: z.number(),
  in_time: z.number(),
  overdue: z.number(),
  p50_ms: z.nullable(z.number()),
  p90_ms: z.nullable(z.number()),
};

const inboxNumbers: z.ZodMiniType<InboxNumbers> = z.object({
  days: z.array(z.object({ day: z.string(), form: z.number(), call: z.number(), chat: z.number() })),
  all: z.object(tally),
  people: z.array(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()), ...tally })),
  promised_ms: z.number(),
  counted_since: z.nullable(z.string()),
});

/** The numbers of the last `days` days, which begin as they do where the reader is. */
export function readNumbers(days: number, signal: AbortSignal): Promise<Answer<InboxNumbers>> {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = { days: String(days) as '7' | '30' | '90', zone };
  return answerOf(numbers.$get({ query }, within(callTimeoutMs, signal)), inboxNumbers);
}
