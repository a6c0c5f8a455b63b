import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { addressKey } from '#/http/limits/network.ts';

/**
 * Sets `peer`, the address that limits count a request under: the socket's remote address or, behind trusted proxies,
 * the entry that the outermost of them added to `X-Forwarded-For`. It ignores all other entries and headers, which
 * clients can forge.
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
