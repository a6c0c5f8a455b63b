import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';

/** What RFC 3986 section 3.2 lets a host be, and a port. */
const validHost = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Refuses a call without exactly one valid `Host`, as RFC 9112 section 3.2 demands: of two, Node takes the first and a
 * proxy in front may have taken the last. Only HTTP/1.0, in which health checks of proxies speak, knows calls without one.
 * Read from what was sent, as the headers Node makes of it hold one at most.
 */
export function oneHost(): MiddlewareHandler<HttpEnv> {
  return async function checkHost(c, next) {
    const incoming = c.env?.incoming;
    if (incoming?.rawHeaders && !hasOneHost(incoming)) {
      return problem(c, 'malformed-host', 'A call names the host that it is for once.');
    }
    await next();
  };
}

function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  // Names and values in turn.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1];
  }
  return host === undefined ? httpVersion === '1.0' : validHost.test(host);
}
