import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { hasAccounts, newAccount } from './accounts.ts';
import type { Auth } from './auth.ts';
import { passCookies, severalAttempts, withPeer } from './auth-response.ts';
import { permissionsOf, type RoutePermissions } from './permissions.ts';
import { hasApp, phoneEnding } from './phone-factor.ts';
import { findAccountId } from './second-factor.ts';
import { mustEnrol } from './second-factor-rule.ts';
import type { SetUp } from './set-up.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { finishSignIn, isKnownBrowser } from './sign-ins.ts';
import { listStaff } from './staff.ts';
import { staffMemberOf } from './staff-session.ts';
import { weakPassword } from './weak-password.ts';

/** Fits the longest name, address and password. */
const maxAccountBytes = 8 * 1024;

const credentials = z.strictObject({
  email: z.string('Enter your email address.'),
  password: z.string('Enter your password.'),
});

const firstAccount = newAccount.extend({ token: z.string() }).strict();

const setUpLink = z.strictObject({ token: z.string() });

/** Without a user, the password was right and a second step is awaited. */
const signInAnswer = z.object({ user: z.object({ id: z.string() }).optional() });

/** Most are public: there is no session before sign-in, and sign-out requires none. */
export const accountPermissions: RoutePermissions = {
  'POST /api/auth/sign-in/email': 'public',
  'POST /api/auth/sign-out': 'public',
  'GET /api/auth/get-session': 'public',
  'GET /api/set-up': 'public',
  'POST /api/set-up/check': 'public',
  'POST /api/set-up': 'public',
  'GET /api/staff': 'submissions:read',
};

export interface AccountRouteOptions {
  auth: Auth;
  /** Null once an account exists. */
  setUp: SetUp | null;
  /** Limits sign-ins and uses of the set-up link. Checks of a link are not limited: 2^192 tokens cannot be guessed. */
  guard: SignInGuard;
  /** Whether codes can be texted to a phone. */
  textsCodes: boolean;
  /** Called when a session has ended, so that what it holds open ends, too. */
  onSignOut?(): void;
  database: Database;
  /** Called when a mail waits. */
  onQueued(): void;
}

/** Sign-in, sign-out and the current session; no other route of Better Auth is reachable. */
export function accountRoutes(options: AccountRouteOptions) {
  const { auth, setUp, guard, textsCodes, onSignOut, database } = options;

  /** Where a code can be texted to, and whether that is the only way; null without a number. */
  async function phoneOf(email: string): Promise<{ ending: string; only: boolean } | null> {
    const id = await findAccountId({ auth }, email);
    const ending = id && (await phoneEnding(database.db, id));
    return id && ending ? { ending, only: !(await hasApp(database.db, id)) } : null;
  }

  return new Hono<HttpEnv>()
    .post('/auth/sign-in/email', jsonBody(bySchema(credentials), { maxBytes: maxAccountBytes }), async (c) => {
      const body = c.req.valid('json');
      const isKnown = await isKnownBrowser(c, options, body.email);
      const signIn = () => auth.api.signInEmail({ body, headers: withPeer(c), asResponse: true });
      const attempt = await guard.attempt(c.var.peer, body.email, signIn, { isKnown });
      if (!attempt.admitted) return tooMany(c, severalAttempts, attempt.retryAfterSeconds);
      const { status } = attempt.response;
      if (status >= 500) return problem(c, 'internal-error', 'Something went wrong on our side.');
      if (status !== 200)
        return problem(c, 'wrong-password', 'The email address and password do not match an account.');
      // Better Auth's body repeats the session's token, which must be only in the cookie.
      const answer = signInAnswer.parse(await attempt.response.json());
      const { headers } = attempt.response;
      if (!answer.user) {
        passCookies(headers, c);
        const phone = textsCodes ? await phoneOf(body.email) : null;
        return c.json({ second_step: true, ...(phone && { phone }) }, 200);
      }
      const facts = { method: 'password', second_step: 'none' } as const;
      await finishSignIn(c, options, { userId: answer.user.id, facts, headers });
      return c.json({}, 200);
    })
    .post('/auth/sign-out', async (c) => {
      const response = await auth.api.signOut({ headers: withPeer(c), asResponse: true });
      onSignOut?.();
      response.headers.set('Cache-Control', 'no-store');
      return response;
    })
    .get('/auth/get-session', async (c) => {
      const staff = await staffMemberOf(auth, c.req.raw.headers);
      c.header('Cache-Control', 'no-store');
      if (!staff) return c.json(null, 200);
      const { id, email, name, role } = staff;
      const must_enrol = await mustEnrol(database.db, staff);
      const permissions = permissionsOf({ kind: 'staff', id, role, mustEnrol: must_enrol });
      return c.json({ user: { id, email, name, role }, permissions, must_enrol }, 200);
    })
    .get('/staff', async (c) => c.json({ items: await listStaff(database.db) }, 200))
    .get('/set-up', async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ needed: setUp !== null && !(await hasAccounts(auth)) }, 200);
    })
    .post('/set-up/check', jsonBody(bySchema(setUpLink), { maxBytes: maxAccountBytes }), async (c) => {
      return c.json({ usable: (await setUp?.isUsable(c.req.valid('json').token)) ?? false }, 200);
    })
    .post('/set-up', jsonBody(bySchema(firstAccount), { maxBytes: maxAccountBytes }), async (c) => {
      const { token, ...account } = c.req.valid('json');
      const { name, email, password } = account;
      const attempt = await guard.attempt(c.var.peer, null, async () => {
        if ((await setUp?.isUsable(token)) && (await auth.isWeak(password, [name, email]))) return weakPassword(c);
        if (!(await setUp?.createFirstAccount(token, account))) {
          return problem(c, 'wrong-link', 'This set-up link is not valid, or has been used.');
        }
        return auth.api.signInEmail({ body: { email, password }, headers: withPeer(c), asResponse: true });
      });
      if (!attempt.admitted) return tooMany(c, severalAttempts, attempt.retryAfterSeconds);
      if (!attempt.response.ok) return attempt.response;
      const { user } = signInAnswer.parse(await attempt.response.json());
      const facts = { method: 'set-up-link', second_step: 'none' } as const;
      if (user) await finishSignIn(c, options, { userId: user.id, facts, headers: attempt.response.headers });
      return c.json({ name, email }, 201);
    });
}
