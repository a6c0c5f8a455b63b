import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Auth } from '#/accounts/auth.ts';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { staffMemberOf } from '#/accounts/staff-session.ts';
import { ownDeskId } from '#/content/agents/desks.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { jsonBody } from '#/http/json-body.ts';
import { type ProblemCode, problem } from '#/http/problem.ts';
import { mayCount } from '#/visits/count-visits.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import type { AdmissionRefusal } from '#/voice/engine/call-admission.ts';
import type { Caller, CreatedCall } from '#/voice/engine/call-registry.ts';
import type { Desk } from '#/voice/protocol/desk.ts';
import { maxLabelLength } from '#/voice/protocol/limits.ts';
import type { Channel, WebCall } from '#/voice/protocol/web-call.ts';
import type { DemoConfig } from '../config/demo.ts';
import type { Log } from '../log.ts';
import { voiceSocketRoutes } from '../sockets/voice-sockets.ts';
import type { Voice } from './voice.ts';
import type { PlatformCall } from './voice-platform.ts';
import { voiceWebhook } from './webhook-routes.ts';

/** All a page may choose: which desk answers, by its id, and whether they talk or write. It configures no assistant. */
const request = z.strictObject({
  assistantId: z.string().max(maxLabelLength).optional(),
  assistant: z.string().max(maxLabelLength).optional(),
  roomDeleteOnUserLeaveEnabled: z.boolean().optional(),
  channel: z.enum(['voice', 'chat']).optional(),
});

export const voicePermissions: RoutePermissions = {
  'POST /voice/call/web': 'public',
};

export interface VoiceRouteOptions {
  voice: Voice;
  database: Database;
  auth: Auth;
  log: Log;
  publicUrl: string | undefined;
  visits: VisitCounter;
}

/** `/voice`: creates web calls with the API of the voice platform's own client, and serves their sockets. */
export function voiceRoutes({ voice, database, auth, log, publicUrl, visits }: VoiceRouteOptions) {
  const { registry, cloud, clock, config } = voice;
  const knownIds = [...voice.desks.keys()].join(', ');

  const routes = new Hono<HttpEnv>()
    .post('/call/web', jsonBody(readBody), async (c) => {
      if (config.backend === null) return problem(c, 'demo-off', 'The live demo is switched off at the moment.');
      // The platform always runs the configured assistant, so the client's body does not matter.
      const input = c.req.valid('json');
      const isOurs = !cloud || ('channel' in input && input.channel === 'chat');
      const body = isOurs ? request.safeParse(input) : null;
      if (body && !body.success) {
        return problem(c, 'inline-assistant-refused', `The assistants ${knownIds} answer here, as they are.`);
      }
      const desk = voice.desks.get(body?.data.assistantId ?? body?.data.assistant ?? ownDeskId);
      if (!desk) return problem(c, 'unknown-assistant', `There is no such assistant. These answer here: ${knownIds}.`);

      const channel = body?.data.channel ?? 'voice';
      const limiter = voice.limits[channel];
      const isStaff = (await staffMemberOf(auth, c.req.raw.headers)) !== null;
      if (!isStaff) {
        const admission = await limiter.take(c.var.peer);
        if (!admission.admitted) return refuse(c, channel, 'too-many-calls', admission.retryAfterSeconds);
      }
      const origin = c.req.header('origin') ?? null;
      const measured = !isStaff && mayCount(c.req.raw.headers);
      const caller = { origin, peer: c.var.peer, counted: !isStaff, measured };
      const creation = await create(caller, desk, channel, c);
      if (creation.outcome !== 'created') {
        if (!isStaff) await limiter.giveBack(c.var.peer);
        if (creation.outcome === 'failed') {
          return problem(c, 'platform-failed', 'The voice service can’t be reached right now. Please try again.');
        }
        const { outcome, retryAfterSeconds } = creation;
        return refuse(c, channel, outcome === 'closed' ? 'busy' : outcome, retryAfterSeconds);
      }
      if (measured && channel === 'voice') visits.count('demo-started');
      c.header('Cache-Control', 'no-store');
      return c.json(creation.call, 201);
    })
    .route('/', voiceSocketRoutes({ registry, lines: voice.lines, clock, log, publicUrl }));
  if (cloud) routes.route('/', voiceWebhook({ database, calls: cloud.calls, clock, kept: voice.kept }));
  return routes;

  /** Creates a call on the platform or in our registry. */
  async function create(caller: Caller, desk: Desk, channel: Channel, c: Context<HttpEnv>) {
    const page = caller.origin ?? c.req.url;
    if (cloud && channel === 'voice') {
      const creation = await cloud.calls.create(caller.counted ? caller.peer : null, c.var.requestId);
      return creation.outcome === 'created'
        ? { ...creation, call: fromPlatform(creation.call, creation.token) }
        : creation;
    }
    const creation = await registry.create(caller, desk, channel);
    return creation.outcome === 'created'
      ? { ...creation, call: ours(creation.call, page, channel === 'chat' ? 'chat' : config.backend) }
      : creation;
  }
}

/** Who speaks in a call of ours. */
const providers = { native: 'browser', engine: 'frontdesk', cloud: 'browser', chat: 'none' } as const;

function ours({ id, callToken, resumeToken }: CreatedCall, page: string, by: DemoConfig['backend'] | 'chat'): WebCall {
  return {
    id,
    webCallUrl: socketAddress(page, id),
    transport: { callToken, resumeToken },
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { voice: { provider: providers[by ?? 'native'] } },
  };
}

/** Picks only what the platform's own client needs from the platform's answer. */
function fromPlatform({ id, webCallUrl, transport, artifactPlan, assistant }: PlatformCall, token: string) {
  return {
    id,
    webCallUrl,
    transport: { ...(transport?.callToken && { callToken: transport.callToken }), resumeToken: token },
    artifactPlan: { videoRecordingEnabled: artifactPlan?.videoRecordingEnabled ?? false },
    assistant: { voice: { provider: assistant?.voice?.provider ?? 'unknown' } },
  };
}

type Refusal = 'too-many-calls' | AdmissionRefusal;

const codes: Record<Refusal, ProblemCode> = {
  'too-many-calls': 'too-many-calls',
  busy: 'busy',
  'daily-limit': 'daily-limit',
  'address-busy': 'too-many-calls',
  'network-daily-limit': 'daily-limit',
};

const refusals: Record<Channel, Record<Refusal, (wait: string) => string>> = {
  voice: {
    'too-many-calls': () => 'You’ve made all the demo calls we allow in an hour. Please try again later.',
    busy: () => 'All lines are busy right now. Please try again in a moment.',
    'daily-limit': () => 'The demo has used up its minutes for today. Please come back tomorrow.',
    'address-busy': () =>
      'Others on your network are already in all the demo calls we allow at once. Please try again in a moment.',
    'network-daily-limit': () => 'Your network has used up its demo minutes for today. Please come back tomorrow.',
  },
  chat: {
    'too-many-calls': (wait) => `You’ve started all the chats we allow in an hour. Please come back in ${wait}.`,
    busy: () => 'The assistant is busy with other chats right now. Please try again in a moment.',
    'daily-limit': () => 'The chat has used up its time for today. Please come back tomorrow.',
    'address-busy': () =>
      'Your network already has all the chats open that we allow at once. End one, or try again in a moment.',
    'network-daily-limit': () => 'Your network has used up its chat time for today. Please come back tomorrow.',
  },
};

function refuse(c: Context<HttpEnv>, channel: Channel, code: Refusal, retryAfterSeconds: number) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const sentence = refusals[channel][code](minutes === 1 ? 'a minute' : `${minutes} minutes`);
  return problem(c, codes[code], sentence, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

function readBody(raw: unknown) {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return isObject ? { ok: true as const, input: raw } : { ok: false as const, errors: { body: 'must be an object' } };
}

/** Derived from the page's address: behind a proxy, only the page knows the public host and scheme. */
function socketAddress(page: string, callId: string): string {
  const address = new URL(`/voice/calls/${callId}`, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
