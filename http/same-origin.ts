import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every call that may change something unless it comes from our own pages: forms and scripts alike, whatever
 * the content type. A client that is no browser sends neither `Origin` nor `Sec-Fetch-Site`; it is let in as long as it
 * brings no cookie.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler<HttpEnv> {
  const publicHost = publicUrl && new URL(publicUrl).host;

  return async function checkOrigin(c, next) {
    if (!safeMethods.has(c.req.method) && !isOwn(c.req.raw, publicHost)) {
      return problem(c, 'foreign-origin', 'This call is answered to pages of this site only.');
    }
    await next();
  };
}

/**
 * The same for a WebSocket, whose upgrade is a GET that changes something. A browser always says where it comes from
 * (RFC 6455 section 4.1); a client without an `Origin` is let in only if nothing marks it as a browser.
 */
export function isOwnUpgrade(request: Request, publicUrl: string | undefined): boolean {
  const isBrowser = request.headers.has('sec-fetch-mode') || request.headers.has('sec-fetch-site');
  if (!request.headers.has('origin') && isBrowser) return false;
  return isOwn(request, publicUrl && new URL(publicUrl).host);
}

/** Hosts are compared, not schemes: behind a proxy that ends TLS the scheme we see is not the visitor's. */
function isOwn({ url, headers }: Request, publicHost: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return site !== null || headers.get('cookie') === null;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && (host === new URL(url).host || host === publicHost);
}
