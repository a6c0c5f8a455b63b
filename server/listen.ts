import { once } from 'node:events';
import type { createServer, IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAdaptorServer, type getRequestListener, type WebSocketServerLike } from '@hono/node-server';
import { createBoundedServer } from './connections.ts';
import type { ShedLoad } from './http/load-shedding.ts';
import { isCallUpgrade } from './sockets/call-upgrade.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface ListenOptions {
  port: number;
  host: string;
  /** How long a client may take to send its headers. */
  headersTimeoutMs: number;
  /** How long it may take to send its whole request, and how long it may leave an answer unread. */
  requestTimeoutMs: number;
  trustedProxyHops: number;
  /** Handles the upgrades that a route has accepted. */
  sockets: WebSocketServerLike;
}

/** How long a client may keep its half of the connection after its upgrade was refused. */
const refusedUpgradeMs = 5_000;

export class PortError extends Error {
  override name = 'PortError';
}

export interface Listening {
  /** The actual port, also when port 0 was requested. */
  port: number;
  /** Sets the app; requests that came earlier have waited for it. `shedLoad` may answer a request before it. */
  serve(fetch: Fetch, shedLoad?: ShedLoad): void;
  /** Accepts no further connections, so that a balancer turns to other servers; those that are there go on. */
  stopAccepting(): Promise<void>;
  /** The same; resolves when the requests under way are answered, at the latest after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * How long a connection may wait for its next request. A proxy has to close it first: a post that it sends while we close
 * is lost to its sender, since a proxy repeats no post. Caddy keeps connections for two minutes, load balancers for up to ten.
 */
const keepAliveMs = { visitor: 5_000, proxy: 620_000 };
/** How often a server that stops closes the connections on which nothing is under way. */
const sweepMs = 50;

/**
 * Takes the port before the start touches anything else, so that an accidental second start changes nothing.
 * @throws {PortError} when the port is not available.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port, host, headersTimeoutMs, requestTimeoutMs, trustedProxyHops, sockets } = options;
  const app = Promise.withResolvers<Fetch>();
  let shedLoad: ShedLoad = () => false;
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      if (isCallUpgrade(env.incoming as IncomingMessage)) {
        // Node's timeouts do not cover a connection that asks for an upgrade; `ws` cancels this one when it accepts.
        const { socket } = env.incoming as IncomingMessage;
        socket.setTimeout(refusedUpgradeMs).once('timeout', () => socket.destroy());
      }
      return (await app.promise)(request, env);
    },
    websocket: { server: sockets },
    // The host of requests without one, which HTTP/1.0 allows.
    hostname: 'localhost',
    createServer: ((serverOptions: ServerOptions, listener: RequestListener) =>
      createBoundedServer(
        serverOptions,
        (request, response) => {
          if (!shedLoad(request, response)) listener(request, response);
        },
        { trustedProxyHops, unreadTimeoutMs: requestTimeoutMs },
      )) as typeof createServer,
    serverOptions: {
      headersTimeout: headersTimeoutMs,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeoutMs),
      keepAliveTimeout: trustedProxyHops > 0 ? keepAliveMs.proxy : keepAliveMs.visitor,
      // How often Node checks for connections past their time limits.
      connectionsCheckingInterval: Math.max(250, Math.min(headersTimeoutMs / 2, 5_000)),
      // Other upgrades are ignored, as RFC 9110 section 7.8 allows, and answered as plain requests: the refusal of an
      // upgrade has no body, and a cache in front would serve it to clients that asked for no upgrade.
      shouldUpgradeCallback: isCallUpgrade,
    },
  }) as Server;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new PortError(`cannot listen on ${host}:${port} (${(error as NodeJS.ErrnoException).code})`);
  }
  // Emitted when the system could not accept a connection because it is out of descriptors; the client retries.
  server.on('error', () => {});
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  let stopping: Promise<void> | null = null;
  const stopAccepting = () => (stopping ??= untilNoneWaits(server).then(() => void server.close()));
  return {
    port: (server.address() as AddressInfo).port,
    serve(fetch, shed = shedLoad) {
      shedLoad = shed;
      app.resolve(fetch);
    },
    stopAccepting,
    async close(graceMs) {
      const forcedClose = setTimeout(() => server.closeAllConnections(), graceMs);
      // One whose request is answered meanwhile, such as a stream that ends, waits for a next one that will not come.
      const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs);
      await stopAccepting();
      await closed;
      clearTimeout(forcedClose);
      clearInterval(sweeping);
    },
  };
}

/** Less than it takes to accept a connection. */
const idleTurnMs = 0.2;
/** A busy server is never idle. */
const maxTurns = 200;

/**
 * Resolves right after a turn of the event loop in which nothing came. Connections that the system has taken for the
 * process and that it has not seen yet are reset when the port closes: a balancer may not send such a post to another
 * server, since it cannot know how far it went.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  let came = 0;
  const count = () => void came++;
  server.on('connection', count);
  for (let turn = 0; turn < maxTurns; turn++) {
    const before = came;
    const since = performance.now();
    await nextTurn();
    if (came === before && performance.now() - since < idleTurnMs) break;
  }
  server.off('connection', count);
}
