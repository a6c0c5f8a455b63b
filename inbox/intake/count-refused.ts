import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import type { OnFormOutcome } from './intake.ts';

/** The statuses of a request that cannot be read or misses something: the intake never sees it. */
const unread = new Set([400, 413, 415, 422]);

/** Tells of requests that were refused before they came to the intake, which tells of all others. */
export function countRefused(onOutcome: OnFormOutcome = () => {}): MiddlewareHandler<HttpEnv> {
  return async function tellRefused(c, next) {
    await next();
    if (unread.has(c.res.status)) onOutcome('refused');
  };
}
