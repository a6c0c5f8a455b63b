// What visitors send to any door of the server, and what other services say of it, is in no line that the server writes.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp } from '#/tests/support/app.ts';
import { startImap } from '#/tests/support/imap.ts';
import { writeMail } from '#/tests/support/mail-text.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import { openSocket } from '#/tests/support/socket.ts';
import { signInAt } from '#/tests/support/staff-calls.ts';
import { query } from '#/tests/support/stored.ts';
import { openSocket as openCallSocket } from '#/tests/support/voice.ts';
import { encodeUpFrame, upFrameSamples } from '#/voice/audio/frames.ts';
import { webCall } from '#/voice/protocol/web-call.ts';

const marker = 'markerzq7x';
const account = { email: 'ann@example.com', password: 'correct horse battery' };
const secret = 'agreed-on-by-both';

/** Another service, which answers everything with words it was given, or a visitor might have given it. */
async function startBabbler(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const status = request.url?.includes('/chat/') ? 500 : 200;
    response.writeHead(status, marker, { 'content-type': 'application/json', 'x-request-id': marker });
    response.end(`{"text":{"${marker}":1},"error":{"message":"${marker}","code":"${marker}","type":"${marker}"}}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(env: Record<string, string>): Promise<TestServer> {
  const limits = {
    FORM_LIMIT_PER_10_MIN: '100000',
    DEMO_CALLS_PER_HOUR: '1000',
    DEMO_CALLS_AT_ONCE_PER_ADDRESS: '10',
    LOG_LEVEL: 'trace',
  };
  const server = await startServer({
    env: { ...limits, STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password, ...env },
  });
  onTestFinished(server.remove);
  return server;
}

type Ask = (
  method: string,
  path: string,
  init?: { headers?: Record<string, string>; body?: BodyInit },
) => Promise<void>;

function asks({ origin }: TestServer, more: Record<string, string> = {}): Ask {
  return async (method, path, { headers, body } = {}) => {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { origin, ...more, ...headers },
      ...(body && { body }),
    });
    await answer.body?.cancel();
  };
}

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });

const request = {
  full_name: `Ann ${marker}`,
  email: `${marker}@example.com`,
  website: `https://${marker}.example/${marker}`,
  phone: marker,
  bottleneck: `${marker} answers nobody`,
  contact_method: 'email',
};

/** A marker in each place of a request that a visitor can write. */
async function knockEverywhere(ask: Ask): Promise<void> {
  for (const path of [
    '',
    'api/',
    'api/submissions/',
    'api/calls/',
    'voice/',
    'voice/calls/',
    'admin/',
    'admin/calls/',
  ]) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
      await ask(method, `/${path}${marker}?${marker}=${marker}`);
      await ask(method, `/${path}%${marker}/../${marker}%00`);
    }
  }
  for (const query of ['q', 'cursor', 'status', 'limit', 'days', 'sent', 'token']) {
    for (const path of [
      '/api/submissions',
      '/api/calls',
      '/api/visits',
      paths.startWorking,
      `${paths.admin}/set-up`,
      '/healthz',
    ]) {
      await ask('GET', `${path}?${query}=${marker}`);
    }
  }
  const headers = [
    ...['user-agent', 'referer', 'cookie', 'x-forwarded-for', 'accept', 'accept-encoding', 'accept-language'],
    ...['authorization', 'idempotency-key', 'if-none-match', 'content-type', 'content-encoding', 'x-vapi-secret'],
    ...['origin', 'x-frontdesk-peer', 'sec-fetch-site', 'forwarded', 'x-request-id', marker],
  ];
  for (const name of headers) {
    for (const value of [marker, `frontdesk.session_token=${marker}`, `"${marker}`]) {
      await ask('GET', paths.startWorking, { headers: { [name]: value } });
      await ask('POST', '/api/submissions', { ...json(request), headers: { ...json('').headers, [name]: value } });
      await ask('GET', '/api/calls', { headers: { [name]: value } });
    }
  }
  const bodies = [
    request,
    { ...request, [marker]: marker, call_token: marker },
    `{"${marker}`,
    `"${marker}"`,
    [marker],
  ];
  const doors = ['/api/submissions', '/api/visits', '/api/auth/sign-in/email', '/api/auth/sign-out', '/api/set-up'];
  for (const door of [...doors, '/voice/call/web', '/voice/webhook']) {
    for (const body of bodies) await ask('POST', door, json(body));
    await ask('POST', door, form(request));
    await ask('POST', door, { headers: { 'content-type': `multipart/form-data; boundary=${marker}` }, body: marker });
  }
  await ask(
    'POST',
    '/api/auth/sign-in/email',
    json({ email: `${marker}@example.com`, password: `${marker} ${marker}` }),
  );
  await ask(
    'POST',
    '/api/set-up',
    json({ token: marker, name: marker, email: `${marker}@x.example`, password: marker }),
  );
  await ask('POST', '/voice/call/web', json({ assistantId: marker, [marker]: {} }));
  await ask('POST', paths.startWorking, form(request));
  await ask('POST', paths.startWorking, form({ ...request, email: marker, idempotency_key: marker, topic: marker }));
}

/** What no client of HTTP would send. */
async function knockByWire({ port }: TestServer): Promise<void> {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  for (const head of [
    `${marker} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET http://${marker}/${marker} HTTP/1.1\r\nHost: ${marker}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/${marker}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${marker} ${marker}\r\n${marker}\r\n\r\n`,
    `POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: ${marker}\r\n\r\n${marker}`,
    `GET /voice/calls/${marker} HTTP/1.1\r\nHost: localhost\r\n${upgrade}Sec-WebSocket-Key: ${marker}\r\n\r\n`,
    `GET /${marker} HTTP/1.1\r\nHost: localhost\r\n${upgrade}Sec-WebSocket-Protocol: ${marker}\r\n\r\n`,
  ]) {
    const { socket, closed } = openSocket(port);
    socket.end(head);
    await vi.waitFor(() => expect(closed()).toBe(true), 10_000);
  }
}

async function makeCall({ origin }: TestServer) {
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ assistantId: 'frontdesk' });
  return webCall.parse(await (await fetch(`${origin}/voice/call/web`, { method: 'POST', headers, body })).json());
}

/** A call in which everything that a page can say holds a marker; its speech and its language model fail. */
async function talk(server: TestServer): Promise<void> {
  const stray = openCallSocket((await makeCall(server)).webCallUrl, { origin: server.origin });
  await stray.opened;
  stray.raw.send(marker);
  stray.send({ type: 'hello', token: marker });
  await stray.closed;

  const call = await makeCall(server);
  const socket = openCallSocket(call.webCallUrl, { origin: server.origin, 'user-agent': marker });
  await socket.opened;
  socket.send({ type: 'hello', token: call.transport.callToken });
  socket.send({ type: 'playable' });
  await socket.until('error', ({ code }) => code === 'speech-failed');
  const level = { loud: 9_000, quiet: 0 };
  const sound = (seq: number, loudness: number) =>
    encodeUpFrame({
      seq,
      samples: Int16Array.from({ length: upFrameSamples }, (_, at) => (at % 2 ? 1 : -1) * loudness),
    });
  for (let seq = 0; seq < 100; seq++) {
    socket.raw.send(sound(seq, seq > 20 && seq < 70 ? level.loud : level.quiet));
  }
  await socket.until('error', ({ code }) => code === 'recognition-failed');
  socket.send({ type: 'add-message', message: { role: 'user', content: `What about ${marker}?` } });
  const asked = socket.received.length;
  await socket.until('voice-input', (message) => socket.received.indexOf(message) >= asked);
  for (const text of [marker, `My name is Ann ${marker}`, `I want a person, my e-mail is ${marker}@example.com`]) {
    socket.send({ type: 'add-message', message: { role: 'user', content: text } });
  }
  socket.send({ type: 'form-edit', field: 'full_name', value: marker });
  socket.send({ type: 'form-edit', field: 'email', value: `${marker}@example.com` });
  socket.send({ type: 'form-decision', decision: 'send' });
  socket.send({ type: 'say', message: marker });
  socket.send({ type: 'interim', utterance: 1, transcript: marker });
  for (const stray of [
    marker,
    `{"type":"${marker}"}`,
    `{"type":"control","control":"${marker}"}`,
    Buffer.from(marker),
  ]) {
    socket.raw.send(stray);
  }
  socket.send({ type: 'ping' });
  await socket.until('pong');
  socket.raw.close(1000, marker);
  await socket.closed;
}

it('no line of the log holds what a visitor sent, or what another service said', { timeout: 120_000 }, async () => {
  const babbler = await startBabbler();
  const smtp = await startSmtp('refuse-recipient');
  onTestFinished(() => smtp.stop());
  const server = await start({
    ...{
      STT: 'openai',
      STT_BASE_URL: babbler,
      STT_MODEL: 'any',
      TTS: 'openai',
      TTS_BASE_URL: babbler,
      TTS_MODEL: 'any',
    },
    ...{ LLM_BASE_URL: babbler, LLM_MODEL: 'any', SMTP_URL: smtp.url, NOTIFY_EMAIL: 'desk@example.com' },
  });
  const { origin } = server;
  const { cookie } = await signInAt(origin, account);
  await knockEverywhere(asks(server));
  await knockEverywhere(asks(server, { cookie }));
  await knockByWire(server);
  await talk(server);
  // Now nothing can be stored, and what fails is logged.
  expect(spawnSync('prlimit', [`--pid=${server.pid}`, '--fsize=4096:']).status).toBe(0);
  await asks(server)('POST', '/api/submissions', json(request));
  await asks(server)('POST', paths.startWorking, form(request));
  await asks(server, { cookie })('DELETE', `/api/submissions/${crypto.randomUUID()}?${marker}`);
  await talk(server);

  await vi.waitFor(() => {
    for (const line of [
      'the database is unavailable',
      'an entry of the outbox was refused',
      'the language model failed in a turn',
      'recognition-failed',
      'speech-failed',
      'unexpected behaviour on the socket of a call',
    ]) {
      expect(server.output()).toContain(line);
    }
  }, 20_000);
  expect(server.output().toLowerCase()).not.toContain(marker);
});

it('a visitor who hangs up in the middle of a body makes no line of the log', async () => {
  const server = await start({ LOG_LEVEL: 'trace' });
  const before = server.output();
  for (const head of [
    'POST /api/submissions HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked',
    'POST /start-working HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100',
  ]) {
    const { socket } = openSocket(server.port);
    await new Promise((sent) => socket.write(`${head}\r\nHost: localhost\r\n\r\n5\r\n{"ful`, sent));
    // The server has read it once it answers what was sent after it.
    await asks(server)('GET', '/readyz');
    socket.destroy();
  }
  await server.stop();
  expect(server.output()).toBe(before);
});

it('a call that fails is logged by its route, not by its address', async () => {
  const app = await openApp('sqlite');
  const headers = await app.signIn();
  await app.database.close();
  for (const address of [`/api/calls/${marker}?q=${marker}`, `/api/submissions/${marker}`, `/api/calls?q=${marker}`]) {
    expect((await app.request(address, { headers })).status).toBeGreaterThanOrEqual(500);
  }
  expect(app.logged.map((line) => JSON.parse(line).route)).toEqual([
    '/api/calls/:id',
    '/api/submissions/:id',
    '/api/calls',
  ]);
  expect(app.logged.join('')).not.toContain(marker);
});

it('nor does one that the voice platform causes', { timeout: 60_000 }, async () => {
  const platform = { VAPI_PUBLIC_KEY: 'k', VAPI_ASSISTANT_ID: 'a', VAPI_BASE_URL: await startBabbler() };
  const server = await start({ ...platform, VAPI_WEBHOOK_SECRET: secret });
  const ask = asks(server, { 'x-vapi-secret': secret });
  await ask('POST', '/voice/call/web', json({ assistantId: marker }));
  const said = [{ role: 'user', message: marker }];
  const report = { type: 'end-of-call-report', endedReason: marker, call: { id: crypto.randomUUID() } };
  for (const message of [
    { ...report, artifact: { messages: said } },
    { ...report, startedAt: marker },
    { ...report, call: { id: marker } },
    { type: marker },
    marker,
  ]) {
    await ask('POST', '/voice/webhook', json({ message }));
  }
  await ask('POST', '/voice/webhook', json(`{"${marker}`));
  await vi.waitFor(() => expect(server.output()).toContain('a call could not be made on the voice platform'), 10_000);
  expect(server.output().toLowerCase()).not.toContain(marker);
});

it('nor is what comes by email', { timeout: 60_000 }, async () => {
  const [imap, smtp] = [await startImap(), await startSmtp()];
  onTestFinished(imap.stop);
  onTestFinished(smtp.stop);
  const server = await start({ SMTP_URL: smtp.url, IMAP_URL: imap.url });
  await asks(server)('POST', '/api/submissions', json(request));
  const receipts = () => query<{ id: string }>(server, "select id from outbox where kind = 'submission.receipt'");
  await vi.waitFor(() => expect(receipts()).toHaveLength(1));
  const answers = `<${receipts()[0]?.id}@example.com>`;
  const words = { from: `${marker} <${marker}@example.com>`, subject: marker, text: marker };
  await imap.deliver(
    writeMail({ ...words, answers, messageId: `<${marker}@example.com>` }),
    writeMail({ ...words, answers, headers: { 'Content-Type': `text/${marker}; charset=${marker}` } }),
    writeMail({ ...words, answers: `<${marker}@example.com>` }),
    `${marker}\r\nIn-Reply-To: ${answers}\r\n${marker}: ${marker}`,
  );
  await vi.waitFor(() => expect(query(server, 'select id from submission_answers')).toHaveLength(3), 20_000);
  await imap.stop();
  await vi.waitFor(() => expect(server.output()).toContain('the mailbox could not be read yet'), 20_000);
  expect(server.output().toLowerCase()).not.toContain(marker);
  expect(server.output()).not.toContain('imap-password');
});
