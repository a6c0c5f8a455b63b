import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { addressKey } from '#/http/limits/network.ts';

/**
 * Sets `peer`: the address a request is counted under. That is the socket's other end, or, behind trusted proxies, the
 * entry the outermost of them added to `X-Forwarded-For`; whatever else a client writes there, or in any other header,
 * is not looked at.
 */
export function peerAddress(trustedProxyHops: number): MiddlewareHandler<HttpEnv> {
  return async function setPeerAddress(c, next) {
    const socket = c.env?.incoming?.socket.remoteAddress ?? '';
    const forwarded = trustedProxyHops > 0 ? (c.req.header('x-forwarded-for') ?? '') : '';
    c.set('peer', visitorAddress(socket, forwarded, trustedProxyHops));
    await next();
  };
}

/** The visitor's address as a key for limits. */
function visitorAddress(socket: string, forwardedFor: string, trustedProxyHops: number): string {
  const chain = forwardedFor.split(',').map((entry) => entry.trim());
  const claimed = trustedProxyHops > 0 ? chain.at(-Math.min(trustedProxyHops, chain.length)) : undefined;
  return addressKey(claimed) ?? addressKey(socket) ?? 'unknown';
}
