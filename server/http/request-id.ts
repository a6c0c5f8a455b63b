import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';

/**
 * Gives a request an id: its lines in the log have it, and its answer, so that somebody who reports a failure can name
 * it. A client's own is not taken: it would write what it likes into the log.
 */
export const requestId: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  await next();
  c.res.headers.set('X-Request-Id', id);
};
