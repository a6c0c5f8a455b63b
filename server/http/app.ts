import { type Context, Hono } from 'hono';
import type { Auth } from '#/accounts/auth.ts';
import { authorize, routesWithoutPermission } from '#/accounts/authorize.ts';
import { may } from '#/accounts/permissions.ts';
import type { SendText } from '#/accounts/phone-factor.ts';
import type { Principal } from '#/accounts/principals.ts';
import { recentRoutes } from '#/accounts/recent-routes.ts';
import { repeatedRoutes } from '#/accounts/repeated-routes.ts';
import type { SetUp } from '#/accounts/set-up.ts';
import { createSignInGuard } from '#/accounts/sign-in-guard.ts';
import { signingKeyRoutes } from '#/accounts/staff-tokens/routes.ts';
import { failureOf, readBackupState } from '#/backups/state.ts';
import { paths } from '#/content/paths.ts';
import type { Database } from '#/database/open.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import type { EventStreams } from '#/events/event-streams.ts';
import { holdBodies } from '#/http/body.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Admission } from '#/http/limits/counters.ts';
import { createLimiter } from '#/http/limits/limiter.ts';
import type { StandingQueue } from '#/http/limits/standing-queue.ts';
import { problem } from '#/http/problem.ts';
import { sameOrigin } from '#/http/same-origin.ts';
import type { Intake } from '#/inbox/intake/intake.ts';
import { type FormStatus, plainFormRoutes } from '#/inbox/intake/plain-form.ts';
import type { MailOut } from '#/inbox/replies/routes.ts';
import type { RequestFormState } from '#/inbox/request/request-form.ts';
import type { FormKeys } from '#/inbox/spam/form-keys.ts';
import { metricsRoutes } from '#/metrics/routes.ts';
import { yourDataPath } from '#/people/ask-mail.ts';
import { askRoutes } from '#/people/ask-routes.ts';
import type { LinkSigner } from '#/people/asks.ts';
import type { Eraser } from '#/people/erase-person.ts';
import { countRequest, countVisits } from '#/visits/count-visits.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import type { Voice } from '../live-calls/voice.ts';
import { voiceRoutes } from '../live-calls/web-call-routes.ts';
import type { Log } from '../log.ts';
import type { ErrorReports } from '../observation/error-reports.ts';
import { connectFigures, type FigureOptions } from '../observation/figures.ts';
import type { Observation } from '../observation/observation.ts';
import { connectSources } from '../observation/sources.ts';
import type { Site } from '../site-files/site.ts';
import { type Api, createApi, type WebhookOut } from './api.ts';
import { createAuthenticate } from './authenticate.ts';
import { errorPages } from './error-pages.ts';
import { answerWithForm, formPageRoutes } from './form-page.ts';
import { healthRoutes } from './health.ts';
import { oneHost } from './one-host.ts';
import { peerAddress } from './peer-address.ts';
import { logRefusals } from './refusal-log.ts';
import { requestId } from './request-id.ts';
import { createRouteNamer, routeOf } from './route-of.ts';
import { routePermissions } from './route-permissions.ts';
import { securityHeaders, securityHeadersAt, withPolicy } from './security-headers.ts';
import { securityTxtRoutes } from './security-txt.ts';
import { sendFile, siteFiles, siteRoutes } from './site.ts';
import { staffPageRoutes } from './staff-page.ts';

/** What the routes depend on. */
export interface AppParts {
  database: Database;
  auth: Auth;
  /** Null once an account exists. */
  setUp: SetUp | null;
  site: Site;
  log: Log;
  intake: Intake;
  /** Of visitors' requests that are being stored. */
  intakeQueue: StandingQueue;
  formKeys: FormKeys;
  mail: MailOut;
  webhooks: WebhookOut;
  /** How people are erased, and their links signed. */
  people: Omit<Eraser, 'database'> & { signer: LinkSigner };
  /** Null where no service for text messages is set. */
  sendText: SendText | null;
  voice: Voice;
  visits: VisitCounter;
  streams: EventStreams;
  observation: Observation;
  /** Null where errors are told to nobody but the log. */
  errors: ErrorReports | null;
  backups: FigureOptions['backups'];
  /** The delay of the event loop. */
  loop: FigureOptions['loop'];
  /** The key of this installation. */
  secret: string;
  /** Aborted when the server is to stop. */
  stopping: AbortSignal;
  settings: { publicUrl: string | undefined; trustedProxyHops: number };
}

/** Databases and disks that fail are back within a minute, or much later. */
const storageRetrySeconds = 30;

/**
 * The HTTP application: it maps a request to a response and needs no socket.
 * @throws when a route has no permission.
 */
export async function createApp(parts: AppParts) {
  const {
    database,
    auth,
    setUp,
    site,
    log,
    intake,
    intakeQueue,
    formKeys,
    mail,
    webhooks,
    people,
    sendText,
    voice,
    visits,
    streams,
    observation,
    errors,
    backups,
    loop,
    secret,
    stopping,
    settings,
  } = parts;
  const signIns = await createLimiter(database, { name: 'sign-in', points: 10, durationSeconds: 600 });
  const resets = await createLimiter(database, { name: 'password-reset', points: 5, durationSeconds: 3_600 });
  const tokenCalls = await createLimiter(database, { name: 'api-token', points: 600, durationSeconds: 60 });
  const challenges = await createLimiter(database, { name: 'passkey-challenge', points: 60, durationSeconds: 600 });
  const staffTokens = await createLimiter(database, { name: 'staff-token', points: 60, durationSeconds: 600 });
  const texts = await createLimiter(database, { name: 'text-message', points: 5, durationSeconds: 3_600 });
  const isPage = (path: string) => path === paths.startWorking || site.files.get(path)?.policy != null;
  const onSent = (headers: Headers) => countRequest(visits, headers);
  const { metrics, onOutcome } = observation;
  const authenticate = createAuthenticate({
    database,
    auth,
    webhookSecret: voice.cloud?.webhookSecret ?? null,
    metricsToken: metrics?.token ?? null,
  });
  const api: Api = createApi({
    database,
    auth,
    setUp,
    intake,
    mail,
    webhooks,
    people,
    guard: createSignInGuard(signIns),
    resets,
    secret,
    challenges,
    staffTokens,
    sendText,
    texts,
    voice,
    visits,
    streams,
    // An open page asks again and again, whether or not anybody is there.
    mayReadEvents: async (headers) => may(await authenticate(headers, { counts: false }), 'submissions:read'),
    publicUrl: settings.publicUrl,
    onSent,
    onOutcome,
    failingBackups: async () => backups && failureOf(await readBackupState(database.db)),
    isScript: (path) => site.files.has(path) && path.endsWith('.js'),
    onPageError(error, request, untold) {
      log.warn({ request, ...error, ...(untold > 0 && { untold }) }, 'a page failed');
      errors?.ofPage(error, request);
    },
    readFigures: connectFigures({ database, dataDir: people.dataDir, sendsMail: mail.sends, backups, voice, loop }),
    isPage,
  });

  /** The voice platform, which has no id of ours, is limited by its calls. */
  async function admit(principal: Principal): Promise<Admission> {
    const isProgram = principal.kind === 'token' && !principal.permissions.includes('platform');
    return isProgram ? tokenCalls.take(principal.id) : { admitted: true };
  }

  /** Logs an error of a request and tells an unavailable database from a bug. */
  function report(error: unknown, c: Context<HttpEnv>): 'storage-unavailable' | 'internal-error' {
    const call = { request: c.var.requestId, method: c.req.method, route: routeOf(c) };
    if (error instanceof StorageUnavailableError) {
      log.error({ ...call, code: error.code }, 'the database is unavailable');
      return 'storage-unavailable';
    }
    log.error({ ...call, error }, 'a call failed');
    return 'internal-error';
  }

  function onError(error: unknown, c: Context<HttpEnv>): Response {
    return report(error, c) === 'storage-unavailable'
      ? problem(c, 'storage-unavailable', 'This cannot be stored right now. Please try again shortly.', {
          headers: { 'Retry-After': String(storageRetrySeconds) },
        })
      : problem(c, 'internal-error', 'Something went wrong on our side.');
  }

  const showForm = (c: Context<HttpEnv>, status: FormStatus, form: RequestFormState) => {
    if (status === 503) c.header('Retry-After', String(storageRetrySeconds));
    return answerWithForm(site, c, status, form);
  };
  /** As a further request of the same browser, through all that guards the routes. */
  async function ask(c: Context<HttpEnv>, path: string): Promise<Response> {
    const headers = new Headers();
    for (const name of ['cookie', 'host', 'user-agent', 'x-forwarded-for']) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    return app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env);
  }
  const watched = new Hono<HttpEnv>();
  for (const around of observation.aroundRequests(createRouteNamer(site))) watched.use(around);
  const app = watched
    .onError(onError)
    .notFound((c) =>
      /^\/(api|voice)\//.test(c.req.path)
        ? problem(c, 'not-found', 'There is nothing at this address.')
        : sendFile(c, site.notFound, 404),
    )
    .use(
      oneHost(),
      countVisits({ visits, isPage, publicUrl: settings.publicUrl }),
      await siteFiles(site, (path) => securityHeadersAt(path, settings.publicUrl)),
      requestId,
      securityHeaders(settings.publicUrl),
      withPolicy,
      errorPages(site),
      peerAddress(settings.trustedProxyHops),
      logRefusals(log),
      sameOrigin(settings.publicUrl),
      authorize({
        permissions: routePermissions,
        recent: recentRoutes,
        repeated: repeatedRoutes,
        authenticate,
        admit,
      }),
      holdBodies(intakeQueue),
    )
    .route('/', healthRoutes(database, stopping))
    .route('/api', api)
    .route('/voice', voiceRoutes({ voice, database, auth, log, publicUrl: settings.publicUrl, visits }))
    .route(paths.startWorking, formPageRoutes(site, formKeys))
    .route(paths.startWorking, plainFormRoutes({ intake, showForm, onSent, report, onOutcome }))
    .route(yourDataPath, askRoutes({ database, signer: people.signer, onQueued: mail.onQueued }))
    .route('/', securityTxtRoutes(settings.publicUrl))
    .route('/', signingKeyRoutes(auth))
    .route('/', staffPageRoutes(site, ask, report))
    .route('/', siteRoutes(site));

  if (metrics) {
    const sources = connectSources(database, voice, people.dataDir);
    app.route('/', metricsRoutes({ prometheus: metrics.prometheus, sources }));
  }
  const unlisted = routesWithoutPermission(app.routes, routePermissions);
  if (unlisted.length > 0) throw new Error(`no permission is named for ${unlisted.join(', ')}`);
  return app;
}
