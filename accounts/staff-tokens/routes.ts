import { Hono } from 'hono';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import { problem, tooMany } from '#/http/problem.ts';
import type { Auth } from '../auth.ts';
import { withPeer } from '../auth-response.ts';
import type { RoutePermissions } from '../permissions.ts';
import { dropUnreadableKeys, tokenMinutes, withSigningKeys } from './signing-keys.ts';

/** Shared caches may hold the keys for this long: a new key is known everywhere after it. */
const keysMaxAgeSeconds = 300;

export const staffTokenPermissions: RoutePermissions = {
  'GET /.well-known/jwks.json': 'public',
  'POST /api/auth/token': 'own-account',
};

export interface StaffTokenOptions {
  auth: Auth;
  database: Database;
  publicUrl: string | undefined;
  /** Limits the tokens of one account. */
  limiter: Limiter;
}

/** The public keys that tokens of staff are checked with (RFC 7517). */
export function signingKeyRoutes(auth: Auth) {
  let keys: ReturnType<typeof withSigningKeys> | undefined;
  return new Hono<HttpEnv>().get('/.well-known/jwks.json', async (c) => {
    keys ??= withSigningKeys(auth, '');
    const { api } = await keys;
    c.header('Cache-Control', `public, max-age=${keysMaxAgeSeconds}`);
    return c.json(await api.getJwks(), 200);
  });
}

/**
 * A signed token by which another service of the agency knows who is signed in here. It opens nothing here: our own
 * routes look session and role up at each call, so that both can end at once, which a signed token cannot.
 */
export function staffTokenRoutes({ auth, database, publicUrl, limiter }: StaffTokenOptions) {
  return new Hono<HttpEnv>().post('/auth/token', async (c) => {
    const { principal } = c.var;
    if (principal.kind !== 'staff') return problem(c, 'forbidden', 'Only people with an account get a token.');
    if (principal.mustEnrol) return problem(c, 'second-factor-required', 'Set up a second factor first.');
    const admission = await limiter.take(principal.id);
    if (!admission.admitted) return tooMany(c, 'Many tokens were asked for.', admission.retryAfterSeconds);
    const { api } = await withSigningKeys(auth, publicUrl ?? new URL(c.req.url).origin);
    const ask = () => api.getToken({ headers: withPeer(c) });
    const { token } = await ask().catch(async (error: unknown) => {
      if (await dropUnreadableKeys(database, auth)) return ask();
      throw error;
    });
    return c.json({ token, expires_in: tokenMinutes * 60 }, 200);
  });
}
