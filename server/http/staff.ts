import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { newAccount } from '#/staff/accounts.ts';
import { type Auth, peerAddressHeader, staffMemberOf } from '#/staff/auth.ts';
import type { SetUp } from '#/staff/set-up.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { HttpEnv } from './env.ts';
import { bySchema, jsonBody } from './json-body.ts';
import { problem, tooMany } from './problem.ts';

/** Room for the longest name, address and password. */
const maxAccountBytes = 8 * 1024;

const credentials = z.strictObject({
  email: z.string('Enter your email address.'),
  password: z.string('Enter your password.'),
});

const firstAccount = newAccount.extend({ token: z.string() }).strict();

const severalAttempts = 'Several attempts came from this address in a short time.';

export interface StaffRouteOptions {
  auth: Auth;
  /** Null once somebody has an account. */
  setUp: SetUp | null;
  /** Counts sign-in attempts and guesses at the set-up link. */
  limiter: Limiter;
}

/** Sign-in, sign-out and who is signed in: of all that Better Auth can do, these calls and no others are reachable. */
export function staffRoutes({ auth, setUp, limiter }: StaffRouteOptions) {
  return new Hono<HttpEnv>()
    .post('/auth/sign-in/email', jsonBody(bySchema(credentials), { maxBytes: maxAccountBytes }), async (c) => {
      const admission = await limiter.take(c.var.peer);
      if (!admission.admitted) return tooMany(c, severalAttempts, admission.retryAfterSeconds);
      const body = c.req.valid('json');
      const response = await auth.api.signInEmail({ body, headers: withPeer(c), asResponse: true });
      if (!response.ok) return response;
      await limiter.giveBack(c.var.peer);
      // Its own answer repeats the session's token, which belongs in the cookie alone.
      passCookies(response, c);
      return c.json({}, 200);
    })
    .post('/auth/sign-out', (c) => auth.api.signOut({ headers: withPeer(c), asResponse: true }))
    .get('/auth/get-session', async (c) => {
      const staff = await staffMemberOf(auth, c.req.raw.headers);
      c.header('Cache-Control', 'no-store');
      return c.json(staff && { user: { email: staff.email, name: staff.name } }, 200);
    })
    .post('/set-up', jsonBody(bySchema(firstAccount), { maxBytes: maxAccountBytes }), async (c) => {
      const admission = await limiter.take(c.var.peer);
      if (!admission.admitted) return tooMany(c, severalAttempts, admission.retryAfterSeconds);
      const { token, ...account } = c.req.valid('json');
      if (!(await setUp?.createFirstAccount(token, account))) {
        return problem(c, 'wrong-link', 'This set-up link is not valid, or has been used.');
      }
      const signedIn = await auth.api.signInEmail({
        body: { email: account.email, password: account.password },
        headers: withPeer(c),
        asResponse: true,
      });
      passCookies(signedIn, c);
      return c.json({ name: account.name, email: account.email }, 201);
    });
}

function passCookies(from: Response, c: Context<HttpEnv>): void {
  for (const cookie of from.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

/** The headers of a call, with the address we know in place of whatever a client claims. */
function withPeer(c: Context<HttpEnv>): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(peerAddressHeader, c.var.peer);
  return headers;
}
