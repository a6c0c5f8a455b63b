import type { Context } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { peerAddressHeader } from './auth.ts';

export const severalAttempts = 'Several attempts came from this address in a short time.';

/** Passes the cookies of an answer of Better Auth on. */
export function passCookies(from: Headers, c: Context<HttpEnv>): void {
  for (const cookie of from.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

/** The headers of a request, with the peer's address overwriting any that a client sent. */
export function withPeer(c: Context<HttpEnv>): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(peerAddressHeader, c.var.peer);
  return headers;
}
