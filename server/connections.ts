import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, networkOf } from '#/http/limits/network.ts';
import { createShares } from '#/http/limits/shares.ts';
import { connectionLimit } from './connection-limit.ts';

/** Connections there is no room for, each of which is told so: so many at a time. */
const maxBeyond = 32;
/** The request of a connection opened so recently is on its way. */
const leastWaitMs = 500;
/** No browser sends a request before the last is answered; whoever does has all the answers in memory at once. */
const maxPipelined = 16;
/** A client that reads, but slowly, has this many times as long as one that does not read at all. */
const slowFactor = 4;
const sweepsPerTimeout = 4;
/** A request or an answer that is still on its way after so long is kept up by its client. */
const leastSlowMs = 2_000;

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
  /** The network of its address, or the address: whoever may hold connections together. */
  holder: string | null;
  /** Whether there was room for it. */
  admitted: boolean;
  /** It carries no HTTP any more; whoever took it over bounds it (`websocket/call-socket.ts`). */
  upgraded: boolean;
  /** Requests not answered yet. */
  underWay: number;
  /** The latest of them, and since when. */
  request: IncomingMessage | null;
  begunAtMs: number;
  /** Since when there has been none. */
  waitingSinceMs: number;
  /** Since when each sweep has found something the client has not read. */
  unreadSinceMs: number | null;
}

/**
 * Node's HTTP server with bounded connections: all of them by what the process may open, those of one address by its
 * share. A new one beyond that takes the place of the one that has waited longest for a request, or where none waits, and
 * there is room for nobody, of one that its client keeps up, among those of the network that holds most. Else the new one
 * gets 503, or the usual answer to a health check. A client that does not read its answer is closed.
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
  /** Those there was room for, oldest first. */
  const heldBy = new Map<string, Set<Connection>>();

  const server = createServer({ ...options, shouldUpgradeCallback: mayUpgrade }, (request, response) => {
    const connection = connections.get(request.socket);
    // What arrived together with one request too many is parsed all the same.
    if (!connection || request.socket.destroyed) return;
    begin(connection, request);
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
    const holder = peer && (networkOf(peer)?.key ?? peer);
    const connection: Connection = {
      socket,
      peer,
      holder,
      admitted: makeRoom(peer, holder),
      upgraded: false,
      underWay: 0,
      request: null,
      begunAtMs: 0,
      waitingSinceMs: 0,
      unreadSinceMs: null,
    };
    connections.set(socket, connection);
    socket.once('close', () => forget(connection));
    if (connection.admitted) {
      startWaiting(connection);
      if (holder !== null) addTo(heldBy, holder, connection);
    } else beyond.add(connection);
    const [oldest] = beyond;
    if (oldest && beyond.size > maxBeyond) close(oldest);
  }

  function makeRoom(peer: string | null, holder: string | null): boolean {
    if (shares.take(peer, 1)) return true;
    const hasShareLeft = shares.left(peer) > 0;
    // Whoever has used up a share makes room among its own connections.
    const [oldest] = hasShareLeft ? waiting : (waitingOf.get(peer ?? '') ?? []);
    const leaves = oldest && performance.now() - oldest.waitingSinceMs >= leastWaitMs ? oldest : null;
    const victim = leaves ?? (hasShareLeft && holder !== null ? findKeptUp(holder) : null);
    if (!victim) return false;
    close(victim);
    return shares.take(peer, 1);
  }

  /** The oldest that its client keeps up, of whoever holds most: more than the one who asks would hold then. */
  function findKeptUp(asking: string): Connection | null {
    let most = (heldBy.get(asking)?.size ?? 0) + 1;
    let ofLargest: Iterable<Connection> = [];
    for (const held of heldBy.values()) {
      if (held.size <= most) continue;
      most = held.size;
      ofLargest = held;
    }
    const latestMs = performance.now() - leastSlowMs;
    for (const connection of ofLargest) if (isKeptUp(connection) && connection.begunAtMs <= latestMs) return connection;
    return null;
  }

  /** An upgrade there is no room for is answered as the request it also is. */
  function mayUpgrade(request: IncomingMessage): boolean {
    const connection = connections.get(request.socket);
    if (!connection?.admitted || !options.shouldUpgradeCallback?.(request)) return false;
    connection.upgraded = true;
    begin(connection, request);
    return true;
  }

  function begin(connection: Connection, request: IncomingMessage): void {
    connection.underWay += 1;
    connection.request = request;
    connection.begunAtMs = performance.now();
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
    if (connection.peer !== null) addTo(waitingOf, connection.peer, connection);
  }

  function stopWaiting(connection: Connection): void {
    waiting.delete(connection);
    if (connection.peer !== null) removeFrom(waitingOf, connection.peer, connection);
  }

  function close(connection: Connection): void {
    forget(connection);
    connection.socket.destroy();
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return;
    stopWaiting(connection);
    beyond.delete(connection);
    if (connection.holder !== null) removeFrom(heldBy, connection.holder, connection);
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

/** We wait for the rest of its request, or for it to read on in the answer. */
function isKeptUp({ upgraded, request, socket }: Connection): boolean {
  return !upgraded && request !== null && (!request.complete || socket.writableLength > 0);
}

function addTo(groups: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  groups.getOrInsertComputed(key, () => new Set()).add(connection);
}

function removeFrom(groups: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const group = groups.get(key);
  group?.delete(connection);
  if (group?.size === 0) groups.delete(key);
}

function isHealthCheck({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && (url === '/healthz' || url === '/readyz');
}
