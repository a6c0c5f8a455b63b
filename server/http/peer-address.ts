import type { IncomingMessage } from 'node:http';
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
    c.set('peer', keyOf(socket, c.req.header('x-forwarded-for'), trustedProxyHops));
    await next();
  };
}

/** The same of a request that the app has not seen. */
export function visitorAddress({ socket, headers }: IncomingMessage, trustedProxyHops: number): string {
  return keyOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), trustedProxyHops);
}

/** The visitor's address as a key for limits. */
function keyOf(socket: string, forwardedFor: string | undefined, trustedProxyHops: number): string {
  const chain = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const claimed = trustedProxyHops > 0 ? chain.at(-Math.min(trustedProxyHops, chain.length)) : undefined;
  return addressKey(claimed) ?? addressKey(socket) ?? 'unknown';
}
