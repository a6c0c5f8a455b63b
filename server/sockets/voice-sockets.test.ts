import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { describe, expect, test } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openSocket as openTcp } from '#/tests/support/socket.ts';
import { openVoiceServer } from '#/tests/support/voice.ts';
import { closeCodes } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

describe('a call over a socket', () => {
  test('opens, greets, answers and is stored', async () => {
    const server = await openVoiceServer();
    const { call, socket } = await server.openCall();
    socket.send({ type: 'playback-ack', turn: 0, sentence: 0, status: 'finished' });
    socket.send({ type: 'add-message', message: { role: 'user', content: 'hello' } });
    const answer = await socket.until('voice-input', ({ turn }) => turn === 1);
    expect(answer.input).toBe('You said: hello');
    socket.send({ type: 'end-call' });
    expect(await socket.closed).toBe(closeCodes.ended);
    await server.voice.kept();
    const kept = await server.database.db.selectFrom('call_messages').selectAll().orderBy('position').execute();
    expect(kept.map(({ call_id, role, text }) => [call_id, role, text])).toEqual([
      [call.id, 'assistant', 'Hello, this is Frontdesk.'],
      [call.id, 'user', 'hello'],
    ]);
    expect(await server.database.db.selectFrom('calls').selectAll().executeTakeFirst()).toMatchObject({
      id: call.id,
      backend: 'native',
      ended_reason: 'customer-ended-call',
    });
    expect(server.voice.registry.calls).toBe(0);
  });

  test('stays open for a page that lost its socket, and replays what that page missed', async () => {
    const server = await openVoiceServer();
    const { call, socket } = await server.openCall();
    const received = Math.max(...socket.received.map((message) => ('seq' in message && message.seq) || 0));
    socket.raw.terminate();
    await socket.closed;
    const again = server.connect(call.webCallUrl);
    await again.opened;
    again.send({ type: 'resume', token: call.transport.resumeToken, received });
    expect(await again.until('ready')).toMatchObject({ resumed: true, callId: call.id });
    again.send({ type: 'add-message', message: { role: 'user', content: 'still here' } });
    expect(await again.until('voice-input')).toMatchObject({ input: 'You said: still here' });
  });

  test('moves to a second socket with the resume token, and tells the first', async () => {
    const server = await openVoiceServer();
    const { call, socket } = await server.openCall();
    const second = server.connect(call.webCallUrl);
    await second.opened;
    second.send({ type: 'resume', token: call.transport.resumeToken, received: 0 });
    await second.until('ready');
    expect(await socket.closed).toBe(closeCodes.replaced);
    expect(server.voice.registry.calls).toBe(1);
    second.send({ type: 'end-call' });
    expect(await second.until('status-update', ({ status }) => status === 'ended')).toMatchObject({
      endedReason: 'customer-ended-call',
    });
  });

  test('ends with a reason when the server stops', async () => {
    const server = await openVoiceServer();
    const { socket } = await server.openCall();
    await server.voice.close(1_000);
    expect(socket.received.at(-1)).toMatchObject({
      type: 'status-update',
      status: 'ended',
      endedReason: 'worker-shutdown',
    });
    expect(await socket.closed).toBe(closeCodes.ended);
    expect((await server.ask()).status).toBe(503);
  });
});

describe('refused', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of nowhere', { origin: 'null' }],
    ['a browser that does not say where it comes from', { 'sec-fetch-mode': 'websocket' }],
    ['a cookie without an origin', { cookie: 'frontdesk.session_token=x' }],
  ])('%s', async (_, headers: Record<string, string>) => {
    const server = await openVoiceServer();
    const call = await server.makeCall();
    await expect(server.connect(call.webCallUrl, headers).opened).rejects.toThrow('403');
  });

  test('a socket from another origin than the call was created from', async () => {
    const server = await openVoiceServer();
    const call = await server.makeCall();
    const socket = server.connect(call.webCallUrl, {});
    await socket.opened;
    socket.send({ type: 'hello', token: call.transport.callToken });
    expect(await socket.closed).toBe(closeCodes.tokenInvalid);
  });

  test('a used token, a token of another call, an unknown token', async () => {
    const server = await openVoiceServer();
    const { call } = await server.openCall();
    const other = await server.makeCall();
    for (const token of [call.transport.callToken, other.transport.callToken, 'x', call.transport.resumeToken]) {
      const socket = server.connect(call.webCallUrl);
      await socket.opened;
      socket.send({ type: 'hello', token });
      expect(await socket.until('error')).toMatchObject({ code: 'token-invalid', retryable: false });
      expect(await socket.closed).toBe(closeCodes.tokenInvalid);
    }
    expect(server.voice.registry.calls).toBe(2);
  });

  test('a token unused for a minute, whose call no longer counts for the limits', async () => {
    const clock = createFakeClock();
    const server = await openVoiceServer('sqlite', { clock, demo: { callsAtOnce: 1, callsPerHour: 1 } });
    const call = await server.makeCall();
    await clock.advance(59_000);
    expect(server.voice.registry.calls).toBe(1);
    await clock.advance(1_000);
    expect(server.voice.registry.calls).toBe(0);
    await expect(server.connect(call.webCallUrl).opened).rejects.toThrow('404');
    expect((await server.ask()).status).toBe(201);
  });

  test('a resume of a call that is over', async () => {
    const server = await openVoiceServer();
    const { call, socket } = await server.openCall();
    socket.send({ type: 'end-call' });
    await socket.closed;
    const late = server.connect(call.webCallUrl);
    await late.opened;
    late.send({ type: 'resume', token: call.transport.resumeToken, received: 0 });
    expect(await late.until('error')).toMatchObject({ code: 'call-over' });
  });

  test('a socket without a hello, after five seconds', async () => {
    const clock = createFakeClock();
    const server = await openVoiceServer('sqlite', { clock });
    const call = await server.makeCall();
    const socket = server.connect(call.webCallUrl);
    await socket.opened;
    socket.send({ type: 'interim', utterance: 1, transcript: 'too early' });
    await clock.advance(5_000);
    expect(await socket.closed).toBe(closeCodes.helloTimeout);
  });

  test('an upgrade at an address without a call', async () => {
    const server = await openVoiceServer();
    await expect(server.connect(`ws://127.0.0.1:${server.port}/api/submissions`).opened).rejects.toThrow('401');
    await expect(server.connect(`ws://127.0.0.1:${server.port}/nowhere`).opened).rejects.toThrow('404');
    const unknown = `/voice/calls/${randomUUID()}`;
    for (const path of [unknown, '/voice/calls/x', `/voice/calls/${'x'.repeat(12_000)}`]) {
      await expect(server.connect(`ws://127.0.0.1:${server.port}${path}`).opened).rejects.toThrow('404');
      const plain = await fetch(server.origin + path);
      expect([plain.status, await plain.json()]).toMatchObject([404, { type: 'urn:frontdesk:problem:not-found' }]);
    }
    const { id } = await server.makeCall();
    const plain = await fetch(`${server.origin}/voice/calls/${id}`);
    expect(plain.status).toBe(204);
  });

  test('an upgrade to another protocol is answered as a plain request', async () => {
    const server = await openVoiceServer();
    const tcp = connectTcp(server.port, '127.0.0.1');
    tcp.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`);
    const [answer] = await once(tcp, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
    tcp.destroy();
  });

  test('an upgrade of another address is answered with a full body, for caches in front', async () => {
    const server = await openVoiceServer();
    const sheet = (await (await fetch(server.origin)).text()).match(/\/_astro\/[\w.-]+\.js/)?.[0];
    for (const path of [paths.faq, sheet, '/healthz']) {
      const whole = await (await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } })).text();
      const { socket, heard } = openTcp(server.port);
      const asked = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`;
      socket.write(`${asked}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await expect.poll(() => heard().endsWith(`\r\n\r\n${whole}`), { timeout: 5_000 }).toBe(true);
      expect(heard()).toMatch(/^HTTP\/1.1 200/);
    }
  });

  test('an incomplete upgrade by a proxy is answered like a page that asks whether its call exists', async () => {
    const server = await openVoiceServer();
    const { id } = await server.makeCall();
    const { socket, heard } = openTcp(server.port);
    socket.write(`GET /voice/calls/${id} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`);
    socket.write(`Origin: ${server.origin}\r\nUpgrade: websocket\r\nConnection: keep-alive\r\n\r\n`);
    await expect.poll(heard, { timeout: 5_000 }).toMatch(/^HTTP\/1.1 204/);
  });
});

test('treats a socket that answers no ping for half a minute as lost', async () => {
  const clock = createFakeClock();
  const server = await openVoiceServer('sqlite', { clock });
  const { socket } = await server.openCall();
  (socket.raw as unknown as { _autoPong: boolean })._autoPong = false;
  for (let seconds = 0; seconds < 50; seconds += 5) await clock.advance(5_000);
  expect(await socket.closed).toBe(1006);
  await clock.advance(31_000);
  await server.voice.kept();
  expect(await server.database.db.selectFrom('calls').select('ended_reason').executeTakeFirst()).toEqual({
    ended_reason: 'call.in-progress.error-connection-lost',
  });
});

test('does not end a call for silence while the caller types, and extends it within the minutes of the day', async () => {
  const clock = createFakeClock();
  const server = await openVoiceServer('sqlite', {
    clock,
    demo: { silenceSeconds: 10, maxCallSeconds: 60, dailyMinutes: 1 },
  });
  const { socket } = await server.openCall();
  socket.send({ type: 'playback-ack', turn: 0, sentence: 0, status: 'finished' });
  let pongs = 0;
  socket.raw.on('message', (data) => {
    if (String(data).includes('"pong"')) pongs++;
  });
  let seconds = 0;
  for (; seconds < 200 && socket.raw.readyState === socket.raw.OPEN; seconds++) {
    socket.send({ type: 'typing' });
    socket.send({ type: 'ping' });
    const before = pongs;
    await expect.poll(() => pongs > before || socket.raw.readyState !== socket.raw.OPEN, { interval: 1 }).toBe(true);
    await clock.advance(1_000);
  }
  await socket.closed;
  const ended = socket.received.find((message) => message.type === 'status-update' && message.status === 'ended');
  expect(ended).toMatchObject({ endedReason: 'exceeded-max-duration' });
  // Extended at 0:30 of 1:00, when half a minute of the day's one was used, and no more at 1:30.
  expect(seconds).toBeGreaterThanOrEqual(120);
  expect(socket.received.findLast(({ type }) => type === 'call-time')).toMatchObject({ maxSeconds: 120 });
  expect((await server.ask()).status).toBe(503);
});
