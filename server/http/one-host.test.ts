import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { openSocket } from '#/tests/support/socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 30_000);
afterAll(() => server.remove());

/** Sends the lines of a request's head unchanged and returns the answer's status. */
async function statusOf(...lines: string[]): Promise<number> {
  const { socket, heard, closed } = openSocket(server.port);
  socket.write([...lines, '', ''].join('\r\n'));
  await vi.waitFor(() => expect(closed() || heard().includes('\r\n\r\n')).toBe(true), 5_000);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(heard())?.[1]);
}

const twice = ['Host: frontdesk.example', 'Host: elsewhere.example'];

describe('a call', () => {
  it.each([
    ['two hosts', twice],
    ['the same host twice', ['Host: localhost', 'host: localhost']],
    ['a second host that is empty', ['Host: localhost', 'Host:']],
    ['no host', []],
    ['an empty host', ['Host:']],
    ['a host with a blank', ['Host: a b']],
    ['a list of hosts', ['Host: localhost, localhost']],
    ['a host with a path', ['Host: localhost/x']],
    ['a host with a user', ['Host: user@localhost']],
    ['a port that is no number', ['Host: localhost:http']],
  ])('with %s is refused', async (_, hosts) => {
    for (const target of [paths.faq, '/healthz', '/api/demo', paths.startWorking, 'http://localhost/faq']) {
      expect([target, await statusOf(`GET ${target} HTTP/1.1`, ...hosts)]).toEqual([target, 400]);
    }
  });

  it('of HTTP/1.0 needs no host, as health checks of proxies have none', async () => {
    for (const target of ['/healthz', '/readyz', paths.faq])
      expect([target, await statusOf(`GET ${target} HTTP/1.0`)]).toEqual([target, 200]);
    expect(await statusOf('GET /healthz HTTP/1.0', ...twice)).toBe(400);
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'xn--mnchen-3ya.example',
    'a_b.example',
  ])('for %s is answered', async (host) => {
    expect(await statusOf('GET /faq HTTP/1.1', `Host: ${host}`)).toBe(200);
  });

  it('for a WebSocket with two hosts is refused', async () => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = `Sec-WebSocket-Key: ${btoa('sixteen bytes ok')}`;
    expect(await statusOf('GET /voice/calls/x HTTP/1.1', ...twice, ...upgrade, key)).toBe(400);
  });

  it('keeps every other header that is sent twice', async () => {
    const cookies = ['Cookie: a=1', 'Cookie: b=2', 'Accept-Encoding: gzip', 'Accept-Encoding: br'];
    expect(await statusOf('GET /faq HTTP/1.1', 'Host: localhost', ...cookies)).toBe(200);
    expect(
      await statusOf('POST /api/visits HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Content-Length: 3'),
    ).toBe(400);
  });
});
