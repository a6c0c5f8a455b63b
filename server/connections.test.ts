import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { get, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { startCommand } from '#/tests/support/run.ts';
import { type ServerOptions, startServer, type TestServer } from '#/tests/support/server.ts';
import { openSocket, type TestSocket } from '#/tests/support/socket.ts';
import { openSocket as openVoiceSocket, type TestSocket as VoiceSocket } from '#/tests/support/voice.ts';
import { webCall } from '#/voice/protocol/web-call.ts';
import { createBoundedServer } from './connections.ts';

/** A server that may open 400 files admits 268 connections: 67 per address, 134 per network. */
const descriptors = 400;
const ofAddress = 67;
const ofNetwork = 134;
const ofAll = 268;

async function start(env: ServerOptions['env'] = {}): Promise<TestServer> {
  const command = ['prlimit', `--nofile=${descriptors}`, ...startCommand];
  const server = await startServer({ command, env });
  onTestFinished(server.remove);
  return server;
}

/** Sends a request from the address `from`, on a new connection. */
function ask(
  server: TestServer,
  path: string,
  from: string,
): Promise<{ status: number; retryAfter: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; retryAfter: string | undefined }>();
  get(server.origin + path, { localAddress: from, agent: false }, async (response) => {
    await text(response);
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
  }).on('error', reject);
  return promise;
}

async function statusOf(server: TestServer, path: string, from: string): Promise<number> {
  return (await ask(server, path, from)).status;
}

/** Opens connections that each send a request whose body does not end. */
function openBusy(server: TestServer, count: number, from: string): TestSocket[] {
  return Array.from({ length: count }, () => {
    const connection = openSocket(server.port, from);
    connection.socket.write('POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    connection.socket.write('Content-Length: 1000\r\n\r\n{');
    return connection;
  });
}

async function openIdle(server: TestServer, from: string): Promise<TestSocket> {
  const connection = openSocket(server.port, from);
  await once(connection.socket, 'connect');
  return connection;
}

/** Opens a call of the live demo. */
async function openCall(server: TestServer): Promise<VoiceSocket> {
  const response = await fetch(`${server.origin}/voice/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ assistantId: 'frontdesk' }),
  });
  const call = webCall.parse(await response.json());
  const socket = openVoiceSocket(call.webCallUrl, { origin: server.origin });
  onTestFinished(() => socket.raw.terminate());
  await socket.opened;
  socket.send({ type: 'hello', token: call.transport.callToken });
  await socket.until('ready');
  return socket;
}

function openFiles({ pid }: TestServer): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Starts a bounded server in this process, with the given listener; returns its port. */
async function serve(unreadTimeoutMs: number, listener: RequestListener): Promise<number> {
  const server = createBoundedServer({}, listener, { trustedProxyHops: 0, unreadTimeoutMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

describe('connections of one address', () => {
  it('get 503 with Retry-After beyond their share, while other addresses are served', async () => {
    const server = await start();
    const busy = openBusy(server, 300, '127.0.0.2');
    await vi.waitFor(() => expect(busy.filter(({ closed }) => !closed())).toHaveLength(ofAddress), 10_000);
    expect(await ask(server, paths.faq, '127.0.0.2')).toEqual({ status: 503, retryAfter: '5' });
    expect(await statusOf(server, '/healthz', '127.0.0.2')).toBe(200);
    expect(await statusOf(server, '/readyz', '127.0.0.2')).toBe(200);
    expect(await statusOf(server, paths.faq, '127.0.0.3')).toBe(200);
    expect(busy.filter(({ closed }) => !closed())).toHaveLength(ofAddress);
    for (const { socket } of busy) socket.destroy();
    await vi.waitFor(async () => expect(await statusOf(server, paths.faq, '127.0.0.2')).toBe(200), 5_000);
  });

  it('lose the one that has been idle longest when a new one needs room', async () => {
    const server = await start({ HEADERS_TIMEOUT_SECONDS: '60' });
    const other = await openIdle(server, '127.0.0.3');
    const idle: TestSocket[] = [];
    for (let count = 0; count < ofAddress; count += 1) idle.push(await openIdle(server, '127.0.0.2'));
    // A connection opened just now counts as busy: its request is expected.
    await vi.waitFor(async () => expect(await statusOf(server, paths.faq, '127.0.0.2')).toBe(200), 5_000);
    await vi.waitFor(() => expect(idle[0]?.closed()).toBe(true), 5_000);
    expect([other, ...idle].filter(({ closed }) => closed())).toHaveLength(1);
  });

  it('do not displace those of other addresses, even when the server is full', async () => {
    const server = await start({ HEADERS_TIMEOUT_SECONDS: '60', REQUEST_TIMEOUT_SECONDS: '120' });
    const networks = [1, 2, 3];
    const others = await Promise.all(networks.map((network) => openIdle(server, `127.0.${network}.1`)));
    for (const network of networks) openBusy(server, ofAddress - 1, `127.0.${network}.1`);
    const own = openBusy(server, ofAddress, '127.0.4.1');
    await vi.waitFor(async () => {
      // The connection that watched the server start is displaced first.
      own.push(...openBusy(server, 1, '127.0.4.1'));
      expect(await statusOf(server, paths.faq, '127.0.4.1')).toBe(503);
      expect(own.filter(({ heard, closed }) => !closed() && heard() === '')).toHaveLength(ofAddress);
    }, 10_000);
    for (const _ of others) expect(await statusOf(server, paths.faq, '127.0.4.1')).toBe(503);
    expect(others.filter(({ closed }) => closed())).toEqual([]);
  });

  it('are refused a WebSocket beyond their share', async () => {
    const server = await start({ REQUEST_TIMEOUT_SECONDS: '120' });
    openBusy(server, ofAddress, '127.0.0.2');
    await vi.waitFor(async () => expect(await statusOf(server, paths.faq, '127.0.0.2')).toBe(503), 5_000);
    const { socket, heard, closed } = openSocket(server.port, '127.0.0.2');
    socket.write('GET /voice/calls/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n');
    socket.write(`Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa('sixteen bytes ok')}\r\n\r\n`);
    await vi.waitFor(() => expect(closed()).toBe(true), 5_000);
    expect(heard()).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('are not counted behind a proxy, which all of them come from', async () => {
    const server = await start({ TRUSTED_PROXY_HOPS: '1' });
    const busy = openBusy(server, 2 * ofNetwork - 10, '127.0.0.2');
    expect(await statusOf(server, paths.faq, '127.0.0.2')).toBe(200);
    expect(busy.filter(({ closed }) => closed())).toEqual([]);
  });
});

it('connections that four addresses hold with slow bodies are displaced for addresses that hold fewer', async () => {
  const server = await start({ REQUEST_TIMEOUT_SECONDS: '120' });
  const call = await openCall(server);
  const networks = [1, 2, 3, 4];
  const busy = networks.flatMap((network) => openBusy(server, ofAddress, `127.0.${network}.1`));
  await vi.waitFor(async () => expect(await statusOf(server, paths.faq, '127.0.1.1')).toBe(503), 15_000);
  const visitors: TestSocket[] = [];
  for (const network of [9, 10, 11]) {
    const from = `127.0.${network}.1`;
    await vi.waitFor(async () => expect(await statusOf(server, paths.faq, from)).toBe(200), 15_000);
    visitors.push(...openBusy(server, 1, from));
  }
  expect(visitors.filter(({ closed }) => closed())).toEqual([]);
  expect(busy.filter(({ closed }) => !closed()).length).toBeGreaterThan(ofAll - 20);
  call.send({ type: 'ping' });
  await call.until('pong');
});

it('connections of many addresses leave descriptors for the database, and answers for health checks', async () => {
  const server = await start();
  // All networks hold equally many.
  const networks = Array.from({ length: ofAll - 8 }, (_, index) => `127.${index >> 7}.${index & 127}.1`);
  const busy = networks.flatMap((from) => openBusy(server, 1, from));
  let next = 0;
  await vi.waitFor(async () => {
    // The connections that watched the server start are displaced one by one.
    busy.push(...openBusy(server, 1, `127.8.${next++}.1`));
    expect(await ask(server, paths.faq, '127.9.9.1')).toEqual({ status: 503, retryAfter: '5' });
  }, 15_000);
  expect(busy.filter(({ closed }) => !closed()).length).toBeLessThanOrEqual(ofAll);
  // More connections than are accepted for a 503, none of which sends a request.
  for (let count = 0; count < 40; count += 1) await openIdle(server, '127.9.9.1');
  expect(await statusOf(server, '/readyz', '127.9.9.1')).toBe(200);
  expect(openFiles(server)).toBeLessThan(0.85 * descriptors);
});

describe('a client that does not read', () => {
  const folder = 'dist/client/_astro';
  const [largest] = readdirSync(folder).toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );

  /** Requests more than the buffers of both ends hold at first, and does not read it. */
  async function hoard(server: TestServer): Promise<void> {
    const { socket } = openSocket(server.port);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    socket.pause();
    socket.write(`GET /_astro/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(16));
  }

  it('is closed when it has read nothing for the time limit, and calls stay open', async () => {
    const server = await start({ REQUEST_TIMEOUT_SECONDS: '1', HEADERS_TIMEOUT_SECONDS: '1' });
    const call = await openCall(server);
    const before = openFiles(server);
    const many = Array.from({ length: 10 }, () => hoard(server));
    await Promise.all(many);
    // One less, because the connection of the call's request may be closed by now.
    expect(openFiles(server)).toBeGreaterThanOrEqual(before + many.length - 1);
    await vi.waitFor(() => expect(openFiles(server)).toBeLessThanOrEqual(before), 15_000);
    call.send({ type: 'ping' });
    await call.until('pong');
  });

  it('is closed after a multiple of the time limit when it reads a little now and then', async () => {
    const answer = Promise.withResolvers<ServerResponse>();
    const port = await serve(500, (_, response) => {
      response.once('close', () => answer.resolve(response)).end(Buffer.alloc(256 * 1024 * 1024));
    });
    const { socket } = openSocket(port);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const sipping = setInterval(() => sip(socket), 20);
    onTestFinished(() => clearInterval(sipping));
    expect((await answer.promise).writableFinished).toBe(false);
  });

  it('is not confused with one that waits for a slow answer', async () => {
    const port = await serve(100, ({ socket }, response) => {
      socket.once('timeout', () => setImmediate(() => response.end('late')));
    });
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(await response.text()).toBe('late');
  });

  function sip(socket: Socket): void {
    let left = 256 * 1024;
    socket.removeAllListeners('data').on('data', (text: string) => {
      left -= text.length;
      if (left <= 0) socket.pause();
    });
    socket.resume();
  }

  it('is closed when it pipelines a seventeenth request before the first is answered', async () => {
    const server = await start();
    const few = openSocket(server.port);
    few.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(16));
    await vi.waitFor(() => expect(few.heard().match(/200 OK/g)).toHaveLength(16), 5_000);
    expect(few.closed()).toBe(false);
    const many = openSocket(server.port);
    many.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
    await vi.waitFor(() => expect(many.closed()).toBe(true), 5_000);
    expect(many.heard().match(/200 OK/g)?.length ?? 0).toBeLessThanOrEqual(16);
  });
});

it('new connections are answered while hundreds of busy ones fill each turn of the event loop', async () => {
  const port = await serve(10_000, (_, response) => void response.end('answered'));
  const question = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  let busyAnswers = 0;
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const { socket } = openSocket(port);
      socket.on('data', () => {
        busyAnswers++;
        socket.write(question);
      });
      socket.write(question);
      await once(socket, 'data');
    }),
  );
  const before = busyAnswers;
  const newcomers = Array.from({ length: 20 }, () => {
    const { socket } = openSocket(port);
    socket.write(question);
    return once(socket, 'data');
  });
  await Promise.all(newcomers);
  // Each would have waited for an answer to every busy connection.
  expect(busyAnswers - before).toBeLessThan((newcomers.length * 200) / 3);
});
