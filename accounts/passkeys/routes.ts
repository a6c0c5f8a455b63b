import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { append } from '#/events/append.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { newAccount } from '../accounts.ts';
import { authWithin, peerAddressHeader } from '../auth.ts';
import { passCookies, withPeer } from '../auth-response.ts';
import { listPasskeys, maxPasskeys } from '../listed-passkeys.ts';
import { enqueueNotice } from '../notices.ts';
import type { RoutePermissions } from '../permissions.ts';
import { placeOf } from '../place.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import { finishSignIn, isKnownBrowser, type SignInRecorder } from '../sign-ins.ts';
import { type StaffSession, staffSessionOf } from '../staff-session.ts';
import { isStoredId } from '../stored-id.ts';
import { withPasskeys } from './passkey-auth.ts';
import { removePasskey, renamePasskey } from './passkeys.ts';

/** What an authenticator answers has a certificate at most. */
const maxAnswerBytes = 64 * 1024;

const text = z.string().max(16_384);
/** The parts of what a device answers that are looked at (w3.org/TR/webauthn-3); what they hold is checked by Better Auth. */
const credential = z.object({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(64), z.any()).default({}),
});
const assertion = credential.extend({
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});
const attestation = credential.extend({
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
});
const name = newAccount.shape.name.pipe(z.string().max(100, 'Enter a shorter name.'));
const named = z.strictObject({ name });
const added = z.strictObject({ name, credential: attestation });
const signingIn = z.strictObject({ credential: assertion });

const signedIn = z.object({ user: z.object({ id: z.string() }) });

export const passkeyPermissions: RoutePermissions = {
  'POST /api/auth/sign-in/passkey/options': 'public',
  'POST /api/auth/sign-in/passkey': 'public',
  'GET /api/account/passkeys': 'own-account',
  'POST /api/account/passkeys/options': 'own-account',
  'POST /api/account/passkeys': 'own-account',
  'PATCH /api/account/passkeys/:id': 'own-account',
  'DELETE /api/account/passkeys/:id': 'own-account',
};

export interface PasskeyOptions extends SignInRecorder {
  guard: SignInGuard;
  /** Limits the challenges of one address of the network, each of which is stored for some minutes. */
  limiter: Limiter;
  publicUrl: string | undefined;
}

/** Passkeys: signing in by one, and those of the own account. */
export function passkeyRoutes(options: PasskeyOptions) {
  const { auth, database, guard, limiter, publicUrl, onQueued } = options;

  const hostOf = (c: Context<HttpEnv>) => new URL(publicUrl ?? c.req.url).hostname;

  /** No session, so that nobody is told which passkeys an open one has. */
  async function visitorHeaders(c: Context<HttpEnv>): Promise<Headers> {
    const { authCookies } = await auth.$context;
    const headers = withPeer(c);
    const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
    headers.set(
      'cookie',
      cookies.filter((cookie) => !cookie.startsWith(`${authCookies.sessionToken.name}=`)).join('; '),
    );
    headers.set(peerAddressHeader, c.var.peer);
    return headers;
  }

  /** Runs what changes how the account is entered, when the password was given in the last minutes. */
  async function recently(c: Context<HttpEnv>, work: (session: StaffSession) => Promise<Response>): Promise<Response> {
    const session = await staffSessionOf(auth, c.req.raw.headers, { counts: false });
    if (!session) return problem(c, 'signed-out', 'Your session has ended. Sign in again.');
    if (!session.isRecent) return problem(c, 'password-needed', 'Enter your password again for this.');
    return work(session);
  }

  const facts = (c: Context<HttpEnv>) => ({
    actor: actorOf(c.var.principal),
    place: placeOf(c.var.peer, c.req.header('user-agent')),
  });

  return new Hono<HttpEnv>()
    .post('/auth/sign-in/passkey/options', async (c) => {
      const admission = await limiter.take(c.var.peer);
      if (!admission.admitted) return tooMany(c, severalTries, admission.retryAfterSeconds);
      const { api } = await withPasskeys(auth, hostOf(c));
      const response = await api.generatePasskeyAuthenticationOptions({
        headers: await visitorHeaders(c),
        asResponse: true,
      });
      if (!response.ok) return problem(c, 'internal-error', 'Something went wrong on our side.');
      passCookies(response.headers, c);
      // Better Auth only prefers this; without it the sign-in is refused.
      return c.json({ ...(await response.json()), userVerification: 'required' }, 200);
    })
    .post('/auth/sign-in/passkey', jsonBody(bySchema(signingIn), { maxBytes: maxAnswerBytes }), async (c) => {
      const headers = await visitorHeaders(c);
      const { api } = await withPasskeys(auth, hostOf(c));
      const body = { response: c.req.valid('json').credential };
      const verify = () => api.verifyPasskeyAuthentication({ body, headers, asResponse: true });
      const isKnown = await isKnownBrowser(c, options, null);
      const attempt = await guard.attempt(c.var.peer, null, verify, { isKnown });
      if (!attempt.admitted) return tooMany(c, severalTries, attempt.retryAfterSeconds);
      const { response } = attempt;
      if (response.status >= 500) return problem(c, 'internal-error', 'Something went wrong on our side.');
      if (!response.ok) return problem(c, 'wrong-passkey', 'This passkey does not belong to an account.');
      const { user } = signedIn.parse(await response.json());
      const facts = { method: 'passkey', second_step: 'none' } as const;
      await finishSignIn(c, options, { userId: user.id, facts, headers: response.headers });
      return c.json({}, 200);
    })
    .get('/account/passkeys', async (c) => {
      const session = await staffSessionOf(auth, c.req.raw.headers, { counts: false });
      return c.json({ items: session ? await listPasskeys(database, session.staff.id) : [] }, 200);
    })
    .post('/account/passkeys/options', (c) =>
      recently(c, async ({ staff }) => {
        if ((await listPasskeys(database, staff.id)).length >= maxPasskeys) return full(c);
        const { api } = await withPasskeys(auth, hostOf(c));
        const response = await api.generatePasskeyRegistrationOptions({ headers: withPeer(c), asResponse: true });
        if (!response.ok) return problem(c, 'internal-error', 'Something went wrong on our side.');
        passCookies(response.headers, c);
        return c.json(await response.json(), 200);
      }),
    )
    .post('/account/passkeys', jsonBody(bySchema(added), { maxBytes: maxAnswerBytes }), (c) =>
      recently(c, async ({ staff, token }) => {
        const { name, credential } = c.req.valid('json');
        const { actor, place } = facts(c);
        const headers = withPeer(c);
        const outcome = await database.write(async (write) => {
          if ((await listPasskeys({ db: write }, staff.id)).length >= maxPasskeys) return 'full';
          const { api } = await withPasskeys(auth, hostOf(c), write);
          const body = { name, response: credential };
          const response = await api.verifyPasskeyRegistration({ body, headers, asResponse: true });
          if (!response.ok) return 'refused';
          const { id } = created.parse(await response.json());
          // The password of the last minutes and the passkey just used are the two factors of this session.
          const { internalAdapter } = await authWithin(auth, write).$context;
          await internalAdapter.updateSession(token, { byPasskey: true });
          await enqueueNotice(write, 'passkey-added', staff.id, place);
          const data = { passkey: id };
          await append(write, { kind: 'account.passkey_added', subjectId: staff.id, data, words: { name } }, actor);
          return 'added';
        });
        if (outcome === 'full') return full(c);
        if (outcome === 'refused') return problem(c, 'wrong-passkey', 'This passkey cannot be used here.');
        onQueued();
        return c.json({}, 201);
      }),
    )
    .patch('/account/passkeys/:id', jsonBody(bySchema(named), { maxBytes: 1_024 }), (c) =>
      recently(c, async ({ staff }) => {
        const id = c.req.param('id');
        const passkey = { id, name: c.req.valid('json').name };
        const isRenamed = isStoredId(id) && (await renamePasskey(database, staff.id, passkey, facts(c).actor));
        return isRenamed ? c.body(null, 204) : missing(c);
      }),
    )
    .delete('/account/passkeys/:id', (c) =>
      recently(c, async ({ staff }) => {
        const id = c.req.param('id');
        if (!isStoredId(id) || !(await removePasskey(database, staff.id, id, facts(c)))) return missing(c);
        onQueued();
        return c.body(null, 204);
      }),
    );
}

const created = z.object({ id: z.string() });
const severalTries = 'Several attempts came from this address in a short time.';

function missing(c: Context<HttpEnv>) {
  return problem(c, 'not-found', 'There is no such passkey.');
}

function full(c: Context<HttpEnv>) {
  return problem(c, 'invalid-input', 'Some fields need another look.', {
    errors: { name: `This account has ${maxPasskeys} passkeys already. Remove one first.` },
  });
}
