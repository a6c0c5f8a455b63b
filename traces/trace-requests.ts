import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import type { Tracing } from './tracing.ts';

/** What supervisors and scrapers ask all the time: their spans would hide the others. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);

/** Traces each request until the headers of its answer. `routeOf` names its route without its address. */
export function traceRequests(tracing: Tracing, routeOf: (c: Context<HttpEnv>) => string): MiddlewareHandler<HttpEnv> {
  return async function traceRequest(c, next) {
    if (untraced.has(c.req.path)) return next();
    await tracing.request(next, () => ({ method: methodOf(c), route: routeOf(c), status: c.res.status }));
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Anybody can make up methods. */
function methodOf(c: Context<HttpEnv>): string {
  return methods.has(c.req.method) ? c.req.method : 'other';
}
