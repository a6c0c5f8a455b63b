import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Auth, staffMemberOf } from '#/staff/auth.ts';
import type { WebCall } from '#/voice/protocol/web-call.ts';
import type { Log } from '../log.ts';
import type { Voice } from '../voice/voice.ts';
import { voiceSocketRoutes } from '../websocket/voice-sockets.ts';
import type { HttpEnv } from './env.ts';
import { jsonBody, requireJson } from './json-body.ts';
import { problem } from './problem.ts';

/** The one assistant there is. */
const assistantId = 'frontdesk';

/** All that a page may say about the call it wants; who answers it, and how, is not a page's to say. */
const request = z.strictObject({
  assistantId: z.literal(assistantId).optional(),
  assistant: z.literal(assistantId).optional(),
  roomDeleteOnUserLeaveEnabled: z.boolean().optional(),
});

export interface VoiceRouteOptions {
  voice: Voice;
  auth: Auth;
  log: Log;
  publicUrl: string | undefined;
}

/** `/voice`: makes web calls, as the voice platform's own client asks for them, and holds their sockets. */
export function voiceRoutes({ voice, auth, log, publicUrl }: VoiceRouteOptions) {
  const { desk, limiter, config } = voice;
  const maxSockets = config.callsAtOnce * 3 + 50;

  return new Hono<HttpEnv>()
    .post('/call/web', requireJson, jsonBody(readBody), async (c) => {
      if (config.backend === null) return problem(c, 'demo-off', 'The live demo is switched off at the moment.');
      const body = request.safeParse(c.req.valid('json'));
      if (!body.success) {
        return problem(c, 'inline-assistant-refused', `Only the assistant '${assistantId}' answers here, as it is.`);
      }
      if (!body.data.assistantId && !body.data.assistant) {
        return problem(c, 'invalid-input', 'Assistant or Squad or Workflow must be provided.');
      }

      const isStaff = (await staffMemberOf(auth, c.req.raw.headers)) !== null;
      if (!isStaff) {
        const admission = await limiter.take(c.var.peer);
        if (!admission.admitted) {
          await limiter.giveBack(c.var.peer); // calls are counted, not attempts
          return refuse(c, 'too-many-calls', admission.retryAfterSeconds);
        }
      }
      const origin = c.req.header('origin') ?? null;
      const making = desk.make({ origin, peer: c.var.peer, counted: !isStaff });
      if (making.outcome !== 'made') {
        if (!isStaff) await limiter.giveBack(c.var.peer);
        return refuse(c, making.outcome === 'closed' ? 'busy' : making.outcome, making.retryAfterSeconds);
      }

      const { id, callToken, resumeToken } = making.call;
      const call: WebCall = {
        id,
        webCallUrl: socketAddress(origin ?? c.req.url, id),
        transport: { callToken, resumeToken },
        artifactPlan: { videoRecordingEnabled: false },
        assistant: { voice: { provider: 'browser' } },
      };
      c.header('Cache-Control', 'no-store');
      return c.json(call, 201);
    })
    .route('/', voiceSocketRoutes({ server: voice.sockets, desk, clock: voice.clock, log, publicUrl, maxSockets }));
}

const refusals = {
  'too-many-calls': 'You have reached the number of demo calls for one hour. Please come back later.',
  busy: 'All lines are busy right now. Please try again in a moment.',
  'daily-limit': 'The demo has used up its minutes for today. Please come back tomorrow.',
};

function refuse(c: Context<HttpEnv>, code: keyof typeof refusals, retryAfterSeconds: number) {
  return problem(c, code, refusals[code], { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

function readBody(raw: unknown) {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isObject ? { ok: true as const, input: raw } : { ok: false as const, errors: { body: 'must be an object' } };
}

/** Beside the page that asked: behind a proxy, only it knows the host and the scheme. */
function socketAddress(page: string, callId: string): string {
  const address = new URL(`/voice/calls/${callId}`, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
