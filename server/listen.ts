import { once } from 'node:events';
import type { createServer, IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type getRequestListener, type WebSocketServerLike } from '@hono/node-server';
import { createBoundedServer } from './connections.ts';
import { isCallUpgrade } from './sockets/call-upgrade.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface ListenOptions {
  port: number;
  host: string;
  /** How long a client may take to send its headers. */
  headersTimeoutMs: number;
  /** How long it may take to send its whole request, and to read on in an answer. */
  requestTimeoutMs: number;
  trustedProxyHops: number;
  /** Takes the upgrades that a route has accepted. */
  sockets: WebSocketServerLike;
}

/** How long a client that is refused an upgrade may keep its half of the connection. */
const refusedUpgradeMs = 5_000;

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
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port, host, headersTimeoutMs, requestTimeoutMs, trustedProxyHops, sockets } = options;
  const app = Promise.withResolvers<Fetch>();
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      if (isCallUpgrade(env.incoming as IncomingMessage)) {
        // Node watches a connection no more once it asks for an upgrade; `ws` calls this off when it takes it over.
        const { socket } = env.incoming as IncomingMessage;
        socket.setTimeout(refusedUpgradeMs).once('timeout', () => socket.destroy());
      }
      return (await app.promise)(request, env);
    },
    websocket: { server: sockets },
    // The host of a call that names none, as HTTP/1.0 allows.
    hostname: 'localhost',
    createServer: ((serverOptions: ServerOptions, listener: RequestListener) =>
      createBoundedServer(serverOptions, listener, {
        trustedProxyHops,
        unreadTimeoutMs: requestTimeoutMs,
      })) as typeof createServer,
    serverOptions: {
      headersTimeout: headersTimeoutMs,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeoutMs),
      keepAliveTimeout: 5_000,
      // How often Node looks for connections past their time.
      connectionsCheckingInterval: Math.max(250, Math.min(headersTimeoutMs / 2, 5_000)),
      // Any other upgrade is ignored, as RFC 9110 section 7.8 allows, and the request answered as it is: the answer to a
      // refused upgrade has no body, and a cache in front would keep it for those who ask for none.
      shouldUpgradeCallback: isCallUpgrade,
    },
  }) as Server;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new PortError(`cannot listen on ${host}:${port} (${(error as NodeJS.ErrnoException).code})`);
  }
  // Of a connection that the system could not hand over (it has no file left): whoever asked for it tries again.
  server.on('error', () => {});
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
