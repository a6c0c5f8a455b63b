import { Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { expect, onTestFinished } from 'vitest';
import { createAccount } from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { createSetUp } from '#/accounts/set-up.ts';
import type { Database, DatabaseKind, SealKeys } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { createEventStreams } from '#/events/event-streams.ts';
import { createIntakeQueue } from '#/http/body.ts';
import type { StandingQueue } from '#/http/limits/standing-queue.ts';
import { createIntake } from '#/inbox/intake/intake.ts';
import { openSpool, type Spool, type spoolLimits } from '#/inbox/intake/spool/spool.ts';
import { createAddressHash } from '#/people/address.ts';
import { createLinkSigner } from '#/people/asks.ts';
import { readConfig, type SpamConfig } from '#/server/config/config.ts';
import type { DemoConfig } from '#/server/config/demo.ts';
import { createApp } from '#/server/http/app.ts';
import { cspExceptions } from '#/server/live-calls/csp-exceptions.ts';
import { type AgentFactory, createVoice } from '#/server/live-calls/voice.ts';
import type { VoicePlatformConfig } from '#/server/live-calls/voice-platform.ts';
import { createLog } from '#/server/log.ts';
import { startErrorReports } from '#/server/observation/error-reports.ts';
import { startObservation } from '#/server/observation/observation.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite, type Site } from '#/server/site-files/site.ts';
import { createSocketServer } from '#/server/sockets/voice-sockets.ts';
import { createSpamChecks } from '#/server/spam-checks.ts';
import { connectTextMessages } from '#/server/text-messages.ts';
import { connectWebhooks } from '#/server/webhooks.ts';
import { createVisitCounter } from '#/visits/visit-counter.ts';
import type { Speech } from '#/voice/engine/media/media-session.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import { createScriptedAgent } from '#/voice/testing/scripted-agent.ts';
import { openTestPlace } from './databases.ts';
import { sharePasswordHashes } from './password-hashes.ts';

const origin = 'http://localhost';
const secret = 'a secret of the tests, as long as it has to be';

const doubtingNobody: SpamConfig = {
  proofAbovePer10Min: 1_000_000,
  proofAboveInAllPer10Min: 1_000_000,
  proofCost: 1,
  minFillMs: 0,
  sameTextPerHour: 1_000_000,
};
export const staff = { name: 'Sam Staff', email: 'sam@example.com', password: 'a long enough password' };

export interface AppOptions extends SealKeys {
  publicUrl?: string;
  trustedProxyHops?: number;
  formLimitPer10Min?: number;
  /** By default no request is doubtful but one with a filled-in trap. */
  spam?: Partial<SpamConfig>;
  demo?: Partial<DemoConfig>;
  /** By default the one built without a public address. */
  site?: Site;
  /** By default one that repeats what it hears. */
  createAgent?: AgentFactory;
  clock?: Clock;
  /** Hears and speaks, for a backend whose pages only carry sound. */
  speech?: Speech;
  isLate?: () => boolean;
  /** The service that text messages are posted to, which may be local. */
  textMessages?: { url: string; secret: string } | null;
  /** Holds the calls of the `cloud` backend. */
  platform?: VoicePlatformConfig;
  /** Hashes a password each time it is given, as the product does: for a test of that. */
  hashesEachTime?: boolean;
  /** Webhooks may go to this machine. */
  allowsLocal?: boolean;
  /** Emails go to a mail server. */
  sendsMail?: boolean;
  /** The schedule that the status page knows of; no backups are made. */
  backups?: { everyMs: number };
  /** Opens `/metrics`. */
  metricsToken?: string;
  traces?: { endpoint: string; headers: Record<string, string> };
  sentryDsn?: string;
  /** Aborted when the server is to stop. */
  stopping?: AbortSignal;
  /** Requests wait on the disk while the database is away, up to these limits; refused by default. */
  spool?: typeof spoolLimits;
  /** Of visitors' requests that are being stored. */
  intakeQueue?: StandingQueue;
}

export interface RequestOptions extends RequestInit {
  headers?: Record<string, string>;
  /** The other end of the socket. */
  from?: string;
}

/** The whole HTTP side over an empty database, without a socket. */
export async function openApp(kind: DatabaseKind, options: AppOptions = {}) {
  const observation = await startObservation(options);
  onTestFinished(observation.stop);
  const errors = await startErrorReports(options);
  const { database, dataDir, env } = await openTestPlace(kind, { ...options, onQuery: observation.onQuery });
  const hashOf = createAddressHash('a secret of the tests');
  const signer = createLinkSigner('a secret of the tests');
  const logged: string[] = [];
  const log = createLog(
    'debug',
    new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }),
    errors?.logged,
  );
  const auth = createAuth({
    database,
    secret,
    publicUrl: options.publicUrl,
  });
  const setUp = createSetUp({ database, auth }, 'the token of the set-up link');
  const {
    formLimitPer10Min = 10,
    spam,
    demo,
    createAgent,
    clock,
    site,
    platform = null,
    speech,
    isLate,
    hashesEachTime = false,
    sendsMail = false,
    allowsLocal = false,
    textMessages = null,
    intakeQueue = createIntakeQueue(),
    backups = null,
    spool: limits,
    metricsToken: _,
    traces: __,
    sentryDsn: ___,
    ...settings
  } = options;
  if (!hashesEachTime) await sharePasswordHashes(auth);
  const checks = { formLimitPer10Min, spam: { ...doubtingNobody, ...spam } };
  const { limiter, judge, formKeys, proofs, inMemory } = await createSpamChecks(database, secret, checks);
  const spool = limits && (await openTestSpool(database, dataDir, limits));
  const intake = createIntake({
    database,
    limiter,
    judge,
    meanwhile: spool ? { ...inMemory, spool } : null,
    sendsMail,
    onStored: () => {},
    onOutcome: observation.onOutcome,
  });
  const sockets = createSocketServer();
  const visits = createVisitCounter({ database, now: Date.now });
  const voice = await createVoice({
    database,
    config: { ...readConfig({}).demo, ...demo },
    callRetentionDays: 30,
    intake,
    sockets,
    visits,
    createAgent: createAgent ?? ((call) => createScriptedAgent(call.clock)),
    log,
    report: observation.calls,
    platform,
    speech,
    ...(isLate && { isLate }),
    ...(clock && { clock }),
  });
  onTestFinished(() => voice.close(100));
  const streams = createEventStreams(database, voice.clock);
  onTestFinished(streams.close);
  const usedSite = site ?? (await builtSite(demo?.backend ?? null));
  const app = await createApp({
    database,
    auth,
    setUp,
    log,
    site: usedSite,
    intake,
    intakeQueue,
    formKeys,
    mail: { sends: sendsMail, from: 'desk@example.com', onQueued: () => {} },
    webhooks: { ...connectWebhooks(database, { allowsLocal }).out, onDue: () => {} },
    people: { dataDir, hashOf, signer },
    sendText: textMessages
      ? connectTextMessages({
          ...textMessages,
          allowsLocal: true,
          onRefused: (code, request) => log.warn({ request, code }, 'a text message was not accepted'),
        })
      : null,
    voice,
    visits,
    streams,
    observation,
    errors,
    backups,
    loop: { delayMs: 0 },
    secret,
    stopping: options.stopping ?? new AbortController().signal,
    settings: { publicUrl: undefined, trustedProxyHops: 0, ...settings },
  });

  /** A call as a page of ours makes it: same origin, from a visitor's address. */
  async function request(path: string, { from = '203.0.113.7', headers, ...init }: RequestOptions = {}) {
    const env = { incoming: { socket: { remoteAddress: from } } } as unknown as HttpBindings;
    return app.request(`${origin}${path}`, { ...init, headers: { origin, ...headers } }, env);
  }

  async function send(method: string, path: string, body: unknown, options: RequestOptions = {}) {
    const headers = { 'content-type': 'application/json', ...options.headers };
    return request(path, { ...options, method, headers, body: JSON.stringify(body) });
  }

  /** Makes an account and signs in; gives the headers of a signed-in call. */
  async function signIn(): Promise<{ cookie: string }> {
    await createAccount({ database, auth }, staff, systemActor);
    const response = await send('POST', '/api/auth/sign-in/email', { email: staff.email, password: staff.password });
    return { cookie: cookieOf(response) };
  }

  return {
    app,
    auth,
    database,
    secret,
    dataDir,
    env,
    hashOf,
    signer,
    intake,
    proofs,
    sockets,
    voice,
    setUp,
    visits,
    streams,
    log,
    logged,
    observation,
    errors,
    /** The addresses of scripts of the site. */
    scripts: [...usedSite.files.keys()].filter((path) => path.endsWith('.js')),
    request,
    send,
    signIn,
  };
}

async function openTestSpool(database: Database, dataDir: string, limits: typeof spoolLimits): Promise<Spool> {
  const spool = await openSpool({
    database,
    dataDir,
    limits,
    isErased: async () => false,
    onStored: () => {},
    report: { waiting: () => {}, stored: () => {}, failed: (_, error) => expect(error).toBeNull() },
  });
  onTestFinished(spool.stop);
  return spool;
}

export type TestApp = Awaited<ReturnType<typeof openApp>>;

/** What a browser would send back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const sites = new Map<DemoConfig['backend'], Promise<Site>>();
export function builtSite(backend: DemoConfig['backend'] = null): Promise<Site> {
  const site =
    sites.get(backend) ?? ensureSiteBuilt().then((built) => loadSite(built, { opened: cspExceptions(backend) }));
  sites.set(backend, site);
  return site;
}
