import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Waited } from '#/http/env.ts';
import { addressKey, networkOf } from '#/http/limits/network.ts';
import { createShares } from '#/http/limits/shares.ts';
import { connectionLimit } from './connection-limit.ts';
import { createTurns } from './turns.ts';

/** How many connections above the limit are accepted at a time, only to be answered with 503. */
const maxBeyond = 32;
/** A connection opened this recently is not displaced: its request is still on its way. */
const leastWaitMs = 500;
/** Browsers do not pipeline requests; a client that does makes the server hold all the answers in memory at once. */
const maxPipelined = 16;
/** A client that reads slowly gets this many times the time limit of one that does not read at all. */
const slowFactor = 4;
const sweepsPerTimeout = 4;
/** After this long, an unfinished request or an unread answer counts as held up by its client. */
const leastSlowMs = 2_000;

export interface ConnectionOptions {
  /** Behind proxies every connection comes from a proxy, so none is counted by its address. */
  trustedProxyHops: number;
  /** How long a client may leave an answer unread. */
  unreadTimeoutMs: number;
}

interface Connection {
  socket: Socket;
  /** The client's address; null when connections are not counted by address. */
  peer: string | null;
  /** The network of its address, or the address itself: connections of one holder are counted together. */
  holder: string | null;
  /** False for a connection above the limit. */
  admitted: boolean;
  /** It is a WebSocket now, and `sockets/call-socket.ts` limits it. */
  upgraded: boolean;
  /** The number of requests not answered yet. */
  underWay: number;
  /** The latest request, and when it began. */
  request: IncomingMessage | null;
  begunAtMs: number;
  /** When the last request ended. */
  waitingSinceMs: number;
  /** Since when every sweep has found unread data. */
  unreadSinceMs: number | null;
}

/**
 * Node's HTTP server with limited connections: in total by the descriptors of the process, and per address by a share.
 * At the limit, a new connection displaces the one that has been idle longest. If none is idle and the server is full,
 * it displaces one whose client is slow, of the network that holds the most. Otherwise it gets 503, or the usual answer
 * to a health check. The server closes clients that do not read their answers.
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
  /** Connections without a request under way; the one that has been idle longest comes first. */
  const waiting = new Set<Connection>();
  const waitingOf = new Map<string, Set<Connection>>();
  /** Admitted connections by holder, oldest first. */
  const heldBy = new Map<string, Set<Connection>>();
  const turns = createTurns();

  const server = createServer({ ...options, shouldUpgradeCallback: mayUpgrade }, (request, response) => {
    const connection = connections.get(request.socket);
    // Node still parses requests that arrived in one packet with the one that closed the connection.
    if (!connection || request.socket.destroyed) return;
    begin(connection, request);
    response.once('close', () => end(connection));
    if (!connection.admitted) response.shouldKeepAlive = false;
    if (connection.underWay > maxPipelined) close(connection);
    else if (isHealthCheck(request))
      listener(request, response); // a balancer that waits takes the server for dead
    else if (connection.admitted) handleInTurn(request, () => listener(request, response));
    else response.writeHead(503, { 'Retry-After': '5' }).end();
  });
  // Node silently drops connections above this number. The 1 lets one more in, which closes the oldest of `beyond`.
  server.maxConnections = most + maxBeyond + 1;
  server.on('connection', open);
  // The timeout restarts with each byte read or sent. A request whose answer is not ready waits for the server, not for
  // the client, so its connection stays open.
  server.setTimeout(unreadTimeoutMs, (socket) => {
    const connection = connections.get(socket);
    if (!connection || connection.underWay === 0 || socket.writableLength > 0) socket.destroy();
  });
  const sweeping = setInterval(closeSlowReaders, unreadTimeoutMs / sweepsPerTimeout).unref();
  server.once('close', () => clearInterval(sweeping));
  return server;

  function handleInTurn(request: IncomingMessage, work: () => void): void {
    const cameAtMs = turns.beganAtMs();
    turns.handle(() => {
      if (request.socket.destroyed) return false;
      Object.assign(request, { waitedMs: performance.now() - cameAtMs } satisfies Waited);
      work();
      return true;
    });
  }

  function open(socket: Socket): void {
    turns.accept();
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
    // An address that has used up its share can only displace its own connections.
    const [oldest] = hasShareLeft ? waiting : (waitingOf.get(peer ?? '') ?? []);
    const leaves = oldest && performance.now() - oldest.waitingSinceMs >= leastWaitMs ? oldest : null;
    const victim = leaves ?? (hasShareLeft && holder !== null ? findKeptUp(holder) : null);
    if (!victim) return false;
    close(victim);
    return shares.take(peer, 1);
  }

  /** The oldest held-up connection of the largest holder, which must hold more than `asking` will hold afterwards. */
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

  /** An upgrade without room for it is answered as a plain request. */
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

/** The client has not sent the rest of its request, or has not read the answer. */
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
