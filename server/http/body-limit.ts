import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

/**
 * Refuses a body of more than `maxBytes`. One that says its length is judged by that, and not touched: Hono's own check
 * asks for the body as a web stream first, which costs a form post more than storing it does.
 */
export function limitBody(maxBytes: number): MiddlewareHandler<HttpEnv> {
  const refuse = (c: Context) => problem(c, 'body-too-large', 'This is too long to be sent. Please shorten it.');
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: refuse });

  return async function checkBodySize(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitStream(c, next);
    if (Number(length) > maxBytes) return refuse(c);
    await next();
  };
}
