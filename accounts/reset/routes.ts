import { Hono, type HonoRequest } from 'hono';
import { z } from 'zod';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { type AccountStore, newAccount } from '../accounts.ts';
import type { RoutePermissions } from '../permissions.ts';
import { placeOf } from '../place.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import { weakPassword } from '../weak-password.ts';
import { isUsable, requestReset, resetByToken } from './password-resets.ts';

const maxResetBytes = 4 * 1024;

const { email, password } = newAccount.shape;
const forgotten = z.strictObject({ email });
const token = z.string('Open the link of the mail.').max(200, 'This is not a link of ours.');
const link = z.strictObject({ token });
const reset = z.strictObject({ token, password });

export const resetPermissions: RoutePermissions = {
  'GET /api/auth/forgot': 'public',
  'POST /api/auth/forgot': 'public',
  'POST /api/auth/reset/check': 'public',
  'POST /api/auth/reset': 'public',
};

export interface ResetRouteOptions extends AccountStore {
  guard: SignInGuard;
  /** Limits the wishes of one address of the network. */
  limiter: Limiter;
  /** Without a mail server, an operator sets a new password. */
  sendsMail: boolean;
  /** The site's configured public origin. Without it, links are made for this machine alone. */
  publicUrl: string | undefined;
  onSessionsEnded(): void;
  /** Called when a mail waits. */
  onQueued(): void;
}

/** A new password by a link in a mail. */
export function resetRoutes(options: ResetRouteOptions) {
  const { database, guard, limiter, sendsMail, publicUrl, onSessionsEnded, onQueued } = options;

  /** The setting without which no link can be mailed; the host that a request names is not believed. */
  function missingSetting({ url }: HonoRequest): 'SMTP_URL' | 'PUBLIC_URL' | null {
    if (!sendsMail) return 'SMTP_URL';
    return publicUrl || isThisMachine(new URL(url).hostname) ? null : 'PUBLIC_URL';
  }

  return new Hono<HttpEnv>()
    .get('/auth/forgot', (c) => c.json({ missing_setting: missingSetting(c.req) }, 200))
    .post('/auth/forgot', jsonBody(bySchema(forgotten), { maxBytes: maxResetBytes }), async (c) => {
      const missing = missingSetting(c.req);
      if (missing === 'SMTP_URL')
        return problem(c, 'no-mail-server', 'This server sends no mail. Ask whoever runs it to set SMTP_URL.');
      if (missing === 'PUBLIC_URL')
        return problem(c, 'no-public-address', 'This server can send no link. Ask whoever runs it to set PUBLIC_URL.');
      const admission = await limiter.take(c.var.peer);
      if (!admission.admitted) return tooMany(c, severalWishes, admission.retryAfterSeconds);
      const outcome = await requestReset(database, c.req.valid('json').email);
      if (outcome === 'too-many') return tooMany(c, severalWishes, 3_600);
      onQueued();
      return c.json({}, 202);
    })
    .post('/auth/reset/check', jsonBody(bySchema(link), { maxBytes: maxResetBytes }), async (c) =>
      c.json({ usable: await isUsable(options, c.req.valid('json').token) }, 200),
    )
    .post('/auth/reset', jsonBody(bySchema(reset), { maxBytes: maxResetBytes }), async (c) => {
      const { token, password } = c.req.valid('json');
      const place = placeOf(c.var.peer, c.req.header('user-agent'));
      const attempt = await guard.attempt(c.var.peer, null, async () => {
        if ((await isUsable(options, token)) && (await options.auth.isWeak(password))) return weakPassword(c);
        return (await resetByToken(options, token, { password, place }))
          ? c.body(null, 204)
          : problem(c, 'wrong-link', 'This link has been used, is too old, or was never valid.');
      });
      if (!attempt.admitted) return tooMany(c, severalTries, attempt.retryAfterSeconds);
      if (attempt.response.ok) {
        onQueued();
        onSessionsEnded();
      }
      return attempt.response;
    });
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const severalWishes = 'Several new passwords were asked for in a short time.';
const severalTries = 'Several attempts came from this address in a short time.';
