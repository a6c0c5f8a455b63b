import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';
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
  authenticate: Authenticate;
}

/**
 * Lets a request through when its principal has the permission of every route that matches, because a route can hand a
 * request on to the next one. Public routes look nobody up: signed-in staff act there as visitors.
 */
export function authorize({ permissions, authenticate }: AuthorizeOptions): MiddlewareHandler<HttpEnv> {
  return async function checkPermission(c, next) {
    const needed = new Set<Permission | undefined>();
    for (const route of matchedRoutes(c)) if (isRoute(route)) needed.add(permissions.get(nameOf(route)));
    needed.delete('public');

    c.set('principal', visitor);
    if (needed.size === 0) return next();
    const principal = await authenticate(c.req.raw.headers);
    for (const permission of needed) {
      if (permission && may(principal, permission)) continue;
      return principal.kind === 'visitor' ? unproved(c, permission) : problem(c, 'forbidden', notYours);
    }
    c.set('principal', principal);
    c.header('Cache-Control', 'no-store');
    await next();
  };
}

const notYours = 'Your account is not allowed to do this.';

function unproved(c: Context, permission: Permission | undefined): Response {
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
