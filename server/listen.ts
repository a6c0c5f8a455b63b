import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface ListenOptions {
  port: number;
  host: string;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
}

export class PortError extends Error {
  override name = 'PortError';
}

export interface Listening {
  /** The port taken, also when any was asked for. */
  port: number;
  /** Lets the app answer; calls that came before have waited. */
  serve(fetch: Fetch): void;
  /** Takes no more calls and ends when those under way are answered, at the latest after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * Takes the port before anything else is touched, so that a second start by mistake changes nothing.
 * @throws {PortError} when the port cannot be had.
 */
export async function listen({ port, host, headersTimeoutMs, requestTimeoutMs }: ListenOptions): Promise<Listening> {
  const app = Promise.withResolvers<Fetch>();
  const answer = getRequestListener(async (request, env) => (await app.promise)(request, env));
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeoutMs),
      keepAliveTimeout: 5_000,
      // How often Node looks for connections past their time.
      connectionsCheckingInterval: Math.max(250, Math.min(headersTimeoutMs / 2, 5_000)),
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new PortError(`cannot listen on ${host}:${port} (${(error as NodeJS.ErrnoException).code})`);
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: app.resolve,
    close: (graceMs) => close(server, graceMs),
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(impatience);
}
