import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp } from '#/tests/support/app.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { openSocket, type TestSocket } from '#/tests/support/socket.ts';

const mebibyte = 1024 * 1024;
const staffEmail = 'sam@example.com';
const staffPassword = 'a long enough password';
const webhookSecret = 'a secret that was agreed on';
const accounts = { STAFF_EMAIL: staffEmail, STAFF_PASSWORD: staffPassword };
const platform = {
  VAPI_PUBLIC_KEY: 'a-public-key',
  VAPI_ASSISTANT_ID: 'an-assistant',
  VAPI_WEBHOOK_SECRET: webhookSecret,
  VAPI_BASE_URL: 'http://127.0.0.1:9',
};

let server: TestServer;
let cloud: TestServer;
beforeAll(async () => {
  [server, cloud] = await Promise.all([
    startServer({ env: accounts }),
    startServer({ env: { ...accounts, ...platform } }),
  ]);
}, 30_000);
afterAll(async () => {
  await Promise.all([server.remove(), cloud.remove()]);
});

/** The head of a request with a chunked body. */
function headOf(method: string, path: string, headers: Record<string, string> = {}): string {
  const given = { Host: 'localhost', 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked', ...headers };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function chunkOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, ' '), Buffer.from('\r\n')]);
}

/** Sends a chunked body of `bytes` bytes and does not end it. */
function sendUnfinished(to: TestServer, head: string, bytes: number, from?: string): TestSocket {
  const connection = openSocket(to.port, from);
  connection.socket.write(head);
  for (let left = bytes; left > 0; left -= mebibyte) connection.socket.write(chunkOf(Math.min(left, mebibyte)));
  return connection;
}

function statusOf({ heard }: TestSocket): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(heard())?.[1]);
}

async function answered(connections: TestSocket[]): Promise<void> {
  await vi.waitFor(() => expect(connections.every(({ heard }) => heard() !== '')).toBe(true), 10_000);
}

describe('a request that is refused whatever its body', () => {
  const someId = '01890000-0000-7000-8000-000000000000';
  it.each<[number, string, string, Record<string, string>]>([
    [401, 'PATCH', `/api/submissions/${someId}`, {}],
    [401, 'DELETE', `/api/calls/${someId}`, {}],
    [403, 'POST', '/api/submissions', { Origin: 'https://elsewhere.example' }],
    [404, 'POST', '/api/nothing', {}],
    [404, 'POST', '/voice/webhook', { 'x-vapi-secret': webhookSecret }],
    [405, 'POST', paths.faq, {}],
    [415, 'POST', '/api/submissions', { 'Content-Type': 'text/plain' }],
    [415, 'POST', paths.startWorking, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('is answered %s before its body has ended: %s %s', async (status, method, path, headers) => {
    const connection = sendUnfinished(server, headOf(method, path, headers), 1);
    await answered([connection]);
    expect(statusOf(connection)).toBe(status);
    await vi.waitFor(() => expect(connection.closed()).toBe(true), 5_000);
  });

  it.each(['', 'a wrong secret'])('is answered 401 before its body has ended: a report under %j', async (secret) => {
    const connection = sendUnfinished(cloud, headOf('POST', '/voice/webhook', { 'x-vapi-secret': secret }), 1);
    await answered([connection]);
    expect(statusOf(connection)).toBe(401);
  });

  it.each(['with the platform', 'without the platform'])('takes no memory for its body, %s', async (name) => {
    const target = name === 'with the platform' ? cloud : server;
    const before = memory(target, 'VmRSS');
    writeFileSync(`/proc/${target.pid}/clear_refs`, '5'); // resets VmHWM
    const head = headOf('POST', '/voice/webhook');
    const connections = Array.from({ length: 100 }, () => sendUnfinished(target, head, Math.floor(3.9 * mebibyte)));
    await answered(connections);
    expect(memory(target, 'VmHWM') - before, 'MiB more at the highest, of 390 sent').toBeLessThan(200);
  });
});

/** Every route, as `METHOD path`. */
async function allCalls(): Promise<string[]> {
  const app = await openApp('sqlite', {
    demo: { backend: 'cloud' },
    platform: { baseUrl: '', key: '', assistantId: '', webhookSecret },
  });
  const routes = app.app.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, crypto.randomUUID())}`))];
}

async function callsWithBody(): Promise<string[]> {
  return (await allCalls()).filter((call) => !call.startsWith('GET '));
}

/** The head of a request that passes all checks made before its body is read. */
function admittedHead(call: string, cookie: string, headers: Record<string, string> = {}): string {
  const [method = '', path = ''] = call.split(' ');
  const type = path === paths.startWorking ? 'application/x-www-form-urlencoded' : 'application/json';
  const given = { 'Content-Type': type, Cookie: cookie, Origin: 'http://localhost', 'x-vapi-secret': webhookSecret };
  return headOf(method, path, { ...given, ...headers });
}

it('limits the body of every route that takes one', async () => {
  const calls = await callsWithBody();
  expect(calls).toContain('POST /voice/webhook');
  const cookie = await signIn(cloud);
  for (const call of calls) {
    const connection = sendUnfinished(cloud, admittedHead(call, cookie), 4 * mebibyte + 1);
    await answered([connection]);
    expect([call, statusOf(connection)]).not.toEqual([call, 408]);
  }
});

describe('bodies that are not finished', () => {
  const head = headOf('POST', '/api/submissions');
  const longest = 64 * 1024;

  it('of one address get 503 beyond its share, and other addresses are served', async () => {
    const held = Array.from({ length: 128 }, () => sendUnfinished(server, head, longest));
    const beyond = Array.from({ length: 20 }, () => sendUnfinished(server, head, longest));
    await vi.waitFor(() => expect([...held, ...beyond].filter(({ closed }) => closed())).toHaveLength(20), 10_000);
    const refused = [...held, ...beyond].filter(({ closed }) => closed());
    expect(new Set(refused.map(statusOf))).toEqual(new Set([503]));
    for (const { heard } of refused) expect(heard()).toMatch(/^retry-after: \d+\r$/im);

    const other = await submitFrom('127.0.1.1');
    expect(statusOf(other)).toBe(201);
    for (const { socket } of held) socket.destroy();
    await vi.waitFor(async () => expect(statusOf(await submitFrom('127.0.0.1'))).toBe(201), 10_000);
  });

  it('of many addresses get 503 beyond the total, and memory stays bounded', async () => {
    const before = memory(server, 'VmRSS');
    const networks = [1, 2, 3, 4, 5, 6].map((network) => `127.1.${network}.1`);
    const connections = networks.flatMap((from) =>
      Array.from({ length: 120 }, () => sendUnfinished(server, head, longest, from)),
    );
    await vi.waitFor(() => expect(connections.filter(({ closed }) => closed())).toHaveLength(720 - 512), 10_000);
    expect(statusOf(await submitFrom('127.0.2.1')), 'of a short form meanwhile').toBe(201);
    expect(memory(server, 'VmRSS') - before, 'MiB more, of 45 sent').toBeLessThan(120);
  });

  async function submitFrom(address: string): Promise<TestSocket> {
    const body = JSON.stringify({
      full_name: 'Ann',
      email: 'ann@example.com',
      bottleneck: 'x',
      contact_method: 'email',
    });
    const connection = openSocket(server.port, address);
    const lines = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
    connection.socket.write(['POST /api/submissions HTTP/1.1', 'Host: localhost', ...lines, '', body].join('\r\n'));
    await once(connection.socket, 'close');
    return connection;
  }
});

it('logs nothing about a client that disconnects, whatever its request and however much of it arrived', async () => {
  const own = await startServer({ env: { ...accounts, ...platform } });
  onTestFinished(own.remove);
  const calls = await allCalls();
  expect(calls).toEqual(expect.arrayContaining(['GET /api/submissions', 'POST /voice/webhook', 'POST /api/set-up']));
  let cookie = await signIn(own);
  for (const call of calls) {
    const whole = '[]'; // invalid for every route, so that the voice platform gets no request
    const inPieces = sendUnfinished(own, admittedHead(call, cookie), 100);
    const head = admittedHead(call, cookie).replace('Transfer-Encoding: chunked', `Content-Length: ${whole.length}`);
    const cut = openSocket(own.port);
    cut.socket.write(head + whole.slice(1));
    // Connections are served in the order they came: once this is answered, both bodies are being read.
    await (await fetch(`${own.origin}/healthz`)).text();
    for (const { socket } of [inPieces, cut]) socket.destroy();
    const unheard = openSocket(own.port);
    unheard.socket.write(head + whole, () => unheard.socket.resetAndDestroy());
    await once(unheard.socket, 'close');
    if (call === 'POST /api/auth/sign-out') cookie = await signIn(own);
  }
  expect(await own.stop()).toBe(0);
  const lines = own.output().split('\n');
  expect(lines.filter((line) => !line.includes('"msg":"refused"')).join('\n')).not.toMatch(
    /"level":(40|50|60)|aborted|[Ee]rror|stack/,
  );
});

async function signIn(to: TestServer): Promise<string> {
  const response = await fetch(`${to.origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: to.origin },
    body: JSON.stringify({ email: staffEmail, password: staffPassword }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A memory figure of a server's process, in MiB. */
function memory({ pid }: TestServer, measure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${measure}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
}
