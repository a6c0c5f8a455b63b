import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import type { Measures } from './measures.ts';

export interface MeasureRequestsOptions {
  measures: Measures;
  /** The pattern of a request's route, which holds nothing of its address. */
  routeOf(c: Context<HttpEnv>): string;
}

/** Measures each request until the headers of its answer; a stream may go on for hours after them. */
export function measureRequests({ measures, routeOf }: MeasureRequestsOptions): MiddlewareHandler<HttpEnv> {
  return async function measureRequest(c, next) {
    const since = performance.now();
    await next();
    const { method } = c.req;
    measures.request({ route: routeOf(c), method, status: c.res.status, ms: performance.now() - since });
  };
}
