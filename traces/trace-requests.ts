import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { knownMethod } from '#/http/known-method.ts';
import type { Tracing } from './tracing.ts';

/** Polled all the time by supervisors and scrapers, so that their spans would hide the others. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);

/** Traces each request until the headers of its answer. `routeOf` gives the pattern of its route. */
export function traceRequests(tracing: Tracing, routeOf: (c: Context<HttpEnv>) => string): MiddlewareHandler<HttpEnv> {
  return async function traceRequest(c, next) {
    if (untraced.has(c.req.path)) return next();
    await tracing.request(next, () => ({ method: knownMethod(c.req.method), route: routeOf(c), status: c.res.status }));
  };
}
