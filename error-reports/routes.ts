import { Hono, type MiddlewareHandler } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { createMemoryLimiter } from '#/http/limits/limiter.ts';
import { tooMany } from '#/http/problem.ts';
import { type PageError, pageError } from './page-error.ts';

/** Fits the longest error. */
const maxBytes = 4 * 1024;
/** A page that fails again and again tells nothing new. */
const perMinute = 10;

export const pageErrorPermissions: RoutePermissions = {
  'POST /api/page-errors': 'public',
};

export interface PageErrorOptions {
  /** Whether a path is one of our scripts; frames of other files are left out. */
  isScript(path: string): boolean;
  onPageError(error: PageError, requestId: string): void;
}

/** `/api/page-errors`: pages report their fatal errors. */
export function pageErrorRoutes({ isScript, onPageError }: PageErrorOptions) {
  const limiter = createMemoryLimiter({ name: 'page-errors', points: perMinute, durationSeconds: 60 });

  const limited: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const admission = await limiter.take(c.var.peer);
    if (admission.admitted) return next();
    return tooMany(c, 'Many errors were reported from this address in a short time.', admission.retryAfterSeconds);
  };

  return new Hono<HttpEnv>().post('/', limited, jsonBody(bySchema(pageError), { maxBytes }), (c) => {
    const told = c.req.valid('json');
    const frames = told.frames.filter(({ file }) => isScript(file));
    onPageError({ ...told, frames }, c.var.requestId);
    return c.body(null, 204);
  });
}
