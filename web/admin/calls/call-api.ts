import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { calls } = api;

export type CallPage = InferResponseType<typeof calls.$get, 200>;
export type ListedCall = CallPage['items'][number];
export type CallSummary = Omit<ListedCall, 'request_name' | 'question' | 'hit'>;
export type CallDetails = InferResponseType<(typeof calls)[':id']['$get'], 200>;
export type LatencySummary = CallPage['latency'];

const percentiles = z.object({ p50: z.nullable(z.number()), p95: z.nullable(z.number()) });

const latency: z.ZodMiniType<LatencySummary> = z.object({
  turns: z.number(),
  answer_ms: percentiles,
  endpointing_ms: percentiles,
  model_ms: percentiles,
  speech_ms: percentiles,
  playout_ms: percentiles,
  overhead_ms: percentiles,
  recognition_ms: percentiles,
});

const callSummary = z.object({
  id: z.string(),
  backend: z.string(),
  desk: z.string(),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  ended_reason: z.nullable(z.string()),
  messages: z.number(),
  request_id: z.nullable(z.string()),
});

const listedCall = z.extend(callSummary, {
  request_name: z.nullable(z.string()),
  question: z.nullable(z.string()),
  hit: z.nullable(z.object({ before: z.string(), match: z.string(), after: z.string() })),
});

const callPage: z.ZodMiniType<CallPage> = z.object({
  items: z.array(listedCall),
  next_cursor: z.nullable(z.string()),
  latency,
});

const callDetails: z.ZodMiniType<CallDetails> = z.extend(callSummary, {
  transcript: z.array(z.object({ role: z.enum(['user', 'assistant']), text: z.string(), said_at: z.string() })),
  latency,
  turns: z.array(
    z.object({
      turn: z.number(),
      endpointing_ms: z.nullable(z.number()),
      recognition_ms: z.nullable(z.number()),
      model_ms: z.nullable(z.number()),
      speech_ms: z.nullable(z.number()),
      playout_ms: z.nullable(z.number()),
      overhead_ms: z.number(),
    }),
  ),
});

export interface CallQuery {
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export function listCalls({ q, cursor, limit }: CallQuery): Promise<Answer<CallPage>> {
  const query = { limit: String(limit), ...(q && { q }), ...(cursor && { cursor }) };
  return answerOf(calls.$get({ query }, within(callTimeoutMs)), callPage);
}

export function readCall(id: string, signal: AbortSignal): Promise<Answer<CallDetails>> {
  return answerOf(calls[':id'].$get({ param: { id } }, within(callTimeoutMs, signal)), callDetails);
}

export function deleteCall(id: string): Promise<Answer<undefined>> {
  return answerOf(calls[':id'].$delete({ param: { id } }, within(callTimeoutMs)), z.undefined());
}
