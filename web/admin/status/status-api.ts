import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { status } = api;

export type Status = InferResponseType<typeof status.$get, 200>;
export type Concern = Status['concerns'][number];

type Schema<T> = z.ZodMiniType<T>;
const orNull = z.nullable;

// The list of concerns is the server's own, which may be newer than this page.
const code = z.string() as unknown as Schema<Concern['code']>;
const outgoing = { waiting: z.number(), waits_since: orNull(z.string()), given_up: z.number() };

const wholeStatus: Schema<Status> = z.object({
  concerns: z.array(z.object({ code, weight: z.enum(['act', 'look']) })),
  mail: z.object({ ...outgoing, in_files: z.boolean(), failing: orNull(z.string()) }),
  webhooks: z.object({ ...outgoing, paused: z.number() }),
  promises: z.object({ overdue: orNull(z.number()), oldest_due_at: orNull(z.string()) }),
  calls: z.object({ voice: z.number(), chat: z.number() }),
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), answer_ms: z.number() }),
  delay_ms: z.number(),
  backup: z.object({
    last_at: orNull(z.string()),
    scheduled: orNull(z.object({ every_ms: z.number(), last_at: orNull(z.string()) })),
    failing: orNull(z.string()),
    by_provider: z.boolean(),
  }),
  disk: orNull(z.object({ free_bytes: z.number(), total_bytes: z.number() })),
  version: z.string(),
  running_since: z.string(),
  as_of: z.string(),
});

export function readStatus(signal?: AbortSignal): Promise<Answer<Status>> {
  return answerOf(status.$get({}, within(callTimeoutMs, signal)), wholeStatus);
}
