import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { visits } = api;

export type VisitReport = InferResponseType<typeof visits.$get, 200>;

const visitReport: z.ZodMiniType<VisitReport> = z.object({
  days: z.array(
    z.object({ day: z.string(), visits: z.number(), demos_started: z.number(), requests_sent: z.number() }),
  ),
  pages: z.array(z.object({ page: z.string(), views: z.number() })),
});

/** The visits of the last `days` days, including today. */
export function readVisits(days: number, signal: AbortSignal): Promise<Answer<VisitReport>> {
  return answerOf(visits.$get({ query: { days: String(days) } }, within(callTimeoutMs, signal)), visitReport);
}
