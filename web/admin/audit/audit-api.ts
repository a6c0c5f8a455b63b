import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { audit } = api;

export type AuditPage = InferResponseType<typeof audit.$get, 200>;
export type AuditItem = AuditPage['items'][number];

/** What is asked for, as the address has it; days are the reader's own. */
export interface AuditQuery {
  kind?: string;
  actor?: string;
  /** `2026-11-23`. */
  from?: string;
  to?: string;
}

const facts = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<AuditItem['data']>;

const auditPage: z.ZodMiniType<AuditPage> = z.object({
  items: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      kind: z.string(),
      subject: z.object({ kind: z.string(), id: z.string() }),
      subject_name: z.nullable(z.string()),
      actor: z.object({
        kind: z.enum(['visitor', 'staff', 'token', 'assistant', 'system']),
        id: z.nullable(z.string()),
        name: z.nullable(z.string()),
      }),
      data: facts,
      words: z.nullable(facts),
      names: z.record(z.string(), z.string()),
    }),
  ),
  next_cursor: z.nullable(z.string()),
});

export function parseQuery(search: URLSearchParams): AuditQuery {
  const day = /^\d{4}-\d\d-\d\d$/;
  return Object.fromEntries(
    (['kind', 'actor', 'from', 'to'] as const).flatMap((name) => {
      const value = search.get(name) ?? '';
      return value === '' || ((name === 'from' || name === 'to') && !day.test(value)) ? [] : [[name, value]];
    }),
  );
}

function filterOf({ kind, actor, from, to }: AuditQuery) {
  return {
    ...(kind && { kind }),
    ...(actor && { actor }),
    ...(from && { since: new Date(`${from}T00:00`).toISOString() }),
    ...(to && { until: dayAfter(to).toISOString() }),
  };
}

function dayAfter(day: string): Date {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + 1);
  return date;
}

export function readAudit(
  given: AuditQuery,
  { cursor, signal }: { cursor?: string; signal?: AbortSignal } = {},
): Promise<Answer<AuditPage>> {
  const query = { ...filterOf(given), limit: '50', ...(cursor && { cursor }) };
  return answerOf(audit.$get({ query }, within(callTimeoutMs, signal)), auditPage);
}

/** Where the browser downloads all of it. */
export function exportPath(given: AuditQuery, format: 'csv' | 'jsonl'): string {
  return `/api/audit/export?${new URLSearchParams({ ...filterOf(given), format })}`;
}
