import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests with an unsafe method unless they come from our own pages, whether from a form or a script and
 * whatever the content type. Clients other than browsers send neither `Origin` nor `Sec-Fetch-Site`; they may pass as
 * long as they send no cookie.
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
 * The same check for a WebSocket, whose upgrade is a GET with side effects. Browsers always send `Origin`
 * (RFC 6455 section 4.1); a client without one may pass only if no header marks it as a browser.
 */
export function isOwnUpgrade(request: Request, publicUrl: string | undefined): boolean {
  const isBrowser = request.headers.has('sec-fetch-mode') || request.headers.has('sec-fetch-site');
  if (!request.headers.has('origin') && isBrowser) return false;
  return isOwn(request, publicUrl && new URL(publicUrl).host);
}

/**
 * Whether the headers of a request tell that a page of another site makes it. For streams, which a GET opens and which
 * stay open; a browser that sends neither header passes.
 */
export function isForeign(request: Request, publicUrl: string | undefined): boolean {
  const { headers } = request;
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) return false;
  return !isOwn(request, publicUrl && new URL(publicUrl).host);
}

/** Compares hosts, not schemes: behind a proxy that terminates TLS, the server does not see the visitor's scheme. */
function isOwn({ url, headers }: Request, publicHost: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return site !== null || headers.get('cookie') === null;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && (host === new URL(url).host || host === publicHost);
}
