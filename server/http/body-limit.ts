import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

/**
 * Refuses a body of more bytes than its path may have. One that says its length is judged by that, and not touched:
 * Hono's own check asks for the body as a web stream first, which costs a form post more than storing it does.
 */
export function limitBody(maxBytesOf: (path: string) => number): MiddlewareHandler<HttpEnv> {
  const refuse = (c: Context) => problem(c, 'body-too-large', 'This is too long to be sent. Please shorten it.');
  return async function checkBodySize(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const maxBytes = maxBytesOf(c.req.path);
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) {
      return bodyLimit({ maxSize: maxBytes, onError: refuse })(c, next);
    }
    if (Number(length) > maxBytes) return refuse(c);
    await next();
  };
}
