import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { type CallReport, keepReport } from '#/calls/call-report.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { jsonBody } from '#/http/json-body.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import type { PlatformCalls } from './platform-calls.ts';

/** A report repeats the whole call several times: with its audio links, its prompt, its costs. */
const maxReportBytes = 4 * 1024 * 1024;
const maxMessages = 2_000;
const maxTextLength = 10_000;

const time = z.iso.datetime({ offset: true });

const said = z.object({
  role: z.enum(['user', 'bot', 'assistant']),
  message: z.string().transform((text) => text.trim().slice(0, maxTextLength)),
  /** Milliseconds since 1970. */
  time: z.number().optional(),
});

/** The stored fields of the platform's end-of-call report (spec.md section 3; voice.md section 4.2). */
const report = z.object({
  type: z.literal('end-of-call-report'),
  endedReason: z.string().max(200),
  startedAt: time.optional(),
  endedAt: time.optional(),
  call: z.object({ id: z.uuid(), startedAt: time.optional(), endedAt: time.optional() }),
  artifact: z.object({ messages: z.array(z.unknown()).max(maxMessages).optional() }).optional(),
});

const event = z.object({ message: z.object({ type: z.string() }) });

export const webhookPermissions: RoutePermissions = {
  'POST /voice/webhook': 'platform',
};

export interface WebhookOptions {
  database: Database;
  calls: PlatformCalls;
  clock: Clock;
  /** Resolves when the calls created so far are in the database. */
  kept(): Promise<void>;
}

/** `POST /voice/webhook`: stores end-of-call reports; accepts and ignores all other events of the platform. */
export function voiceWebhook({ database, calls, clock, kept }: WebhookOptions) {
  return new Hono<HttpEnv>().post(
    '/webhook',
    jsonBody((raw) => readEvent(raw, clock.wallTime()), { maxBytes: maxReportBytes, trusted: true }),
    async (c) => {
      const told = c.req.valid('json');
      if (told) {
        const { callId, startedAt, endedAt } = told;
        calls.ended(callId, startedAt && endedAt.getTime() - startedAt.getTime());
        await kept();
        await keepReport(database, told);
      }
      return c.body(null, 204);
    },
  );
}

type Read = { ok: true; input: CallReport | null } | { ok: false; errors: Record<string, string> };

/** The input is null for an event that is not a report. */
function readEvent(raw: unknown, now: number): Read {
  const known = event.safeParse(raw);
  if (!known.success) return { ok: false, errors: { message: 'must be an event of the voice platform' } };
  if (known.data.message.type !== 'end-of-call-report') return { ok: true, input: null };
  const parsed = report.safeParse((raw as { message: unknown }).message);
  return parsed.success
    ? { ok: true, input: asCallReport(parsed.data, now) }
    : { ok: false, errors: { message: 'must be a whole end-of-call report' } };
}

function asCallReport({ call, endedReason, artifact, ...times }: z.infer<typeof report>, now: number): CallReport {
  const end = msOf(times.endedAt ?? call.endedAt) ?? now;
  const toldStart = msOf(times.startedAt ?? call.startedAt);
  const start = toldStart === null ? null : Math.min(toldStart, end);
  const transcript = (artifact?.messages ?? []).flatMap((message) => {
    // Prompts and tool calls are among the messages; nobody said them.
    const { data } = said.safeParse(message);
    if (!data?.message) return [];
    const role = data.role === 'user' ? ('user' as const) : ('assistant' as const);
    const saidAt = Math.max(start ?? 0, Math.min(end, data.time ?? start ?? end));
    return [{ role, text: data.message, saidAt: new Date(saidAt) }];
  });
  return {
    callId: call.id,
    endedReason,
    startedAt: start === null ? null : new Date(start),
    endedAt: new Date(end),
    transcript,
  };
}

function msOf(time: string | undefined): number | null {
  return time === undefined ? null : Date.parse(time);
}
