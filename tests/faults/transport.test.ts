import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { openSocket, type TestSocket } from '#/tests/support/socket.ts';
import { storedTotals, wholeTotals } from '#/tests/support/stored-totals.ts';

const mebibyte = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { HEADERS_TIMEOUT_SECONDS: '2', REQUEST_TIMEOUT_SECONDS: '2' } });
}, 30_000);
afterAll(async () => {
  expect(storedTotals(server.dataDir), 'nothing of all this is stored').toEqual(wholeTotals(0));
  expect(await server.stop()).toBe(0);
  await server.remove();
});

const head = 'POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Health does not wait for these connections to come to their time limit. */
async function expectHealthBeside(connections: TestSocket[]): Promise<void> {
  const response = await fetch(`${server.origin}/healthz`);
  expect(await response.text()).toBe('ok');
  expect(connections.filter(({ closed }) => closed())).toEqual([]);
}

describe('fault 18: a connection that keeps the server waiting', () => {
  it.each<[string, string, string]>([
    ['with half of its headers', head, 'X-Slow: a'],
    ['with half of its body', `${head}Content-Length: 40000\r\n\r\n{"full_name":"`, 'a'],
    ['with half of a chunked body', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
  ])('is closed at the time limit %s, however it drips, and health answers meanwhile', async (_, start, drop) => {
    const connections = Array.from({ length: 50 }, () => openSocket(server.port));
    for (const { socket } of connections) socket.write(start);
    const drip = setInterval(() => {
      for (const { socket } of connections) if (socket.writable) socket.write(drop);
    }, 50);
    onTestFinished(() => clearInterval(drip));
    await expectHealthBeside(connections);
    await vi.waitFor(() => expect(connections.every(({ closed }) => closed())).toBe(true), 20_000);
    for (const { heard } of connections) expect(heard()).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  });

  it('is closed at the time limit when it says nothing at all, as hundreds do, and health answers meanwhile', async () => {
    const connections = Array.from({ length: 400 }, () => openSocket(server.port));
    await vi.waitFor(() => expect(connections.every(({ socket }) => !socket.connecting)).toBe(true), 10_000);
    await expectHealthBeside(connections);
    await vi.waitFor(() => expect(connections.every(({ closed }) => closed())).toBe(true), 20_000);
  });
});

describe('a connection that waits for its next request', () => {
  it.each([
    ['a visitor is let go soon', '0', 5],
    ['a proxy is kept until the proxy lets go: what it sends while we close is lost', '1', 620],
  ])('of %s', async (_, TRUSTED_PROXY_HOPS, seconds) => {
    const own = await startServer({ env: { TRUSTED_PROXY_HOPS } });
    onTestFinished(own.remove);
    const { socket, heard } = openSocket(own.port);
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(heard()).toMatch(new RegExp(`\r\nKeep-Alive: timeout=${seconds}\r\n`)), 5_000);
  });
});

describe('fault 18: a call that HTTP does not allow', () => {
  it.each([
    ['64 KB of headers', `${head}X-Long: ${'a'.repeat(64 * 1024)}\r\n\r\n`, 431],
    ['thousands of headers', `${head}${'a: b\r\n'.repeat(5_000)}\r\n`, 431],
    [
      'both a length and chunks',
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
    ],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['chunks that are not the last coding', `${head}Transfer-Encoding: chunked, identity\r\n\r\n{}`, 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['a line break smuggled into a header', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: b\rc: d\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['what is no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ])('is refused and its connection closed: %s', async (_, sent, status) => {
    const { socket, heard, closed } = openSocket(server.port);
    socket.write(sent);
    await vi.waitFor(() => expect(closed()).toBe(true), 5_000);
    expect(heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(await (await fetch(`${server.origin}/healthz`)).text()).toBe('ok');
  });
});

describe('fault 4: a body of 50 MB', () => {
  it.each(['/api/submissions', paths.startWorking, '/api/auth/sign-in/email', '/api/set-up'])(
    'is refused with 413 at %s, with a length and chunked, and memory stays flat',
    async (path) => {
      await upload(path, mebibyte, true); // so that what is loaded by the first call is not counted
      const before = memory('VmRSS');
      writeFileSync(`/proc/${server.pid}/clear_refs`, '5'); // VmHWM starts anew
      const uploads = [true, false, true, false].map((withLength) => upload(path, 50 * mebibyte, withLength));
      for (const { status, type } of await Promise.all(uploads)) {
        expect(status).toBe(413);
        expect(type).toBe('urn:frontdesk:problem:body-too-large');
      }
      expect(memory('VmHWM') - before, 'MiB more at the highest').toBeLessThan(40);
    },
  );

  it.each(['/api/submissions', paths.startWorking])(
    'is refused at %s with 415 when it comes as a compressed bomb',
    async (path) => {
      const form = path === paths.startWorking;
      const response = await fetch(server.origin + path, {
        method: 'POST',
        headers: {
          'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          'Content-Encoding': 'gzip',
          Origin: server.origin,
        },
        body: gzipSync(Buffer.alloc(50 * mebibyte, ' ')),
      });
      expect(response.status).toBe(415);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    },
  );
});

/** Sends so many bytes as fast as the server takes them; it may answer and close before it has them all. */
async function upload(path: string, bytes: number, withLength: boolean): Promise<{ status: number; type: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; type: string }>();
  const type = path === paths.startWorking ? 'application/x-www-form-urlencoded' : 'application/json';
  const request = httpRequest(server.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: server.origin, ...(withLength && { 'Content-Length': bytes }) },
    agent: new Agent({ keepAlive: true }), // as a browser's: the server reads on for a while after its answer
  });
  request.on('error', reject); // of no account once the answer has come
  request.on('response', (response) => {
    text(response).then((body) => {
      resolve({ status: response.statusCode ?? 0, type: (JSON.parse(body) as { type: string }).type });
      request.destroy();
    }, reject);
  });
  const piece = Buffer.alloc(64 * 1024, 'a');
  let left = bytes;
  const pump = () => {
    while (left > 0 && !request.destroyed) {
      left -= piece.length;
      if (!request.write(piece)) {
        request.once('drain', pump);
        return;
      }
    }
    request.end();
  };
  pump();
  return promise;
}

/** Of the server's process, in MiB. */
function memory(measure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`^${measure}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
}
