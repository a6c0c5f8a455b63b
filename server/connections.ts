import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { connectionLimit } from './limits/connection-limit.ts';
import { addressKey } from './limits/network.ts';
import { createShares } from './limits/shares.ts';

/** Connections there is no room for, each of which is told so: so many at a time. */
const maxBeyond = 32;
/** The request of a connection opened so recently is on its way. */
const leastWaitMs = 500;
/** No browser sends a request before the last is answered; whoever does has all the answers in memory at once. */
const maxPipelined = 16;
/** A client that reads, but slowly, has this many times as long as one that does not read at all. */
const slowFactor = 4;
const sweepsPerTimeout = 4;

export interface ConnectionOptions {
  /** With proxies in front all connections are theirs, and none is counted by its address. */
  trustedProxyHops: number;
  /** How long a client may leave an answer unread. */
  unreadTimeoutMs: number;
}

interface Connection {
  socket: Socket;
  /** Null when it is not counted by address. */
  peer: string | null;
  /** Whether there was room for it. */
  admitted: boolean;
  /** It carries no HTTP any more; whoever took it over bounds it (`websocket/call-socket.ts`). */
  upgraded: boolean;
  /** Requests not answered yet. */
  underWay: number;
  /** Since when there has been none. */
  waitingSinceMs: number;
  /** Since when each sweep has found something the client has not read. */
  unreadSinceMs: number | null;
}

/**
 * Node's HTTP server with bounded connections: all of them by what the process may open, those of one address by its
 * share. A new one beyond that takes the place of the one that has waited longest for a request. Where none waits, the
 * new one gets 503, or the usual answer to a health check. A client that does not read its answer is closed.
 */
export function createBoundedServer(
  options: ServerOptions,
  listener: RequestListener,
  { trustedProxyHops, unreadTimeoutMs }: ConnectionOptions,
): Server {
  const most = connectionLimit() - maxBeyond;
  const shares = createShares(most);
  const connections = new Map<Socket, Connection>();
  const beyond = new Set<Connection>();
  /** Those without a request under way; the one that has waited longest comes first. */
  const waiting = new Set<Connection>();
  const waitingOf = new Map<string, Set<Connection>>();

  const server = createServer({ ...options, shouldUpgradeCallback: mayUpgrade }, (request, response) => {
    const connection = connections.get(request.socket);
    // What arrived together with one request too many is parsed all the same.
    if (!connection || request.socket.destroyed) return;
    begin(connection);
    response.once('close', () => end(connection));
    if (!connection.admitted) response.shouldKeepAlive = false;
    if (connection.underWay > maxPipelined) close(connection);
    else if (connection.admitted || isHealthCheck(request)) listener(request, response);
    else response.writeHead(503, { 'Retry-After': '5' }).end();
  });
  // Node drops what comes beyond this without a word: one more has to come in for the oldest of `beyond` to go.
  server.maxConnections = most + maxBeyond + 1;
  server.on('connection', open);
  // Node counts a byte that was read or sent as a sign of life. A request under way whose answer is not there yet waits
  // for us, not for the client.
  server.setTimeout(unreadTimeoutMs, (socket) => {
    const connection = connections.get(socket);
    if (!connection || connection.underWay === 0 || socket.writableLength > 0) socket.destroy();
  });
  const sweeping = setInterval(closeSlowReaders, unreadTimeoutMs / sweepsPerTimeout).unref();
  server.once('close', () => clearInterval(sweeping));
  return server;

  function open(socket: Socket): void {
    const peer = trustedProxyHops > 0 ? null : (addressKey(socket.remoteAddress) ?? 'unknown');
    const connection: Connection = {
      socket,
      peer,
      admitted: makeRoom(peer),
      upgraded: false,
      underWay: 0,
      waitingSinceMs: 0,
      unreadSinceMs: null,
    };
    connections.set(socket, connection);
    socket.once('close', () => forget(connection));
    if (connection.admitted) startWaiting(connection);
    else beyond.add(connection);
    const [oldest] = beyond;
    if (oldest && beyond.size > maxBeyond) close(oldest);
  }

  function makeRoom(peer: string | null): boolean {
    if (shares.take(peer, 1)) return true;
    // Whoever has used up a share makes room among its own connections.
    const [oldest] = shares.left(peer) > 0 ? waiting : (waitingOf.get(peer ?? '') ?? []);
    if (!oldest || performance.now() - oldest.waitingSinceMs < leastWaitMs) return false;
    close(oldest);
    return shares.take(peer, 1);
  }

  /** An upgrade there is no room for is answered as the request it also is. */
  function mayUpgrade(request: IncomingMessage): boolean {
    const connection = connections.get(request.socket);
    if (!connection?.admitted || !options.shouldUpgradeCallback?.(request)) return false;
    connection.upgraded = true;
    begin(connection);
    return true;
  }

  function begin(connection: Connection): void {
    connection.underWay += 1;
    stopWaiting(connection);
  }

  function end(connection: Connection): void {
    connection.underWay -= 1;
    if (connection.underWay === 0 && connection.admitted && connections.has(connection.socket)) {
      startWaiting(connection);
    }
  }

  function startWaiting(connection: Connection): void {
    connection.waitingSinceMs = performance.now();
    waiting.add(connection);
    if (connection.peer === null) return;
    const ofPeer = waitingOf.get(connection.peer) ?? new Set();
    waitingOf.set(connection.peer, ofPeer.add(connection));
  }

  function stopWaiting(connection: Connection): void {
    waiting.delete(connection);
    if (connection.peer === null) return;
    const ofPeer = waitingOf.get(connection.peer);
    ofPeer?.delete(connection);
    if (ofPeer?.size === 0) waitingOf.delete(connection.peer);
  }

  function close(connection: Connection): void {
    forget(connection);
    connection.socket.destroy();
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return;
    stopWaiting(connection);
    beyond.delete(connection);
    if (connection.admitted) shares.giveBack(connection.peer, 1);
  }

  function closeSlowReaders(): void {
    const nowMs = performance.now();
    for (const connection of connections.values()) {
      if (connection.upgraded || connection.socket.writableLength === 0) connection.unreadSinceMs = null;
      else connection.unreadSinceMs ??= nowMs;
      const { unreadSinceMs } = connection;
      if (unreadSinceMs !== null && nowMs - unreadSinceMs > slowFactor * unreadTimeoutMs) close(connection);
    }
  }
}

function isHealthCheck({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && (url === '/healthz' || url === '/readyz');
}
