import { Hono, type MiddlewareHandler } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { createMemoryLimiter } from '#/http/limits/limiter.ts';
import { createMemoryCounters } from '#/http/limits/memory-counters.ts';
import { tooMany } from '#/http/problem.ts';
import { type PageError, pageError } from './page-error.ts';

/** Fits the longest error. */
const maxBytes = 4 * 1024;
/** A page that fails again and again tells nothing new. */
const perMinute = 10;
/** Of all addresses: anybody can report as much as they like, and the log has a line for each. */
const maxToldAMinute = 60;

export const pageErrorPermissions: RoutePermissions = {
  'POST /api/page-errors': 'public',
};

export interface PageErrorOptions {
  /** Whether a path is one of our scripts; frames of other files are left out. */
  isScript(path: string): boolean;
  /** `untold`: how many were left out since the last. */
  onPageError(error: PageError, requestId: string, untold: number): void;
}

/** `/api/page-errors`: pages report their fatal errors. */
export function pageErrorRoutes({ isScript, onPageError }: PageErrorOptions) {
  const limiter = createMemoryLimiter({ name: 'page-errors', points: perMinute, durationSeconds: 60 });
  const told = createMemoryCounters(60_000);
  let untold = 0;

  const limited: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const admission = await limiter.take(c.var.peer);
    if (admission.admitted) return next();
    return tooMany(c, 'Many errors were reported from this address in a short time.', admission.retryAfterSeconds);
  };

  return new Hono<HttpEnv>().post('/', limited, jsonBody(bySchema(pageError), { maxBytes }), async (c) => {
    const error = c.req.valid('json');
    const { admitted } = await told.take([{ key: 'all', points: maxToldAMinute }]);
    if (admitted) {
      const frames = error.frames.filter(({ file }) => isScript(file));
      onPageError({ ...error, frames }, c.var.requestId, untold);
      untold = 0;
    } else untold += 1;
    return c.body(null, 204);
  });
}
