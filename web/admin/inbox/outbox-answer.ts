import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { answerOf, type api } from '../api/staff-api.ts';

export type OutboxState = InferResponseType<typeof api.outbox.$get, 200>;

const outboxState: z.ZodMiniType<OutboxState> = z.object({
  waiting: z.number(),
  failing: z.number(),
  given_up: z.number(),
  unavailable: z.array(z.object({ destination: z.string(), error: z.string() })),
  held_back: z.number(),
  in_files: z.boolean(),
  backups_failing: z.nullable(z.string()),
  webhooks: z.object({
    waiting: z.number(),
    failing: z.number(),
    given_up: z.number(),
    paused: z.array(z.string()),
  }),
});

/** Null for any answer but that. */
export async function readOutbox(response: Response): Promise<OutboxState | null> {
  const answer = await answerOf(Promise.resolve(response), outboxState);
  return answer.ok ? answer.body : null;
}
