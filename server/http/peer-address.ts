import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { HttpEnv } from './env.ts';

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

/**
 * The visitor's address as a key for limits: IPv4 as it is, also when mapped into IPv6; of IPv6 the /64, which is what
 * one household or machine is given (RFC 6177).
 */
function visitorAddress(socket: string, forwardedFor: string, trustedProxyHops: number): string {
  const chain = forwardedFor.split(',').map((entry) => entry.trim());
  const claimed = trustedProxyHops > 0 ? chain.at(-Math.min(trustedProxyHops, chain.length)) : undefined;
  return limitKey(claimed) ?? limitKey(socket) ?? 'unknown';
}

/** Some proxies write the port too: `192.0.2.1:5555`, `[2001:db8::1]:5555`. */
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/;

function limitKey(entry: string | undefined): string | null {
  const { six, four } = withPort.exec(entry ?? '')?.groups ?? {};
  const address = six ?? four ?? entry;
  if (!address || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address); // unwraps IPv4 mapped into IPv6
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
