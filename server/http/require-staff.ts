import type { MiddlewareHandler } from 'hono';
import { type Auth, staffMemberOf } from '#/accounts/auth.ts';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

export type RequireStaff = MiddlewareHandler<HttpEnv>;

/** Lets signed-in staff through and says who they are; everybody else gets 401. */
export function requireStaff(auth: Auth): RequireStaff {
  return async function checkSession(c, next) {
    const staff = await staffMemberOf(auth, c.req.raw.headers);
    if (!staff) return problem(c, 'signed-out', 'Sign in to read or change requests.');
    c.set('staff', staff);
    c.header('Cache-Control', 'no-store');
    await next();
  };
}
