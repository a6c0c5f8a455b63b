import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { HttpEnv } from '#/http/env.ts';
import type { Admission } from '#/http/limits/counters.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { may, type Permission } from './permissions.ts';
import { type Principal, visitor } from './principals.ts';
import type { ReadOptions } from './staff-session.ts';

interface Route {
  method: string;
  path: string;
}

/** Finds the principal of a request. */
export type Authenticate = (headers: Headers, options?: ReadOptions) => Promise<Principal>;

export interface AuthorizeOptions {
  /** Keyed by `GET /path`; a missing route is refused to everybody. */
  permissions: ReadonlyMap<string, Permission>;
  /** The routes that want the password of the last minutes, keyed likewise. */
  recent?: ReadonlySet<string>;
  /** The routes that pages ask by themselves, keyed likewise: asking them keeps no session alive. */
  repeated?: ReadonlySet<string>;
  authenticate: Authenticate;
  /** Limits the calls of programs. */
  admit?(principal: Principal): Promise<Admission>;
}

/**
 * Lets a request through when its principal has the permission of every route that matches, because a route can hand a
 * request on to the next one. Public routes look nobody up: signed-in staff act there as visitors.
 */
export function authorize(options: AuthorizeOptions): MiddlewareHandler<HttpEnv> {
  const { permissions, recent, repeated, authenticate, admit } = options;
  return async function checkPermission(c, next) {
    const needed = new Set<Permission | undefined>();
    const names = matchedRoutes(c).filter(isRoute).map(nameOf);
    for (const name of names) needed.add(permissions.get(name));
    needed.delete('public');

    c.set('principal', visitor);
    if (needed.size === 0) return next();
    const counts = !names.some((name) => repeated?.has(name));
    const principal = await authenticate(c.req.raw.headers, { counts });
    for (const permission of needed) {
      if (permission && may(principal, permission)) continue;
      return principal.kind === 'visitor' ? unproved(c, permission) : refused(c, principal);
    }
    if (principal.kind === 'staff' && !principal.isRecent && names.some((name) => recent?.has(name))) {
      return problem(c, 'password-needed', 'Enter your password again for this.');
    }
    const admission = await admit?.(principal);
    if (admission && !admission.admitted) return tooMany(c, tooFast, admission.retryAfterSeconds);
    c.set('principal', principal);
    c.header('Cache-Control', 'no-store');
    await next();
  };
}

const notYours = 'Your account is not allowed to do this.';
const notGranted = 'This API token is not allowed to do this.';
const enrolFirst = 'Set up a second factor of your account first: an owner requires one of everybody.';
const tooFast = 'This API token makes too many calls.';

function refused(c: Context, principal: Principal): Response {
  if (principal.kind === 'token') return problem(c, 'forbidden', notGranted);
  const waits = principal.kind === 'staff' && principal.mustEnrol;
  return waits ? problem(c, 'second-factor-required', enrolFirst) : problem(c, 'forbidden', notYours);
}

function unproved(c: Context, permission: Permission | undefined): Response {
  if (c.req.header('authorization') !== undefined) {
    // RFC 6750 section 3.
    const headers = { 'WWW-Authenticate': 'Bearer' };
    return problem(c, 'wrong-token', 'This needs an API token that works, and no cookie beside it.', { headers });
  }
  return permission === 'platform'
    ? problem(c, 'wrong-secret', 'This call needs the secret that was agreed on.')
    : problem(c, 'signed-out', 'Sign in to read or change requests.');
}

/** The names of the routes without a permission; the server refuses to start with any. */
export function routesWithoutPermission(
  routes: readonly Route[],
  permissions: ReadonlyMap<string, Permission>,
): string[] {
  return routes
    .filter(isRoute)
    .map(nameOf)
    .filter((name) => !permissions.has(name));
}

/** The app's middleware and its fallback match every request; neither is a route. */
function isRoute({ method, path }: Route): boolean {
  return method !== 'ALL' || path !== '/*';
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}
