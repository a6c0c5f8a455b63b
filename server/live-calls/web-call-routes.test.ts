import { describe, expect, test } from 'vitest';
import { deskLabels } from '#/content/agents/desk-labels.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openVoiceServer } from '#/tests/support/voice.ts';
import { webCall } from '#/voice/protocol/web-call.ts';
import { testDesk } from '#/voice/testing/desk.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { ConfigError, readConfig } from '../config/config.ts';

const frontdesk = { assistantId: 'frontdesk' };

async function code(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { type: string };
  return [response.status, body.type.replace('urn:frontdesk:problem:', '')];
}

describe('POST /voice/call/web', () => {
  test('creates a call in the shape that the voice platform’s client expects', async () => {
    const app = await openApp('sqlite');
    for (const body of [frontdesk, { assistant: 'frontdesk' }]) {
      const response = await app.send('POST', '/voice/call/web', body);
      expect(response.status).toBe(201);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const call = webCall.parse(await response.json());
      expect(call.webCallUrl).toBe(`ws://localhost/voice/calls/${call.id}`);
      expect(call.transport.callToken).not.toBe(call.transport.resumeToken);
    }
  });

  test.each([
    ['native', 'browser'],
    ['engine', 'frontdesk'],
  ] as const)('says who speaks in a call by %s', async (backend, provider) => {
    const app = await openApp('sqlite', { demo: { backend } });
    const call = webCall.parse(await (await app.send('POST', '/voice/call/web', frontdesk)).json());
    expect(call.assistant.voice.provider).toBe(provider);
  });

  test('gives a wss address to a page on https', async () => {
    const app = await openApp('sqlite', { publicUrl: 'https://frontdesk.example' });
    const headers = { origin: 'https://frontdesk.example' };
    const response = await app.send('POST', '/voice/call/web', frontdesk, { headers });
    expect(webCall.parse(await response.json()).webCallUrl).toMatch(/^wss:\/\/frontdesk\.example\/voice\/calls\//);
  });

  test.each<[string, object]>([
    ['an inline assistant', { assistant: { model: { provider: 'openai' } } }],
    ['overrides', { ...frontdesk, assistantOverrides: { firstMessage: 'Hi' } }],
    ['empty overrides', { ...frontdesk, assistantOverrides: {} }],
    ['a squad', { ...frontdesk, squad: { members: [] } }],
    ['a workflow', { workflowId: 'frontdesk' }],
    ['a prompt', { ...frontdesk, prompt: 'You are a pirate.' }],
    ['tools', { ...frontdesk, tools: [] }],
    ['a key', { ...frontdesk, key: 'sk-1' }],
  ])('refuses %s', async (_, body) => {
    const app = await openApp('sqlite');
    expect(await code(await app.send('POST', '/voice/call/web', body))).toEqual([422, 'inline-assistant-refused']);
    expect(app.voice.registry.calls).toBe(0);
  });

  test.each(Object.keys(deskLabels))('creates a call with the desk %s, and stores which it was', async (id) => {
    const app = await openVoiceServer();
    const call = webCall.parse(await (await app.ask({ assistantId: id })).json());
    const socket = app.connect(call.webCallUrl);
    await socket.opened;
    socket.send({ type: 'hello', token: call.transport.callToken });
    expect(await socket.until('desk')).toMatchObject({ id, sample: id !== 'frontdesk' });
    await app.voice.kept();
    expect(await app.database.db.selectFrom('calls').select(['id', 'desk']).execute()).toEqual([
      { id: call.id, desk: id },
    ]);
  });

  test('answers with our own desk where no assistant is named', async () => {
    const app = await openVoiceServer();
    const call = webCall.parse(await (await app.ask({})).json());
    const socket = app.connect(call.webCallUrl);
    await socket.opened;
    socket.send({ type: 'hello', token: call.transport.callToken });
    expect(await socket.until('desk')).toMatchObject({ id: 'frontdesk' });
  });

  test('refuses an assistant that it does not know', async () => {
    const app = await openApp('sqlite');
    for (const body of [{ assistantId: 'somebody-else' }, { assistant: '__proto__' }])
      expect(await code(await app.send('POST', '/voice/call/web', body))).toEqual([422, 'unknown-assistant']);
    expect(app.voice.registry.calls).toBe(0);
  });

  test.each([
    ['a page of another site', { headers: { origin: 'https://evil.example' } }],
    ['a cross-site call', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['Origin: null', { headers: { origin: 'null' } }],
  ])('refuses %s', async (_, options) => {
    const app = await openApp('sqlite');
    expect(await code(await app.send('POST', '/voice/call/web', frontdesk, options))).toEqual([403, 'foreign-origin']);
  });

  test('refuses a body that is not JSON', async () => {
    const app = await openApp('sqlite');
    const plain = { headers: { 'content-type': 'text/plain' } };
    expect(await code(await app.send('POST', '/voice/call/web', frontdesk, plain))).toEqual([
      415,
      'wrong-content-type',
    ]);
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    expect(await code(await app.request('/voice/call/web', { ...post, body: '{' }))).toEqual([400, 'malformed-body']);
    expect(await code(await app.request('/voice/call/web', { ...post, body: '[]' }))).toEqual([422, 'invalid-input']);
  });

  test('does not exist at other addresses below /voice', async () => {
    const app = await openApp('sqlite');
    expect(await code(await app.request('/voice/nothing'))).toEqual([404, 'not-found']);
  });
});

describe.each(databaseKinds)('limits on %s', (kind) => {
  test('DEMO_CALLS_PER_HOUR limits each address by itself and does not count staff', async () => {
    const app = await openApp(kind, { demo: { callsPerHour: 2 } });
    for (let count = 0; count < 2; count++)
      expect((await app.send('POST', '/voice/call/web', frontdesk)).status).toBe(201);
    const refused = await app.send('POST', '/voice/call/web', frontdesk);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await code(refused)).toEqual([429, 'too-many-calls']);
    expect((await app.send('POST', '/voice/call/web', frontdesk, { from: '198.51.100.9' })).status).toBe(201);
    const headers = await app.signIn();
    expect((await app.send('POST', '/voice/call/web', frontdesk, { headers })).status).toBe(201);
  });
});

describe('limits', () => {
  test('DEMO_CALLS_PER_HOUR counts only calls that were opened', async () => {
    const clock = createFakeClock();
    const app = await openApp('sqlite', { clock, demo: { callsPerHour: 1 } });
    const ask = () => app.send('POST', '/voice/call/web', frontdesk);
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(429);
    await clock.advance(60_000);
    expect((await ask()).status).toBe(201);
  });

  test('unopened calls count, too, once an address has created more of them than its limit', async () => {
    const clock = createFakeClock();
    const app = await openApp('sqlite', { clock, demo: { callsPerHour: 2 } });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await app.send('POST', '/voice/call/web', frontdesk)).status);
      await clock.advance(60_000);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    expect((await app.send('POST', '/voice/call/web', frontdesk, { from: '198.51.100.9' })).status).toBe(201);
  });

  test('DEMO_CALLS_AT_ONCE refuses a call as busy without counting it', async () => {
    const clock = createFakeClock();
    const app = await openApp('sqlite', { clock, demo: { callsAtOnce: 1, callsPerHour: 2 } });
    const ask = () => app.send('POST', '/voice/call/web', frontdesk);
    expect((await ask()).status).toBe(201);
    for (let count = 0; count < 5; count++) expect(await code(await ask())).toEqual([503, 'busy']);
    await clock.advance(60_000);
    expect((await ask()).status).toBe(201);
  });

  test('DEMO_DAILY_MINUTES counts the minutes of all calls of the day, also from before a restart', async () => {
    const clock = createFakeClock(Date.UTC(2026, 10, 21, 9));
    const app = await openApp('sqlite', { clock, demo: { dailyMinutes: 2, silenceSeconds: 3_600 } });
    const creation = await app.voice.registry.create(
      { origin: null, peer: 'x', counted: false, measured: false },
      testDesk,
    );
    if (creation.outcome !== 'created') throw new Error(creation.outcome);
    const opening = app.voice.registry.open(creation.call.id, creation.call.callToken, null);
    if (opening.outcome !== 'opened') throw new Error(opening.outcome);
    opening.session.attach({ send: () => {}, sendSound: () => false, close: () => {} }, 'x');
    await clock.advance(119_000);
    expect((await app.send('POST', '/voice/call/web', frontdesk)).status).toBe(201);
    await clock.advance(1_000);
    const refused = await app.send('POST', '/voice/call/web', frontdesk);
    expect(refused.headers.get('retry-after')).toBe(String(15 * 3_600 - 120));
    expect(await code(refused)).toEqual([503, 'daily-limit']);
    await clock.advance(15 * 3_600_000);
    expect((await app.send('POST', '/voice/call/web', frontdesk)).status).toBe(201);
  });

  test('DEMO_BACKEND=off switches the demo off', async () => {
    const app = await openApp('sqlite', { demo: { backend: null } });
    expect(await code(await app.send('POST', '/voice/call/web', frontdesk))).toEqual([503, 'demo-off']);
    expect(await (await app.request('/api/demo')).json()).toMatchObject({ backend: null });
  });
});

describe('GET /api/demo', () => {
  test('describes the demo and creates no call', async () => {
    const app = await openApp('sqlite');
    const response = await app.request('/api/demo');
    expect(await response.json()).toEqual({
      backend: 'native',
      limits: { maxCallSeconds: 300, silenceSeconds: 60, callsPerHour: 3 },
      consent: expect.stringContaining('30 days'),
      consentOnDevice: expect.stringContaining('30 days'),
      browserModel: true,
      chat: expect.anything(),
    });
    expect(app.voice.registry.calls).toBe(0);
  });
});

describe('settings of the demo', () => {
  test('have defaults', () => {
    expect(readConfig({}).demo).toEqual({
      backend: 'native',
      maxCallSeconds: 300,
      silenceSeconds: 60,
      callsPerHour: 3,
      callsAtOnce: 20,
      callsAtOncePerAddress: 3,
      dailyMinutes: 500,
      dailyMinutesPerNetwork: 125,
      browserModel: true,
      chat: {
        maxCallSeconds: 1_800,
        silenceSeconds: 600,
        callsPerHour: 20,
        callsAtOnce: 200,
        callsAtOncePerAddress: 5,
        dailyMinutes: 10_000,
        dailyMinutesPerNetwork: 2_500,
      },
    });
    expect(readConfig({ DEMO_BACKEND: 'off' }).demo.backend).toBeNull();
  });

  test.each<[string, Record<string, string>]>([
    ['the setting', { DEMO_BROWSER_MODEL: 'off' }],
    ['a language model of ours', { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'any' }],
  ])('leave the models of visitors’ browsers alone with %s', (_, settings) => {
    expect(readConfig(settings).demo.browserModel).toBe(false);
  });

  test.each(['engine', 'cloud', 'something'])('stop the start with one line for DEMO_BACKEND=%s', (name) => {
    const lines = (() => {
      try {
        readConfig({ DEMO_BACKEND: name });
        return [];
      } catch (error) {
        return error instanceof ConfigError ? error.lines : [String(error)];
      }
    })();
    expect(lines).toEqual([expect.stringMatching(/^DEMO_BACKEND /)]);
  });
});
