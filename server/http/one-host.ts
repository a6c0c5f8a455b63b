import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';

/** A host and an optional port as RFC 3986 section 3.2 allows them. */
const validHost = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Refuses a request without exactly one valid `Host`, as RFC 9112 section 3.2 demands: of two, Node takes the first and
 * a proxy may have taken the last. HTTP/1.0, which some proxies use for health checks, allows requests without one.
 * Reads the raw headers, because Node's parsed headers keep only one.
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

/** Whether a request names one host, in a form that is valid. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  // `rawHeaders` alternates names and values.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1];
  }
  return host === undefined ? httpVersion === '1.0' : validHost.test(host);
}
