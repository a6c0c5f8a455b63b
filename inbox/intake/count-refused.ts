import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import type { OnFormOutcome } from './intake.ts';

/** Statuses of requests that cannot be read or lack a field, and never reach the intake. */
const unread = new Set([400, 413, 415, 422]);

/** Reports requests that were refused before they reached the intake, which reports all others. */
export function countRefused(onOutcome: OnFormOutcome = () => {}): MiddlewareHandler<HttpEnv> {
  return async function tellRefused(c, next) {
    await next();
    if (unread.has(c.res.status)) onOutcome('refused');
  };
}
