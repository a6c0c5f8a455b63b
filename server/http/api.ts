import { Hono } from 'hono';
import { z } from 'zod';
import { tokenNames } from '#/accounts/api-tokens.ts';
import type { Auth } from '#/accounts/auth.ts';
import { firstStepRoutes } from '#/accounts/first-step-routes.ts';
import { invitationMailKind } from '#/accounts/invitation-mail.ts';
import { invitationRoutes } from '#/accounts/invitation-routes.ts';
import { ownAccountRoutes } from '#/accounts/own/routes.ts';
import { passkeyRoutes } from '#/accounts/passkeys/routes.ts';
import { may } from '#/accounts/permissions.ts';
import { phoneRoutes } from '#/accounts/phone/routes.ts';
import type { SendText } from '#/accounts/phone-factor.ts';
import { resetRoutes } from '#/accounts/reset/routes.ts';
import { accountRoutes } from '#/accounts/routes.ts';
import { secondStepRoutes } from '#/accounts/second-step-routes.ts';
import type { SetUp } from '#/accounts/set-up.ts';
import type { SignInGuard } from '#/accounts/sign-in-guard.ts';
import { staffNames } from '#/accounts/staff.ts';
import { staffTokenRoutes } from '#/accounts/staff-tokens/routes.ts';
import { teamRoutes } from '#/accounts/team-routes.ts';
import { tokenRoutes } from '#/accounts/token-routes.ts';
import { findCallByToken } from '#/calls/calls.ts';
import { callRoutes } from '#/calls/routes.ts';
import type { Database } from '#/database/open.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { type PageErrorOptions, pageErrorRoutes } from '#/error-reports/routes.ts';
import { auditRoutes } from '#/events/audit-routes.ts';
import type { EventStreams } from '#/events/event-streams.ts';
import { eventRoutes } from '#/events/routes.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import { changeAll } from '#/inbox/changes/bulk.ts';
import { bulkRoutes } from '#/inbox/changes/bulk-routes.ts';
import { joinRoutes } from '#/inbox/changes/join-routes.ts';
import type { Intake, OnFormOutcome } from '#/inbox/intake/intake.ts';
import { receiptsHeldBack } from '#/inbox/intake/receipt-limits.ts';
import { exportRoutes } from '#/inbox/list/export-routes.ts';
import { viewRoutes } from '#/inbox/list/view-routes.ts';
import { numbersRoutes } from '#/inbox/numbers/numbers-routes.ts';
import { type MailOut, replyRoutes } from '#/inbox/replies/routes.ts';
import { templateRoutes } from '#/inbox/replies/template-routes.ts';
import { submissionRoutes } from '#/inbox/routes.ts';
import type { Figures } from '#/metrics/status/figures.ts';
import { statusRoutes } from '#/metrics/status/routes.ts';
import { byMail, enqueue } from '#/outbox/queue.ts';
import { type OutboxRouteOptions, outboxRoutes } from '#/outbox/routes.ts';
import type { LinkSigner } from '#/people/asks.ts';
import type { Eraser } from '#/people/erase-person.ts';
import { peopleRoutes } from '#/people/routes.ts';
import { visitRoutes } from '#/visits/routes.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import { hashToken } from '#/voice/engine/session/call-tokens.ts';
import { type WebhookRouteOptions, webhookRoutes } from '#/webhooks/routes.ts';
import { namesOf } from '#/webhooks/webhooks.ts';
import { demoRoutes } from '../live-calls/demo-routes.ts';
import type { Voice } from '../live-calls/voice.ts';

export interface ApiParts {
  database: Database;
  auth: Auth;
  setUp: SetUp | null;
  intake: Intake;
  mail: MailOut;
  webhooks: WebhookOut;
  guard: SignInGuard;
  /** How people are erased, and their links signed. */
  people: Omit<Eraser, 'database'> & { signer: LinkSigner };
  /** Limits wishes for a new password. */
  resets: Limiter;
  /** The key of this installation, from which the tokens of links are made. */
  secret: string;
  /** Limits challenges for passkeys. */
  challenges: Limiter;
  /** Limits the signed tokens of one account. */
  staffTokens: Limiter;
  /** Null where no service for text messages is set. */
  sendText: SendText | null;
  /** Limits the texts to one account. */
  texts: Limiter;
  voice: Voice;
  visits: VisitCounter;
  streams: EventStreams;
  /** Whether a request with these headers may read the stream of events. */
  mayReadEvents(headers: Headers): Promise<boolean>;
  publicUrl: string | undefined;
  /** Called when a visitor has sent a new request. */
  onSent(headers: Headers): void;
  onOutcome: OnFormOutcome | undefined;
  /** The code with which scheduled backups fail; null while they do not. */
  failingBackups(): Promise<string | null>;
  /** What pages tell of their failures. */
  isScript: PageErrorOptions['isScript'];
  onPageError: PageErrorOptions['onPageError'];
  /** Reads the figures of the status page. */
  readFigures(now: Date): Promise<Figures>;
  /** Whether there is a public page at the path. */
  isPage(path: string): boolean;
}

/** What the routes of webhooks and deliveries need of the outbox. */
export type WebhookOut = Pick<WebhookRouteOptions, 'allowsLocal' | 'mayBeOutside' | 'post' | 'onDue'>;

/** How long after its start a page can claim its call. */
const tokenLifeMs = 24 * 3_600_000;

/** All routes below `/api`. Its type is the API contract that the pages are compiled against. */
export function createApi(parts: ApiParts) {
  const {
    database,
    auth,
    setUp,
    intake,
    mail,
    webhooks,
    guard,
    resets,
    challenges,
    staffTokens,
    sendText,
    texts,
    people,
    voice,
    visits,
    streams,
    publicUrl,
    onSent,
    onOutcome,
    failingBackups,
    isPage,
  } = parts;
  /** A mail with an address that leads nowhere is none. */
  const mailsInvitations = mail.sends && publicUrl !== undefined;

  /**
   * The registry knows calls not stored yet; the database knows calls of an earlier process, and of other servers. While it
   * is away, a request comes in without its call rather than not at all.
   */
  async function callOf(token: string): Promise<string | null> {
    const held = voice.registry.callOf(token);
    if (held !== null) return held;
    const since = new Date(voice.clock.wallTime() - tokenLifeMs);
    return findCallByToken(database.db, hashToken(token), since).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) return null;
      throw error;
    });
  }

  const deliveries: OutboxRouteOptions = {
    database,
    sendsMail: mail.sends,
    failingBackups: async (principal) => (may(principal, 'status:read') ? failingBackups() : null),
    receiptsHeldBack: () => receiptsHeldBack(database.db, new Date()),
    namesOf: (destinations) => namesOf(database.db, destinations),
    onDue: webhooks.onDue,
  };
  const nameOf = (ids: string[]) => staffNames(database.db, ids);

  const { onQueued } = mail;
  const signIns = { database, auth, guard, onQueued };
  const ownAccounts = { ...signIns, textsCodes: sendText !== null, onSessionsEnded: streams.recheck };
  const team = teamRoutes({
    database,
    auth,
    invitations: {
      database,
      secret: parts.secret,
      async onIssued(write, subjectId) {
        if (!mailsInvitations) return;
        await enqueue(write, { kind: invitationMailKind, ...byMail, subjectId, now: new Date().toISOString() });
      },
    },
    mailsInvitations,
    onQueued: mail.onQueued,
    releaseRequests: async (assignee, actor) => {
      await changeAll(database, { assignee }, { assignee_id: null }, actor, null);
    },
    onLost: streams.recheck,
  });
  const actorNames = async (ids: string[]) =>
    new Map([...(await tokenNames(database.db, uuids(ids))), ...(await nameOf(ids))]);

  return new Hono<HttpEnv>()
    .route('/submissions/bulk', bulkRoutes(database))
    .route('/submissions/numbers', numbersRoutes({ database, nameOf }))
    .route('/submissions', exportRoutes({ database, nameOf }))
    .route('/submissions', joinRoutes(database))
    .route('/submissions', submissionRoutes({ database, intake, callOf, onSent, onOutcome, nameOf: actorNames }))
    .route('/views', viewRoutes({ database, mayShare: (principal) => may(principal, 'submissions:write') }))
    .route('/submissions', replyRoutes({ database, mail }))
    .route('/reply-templates', templateRoutes(database))
    .route('/calls', callRoutes({ database }))
    .route('/visits', visitRoutes({ database, visits, isPage }))
    .route('/demo', demoRoutes(voice.info))
    .route('/outbox', outboxRoutes(deliveries))
    .route('/webhooks', webhookRoutes({ database, ...webhooks }))
    .route('/people', peopleRoutes({ database, nameOf, ...people }))
    .route('/events', eventRoutes({ streams, isAllowed: parts.mayReadEvents, publicUrl }))
    .route('/audit', auditRoutes({ database, nameOf: actorNames }))
    .route('/page-errors', pageErrorRoutes(parts))
    .route('/status', statusRoutes(parts.readFigures))
    .route('/team', team)
    .route('/tokens', tokenRoutes(database))
    .route('/invitations', invitationRoutes(signIns))
    .route('/first-steps', firstStepRoutes({ database, auth, sendsMail: mail.sends, publicUrl }))
    .route('/account', ownAccountRoutes(ownAccounts))
    .route('/', accountRoutes({ ...ownAccounts, setUp, onSignOut: streams.recheck }))
    .route('/', secondStepRoutes(signIns))
    .route('/', phoneRoutes({ ...ownAccounts, sendText, limiter: texts, publicUrl }))
    .route('/', staffTokenRoutes({ auth, database, publicUrl, limiter: staffTokens }))
    .route('/', passkeyRoutes({ ...signIns, limiter: challenges, publicUrl }))
    .route('/', resetRoutes({ ...ownAccounts, limiter: resets, sendsMail: mail.sends, publicUrl }));
}

/** Accounts have ids of another kind, which Postgres would refuse to compare with a UUID. */
function uuids(ids: string[]): string[] {
  return ids.filter((id) => z.guid().safeParse(id).success);
}

export type Api = ReturnType<typeof createApi>;
