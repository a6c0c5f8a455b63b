import { expect, test } from 'vitest';
import { callTimeToday } from '#/calls/retention.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { siteKnowledge } from '#/tests/support/rule-agent.ts';
import { openVoiceServer } from '#/tests/support/voice.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { webCall } from '#/voice/protocol/web-call.ts';
import { testDesk } from '#/voice/testing/desk.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { ConfigError, readConfig } from '../config/config.ts';

const chat = { assistantId: 'frontdesk', channel: 'chat' };
const call = { assistantId: 'frontdesk' };

const limits = readConfig({}).demo.chat;

function ask(app: TestApp, body: object, options = {}): Promise<Response> {
  return app.send('POST', '/voice/call/web', body, options);
}

test('a chat is text that needs no acknowledgement, goes on with another socket, and is stored as a chat', async () => {
  const app = await openVoiceServer();
  const { webCallUrl, transport, assistant } = webCall.parse(await (await app.ask(chat)).json());
  expect(assistant.voice.provider).toBe('none');
  const first = app.connect(webCallUrl);
  await first.opened;
  first.send({ type: 'hello', token: transport.callToken });
  first.send({ type: 'playable' });
  first.send({ type: 'add-message', message: { role: 'user', content: 'Hello there' } });
  await first.until('transcript', ({ role, transcript }) => role === 'assistant' && transcript.includes('Hello there'));
  expect(first.received.filter(({ type }) => type === 'voice-input')).toEqual([]);
  first.raw.close();
  await first.closed;

  const second = app.connect(webCallUrl);
  await second.opened;
  second.send({ type: 'resume', token: transport.resumeToken, received: 0 });
  await second.until('transcript', ({ role, transcript }) => role === 'user' && transcript === 'Hello there');
  second.send({ type: 'end-call' });
  await second.until('status-update', ({ status }) => status === 'ended');
  await app.voice.kept();
  expect(await app.database.db.selectFrom('calls').select('backend').execute()).toEqual([{ backend: 'chat' }]);
});

test.each([
  ['a chat', chat, 'transcript', 'Thank you for writing. Goodbye!'],
  ['a call', call, 'voice-input', 'Thank you for calling. Goodbye!'],
] as const)('%s ends in words of its own', async (_, body, farewellIn, farewell) => {
  const app = await openVoiceServer('sqlite', {
    createAgent: (live) => createAgent({ ...live, knowledge: siteKnowledge }),
  });
  const { webCallUrl, transport } = webCall.parse(await (await app.ask(body)).json());
  const page = app.connect(webCallUrl);
  await page.opened;
  page.send({ type: 'hello', token: transport.callToken });
  page.send({ type: 'playable' });
  page.send({ type: 'add-message', message: { role: 'user', content: 'goodbye' } });
  await page.until(farewellIn, (message) => Object.values(message).includes(farewell));
});

test.each(databaseKinds)(
  'CHATS_PER_HOUR counts chats apart from calls, and says how long to wait, on %s',
  async (kind) => {
    const app = await openApp(kind, { demo: { callsPerHour: 1, chat: { ...limits, callsPerHour: 2 } } });
    for (const body of [chat, chat, call]) expect((await ask(app, body)).status).toBe(201);
    const refused = await ask(app, chat);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      type: 'urn:frontdesk:problem:too-many-calls',
      detail: 'You’ve started all the chats we allow in an hour. Please come back in 60 minutes.',
    });
    expect((await ask(app, call)).status).toBe(429);
    expect((await ask(app, chat, { from: '198.51.100.9' })).status).toBe(201);
    const headers = await app.signIn();
    expect((await ask(app, chat, { headers })).status).toBe(201);
  },
);

test('CHATS_AT_ONCE and DEMO_CALLS_AT_ONCE leave each other room', async () => {
  const app = await openApp('sqlite', { demo: { callsAtOnce: 1, chat: { ...limits, callsAtOnce: 1 } } });
  const statuses: number[] = [];
  for (const body of [chat, chat, call, call]) statuses.push((await ask(app, body)).status);
  expect(statuses).toEqual([201, 503, 201, 503]);
});

test('CHATS_AT_ONCE_PER_ADDRESS leaves room to other addresses, and CHATS_PER_HOUR as it is', async () => {
  const app = await openApp('sqlite', {
    demo: { chat: { ...limits, callsPerHour: 2, callsAtOnce: 4, callsAtOncePerAddress: 1 } },
  });
  expect((await ask(app, chat)).status).toBe(201);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const refused = await ask(app, chat);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      type: 'urn:frontdesk:problem:too-many-calls',
      detail: 'Your network already has all the chats open that we allow at once. End one, or try again in a moment.',
    });
  }
  expect((await ask(app, chat, { headers: await app.signIn() })).status).toBe(201);
  expect((await ask(app, chat, { from: '198.51.100.9' })).status).toBe(201);
});

test('the network of an address holds half of CHATS_AT_ONCE at most', async () => {
  const app = await openApp('sqlite', { demo: { chat: { ...limits, callsAtOnce: 4 } } });
  const statuses: number[] = [];
  for (const from of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:1::1']) {
    statuses.push((await ask(app, chat, { from })).status);
  }
  expect(statuses).toEqual([201, 201, 429, 201]);
});

test('CHAT_DAILY_MINUTES_PER_NETWORK holds for one network, the others chat on', async () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 9));
  const app = await openApp('sqlite', { clock, demo: { chat: { ...limits, dailyMinutesPerNetwork: 2 } } });
  const creation = await app.voice.registry.create(
    { origin: null, peer: '198.51.100.9', counted: true, measured: false },
    testDesk,
    'chat',
  );
  if (creation.outcome !== 'created') throw new Error(creation.outcome);
  const opening = app.voice.registry.open(creation.call.id, creation.call.callToken, null);
  if (opening.outcome !== 'opened') throw new Error(opening.outcome);
  opening.session.attach({ send: () => {}, sendSound: () => false, close: () => {} }, 'x');
  await clock.advance(120_000);
  const refused = await ask(app, chat, { from: '198.51.100.200' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    type: 'urn:frontdesk:problem:daily-limit',
    detail: 'Your network has used up its chat time for today. Please come back tomorrow.',
  });
  expect((await ask(app, chat, { from: '203.0.113.9' })).status).toBe(201);
});

test('CHAT_DAILY_MINUTES counts chats alone, which calls leave out, also after a restart', async () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 9));
  const demo = { dailyMinutes: 1, chat: { ...limits, dailyMinutes: 2 } };
  const app = await openApp('sqlite', { clock, demo });
  const creation = await app.voice.registry.create(
    { origin: null, peer: 'x', counted: false, measured: false },
    testDesk,
    'chat',
  );
  if (creation.outcome !== 'created') throw new Error(creation.outcome);
  const opening = app.voice.registry.open(creation.call.id, creation.call.callToken, null);
  if (opening.outcome !== 'opened') throw new Error(opening.outcome);
  opening.session.attach({ send: () => {}, sendSound: () => false, close: () => {} }, 'x');
  await clock.advance(120_000);
  expect((await ask(app, chat)).status).toBe(503);
  expect((await ask(app, call)).status).toBe(201);
  opening.session.end('customer-ended-call');
  await app.voice.kept();
  const now = new Date(clock.wallTime());
  expect([await callTimeToday(app.database, now), await callTimeToday(app.database, now, 'chat')]).toEqual([
    0, 120_000,
  ]);
});

test('a chat ends in the words of a chat when nothing is written', async () => {
  const clock = createFakeClock();
  const app = await openApp('sqlite', { clock });
  const creation = await app.voice.registry.create(
    { origin: null, peer: 'x', counted: false, measured: false },
    testDesk,
    'chat',
  );
  if (creation.outcome !== 'created') throw new Error(creation.outcome);
  const opening = app.voice.registry.open(creation.call.id, creation.call.callToken, null);
  if (opening.outcome !== 'opened') throw new Error(opening.outcome);
  const sent: string[] = [];
  const send = (message: unknown) => void sent.push(JSON.stringify(message));
  opening.session.attach({ send, sendSound: () => false, close: () => {} }, 'x');
  await clock.advance(limits.silenceSeconds * 1_000 - 10_000);
  expect(opening.session.state.name).toBe('listening');
  await clock.advance(20_000);
  expect(opening.session.state.name).toBe('ended');
  expect(sent.join('\n')).toContain("so I'll end the chat here");
});

test('a chat runs on our engine while the voice platform holds the calls', async () => {
  const app = await openVoiceServer('sqlite', {
    demo: { backend: 'cloud' },
    platform: { baseUrl: 'http://127.0.0.1:9', key: 'key', assistantId: 'assistant', webhookSecret: 'a secret' },
  });
  const { webCallUrl } = webCall.parse(await (await app.ask(chat)).json());
  expect(new URL(webCallUrl).port).toBe(String(app.port));
});

test('GET /api/demo tells what the chat shows first, and of none where the demo is off', async () => {
  const app = await openApp('sqlite');
  expect(await (await app.request('/api/demo')).json()).toMatchObject({
    chat: {
      greeting: expect.stringContaining("I'm the AI assistant of"),
      suggestions: expect.arrayContaining([expect.any(String)]),
      consent: expect.stringContaining('30 days'),
    },
  });
  const off = await openApp('sqlite', { demo: { backend: null } });
  expect(await (await off.request('/api/demo')).json()).toMatchObject({ chat: null });
  expect((await ask(off, chat)).status).toBe(503);
});

test.each(['voice-mail', '', 1])('refuses the channel %j', async (channel) => {
  const app = await openApp('sqlite');
  expect((await ask(app, { ...call, channel })).status).toBe(422);
});

test.each([
  'CHAT_MAX_SECONDS',
  'CHAT_SILENCE_SECONDS',
  'CHATS_PER_HOUR',
  'CHATS_AT_ONCE',
  'CHATS_AT_ONCE_PER_ADDRESS',
  'CHAT_DAILY_MINUTES',
  'CHAT_DAILY_MINUTES_PER_NETWORK',
])('a wrong %s stops the start with one line', (name) => {
  expect(() => readConfig({ [name]: 'many' })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: 'many' })).toThrow(new RegExp(`^${name} must be a whole number`));
});
