import { describe, expect, onTestFinished, test } from 'vitest';
import type { CallDetails, CallPage } from '#/calls/calls.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { maxPlatformAnswerBytes } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { type PlatformAnswerer, startVoicePlatform } from '#/voice/testing/platform/voice-platform.ts';

const demo = { backend: 'cloud' } as const;

async function openCloud(
  options: Parameters<typeof openApp>[1] = {},
  answer?: PlatformAnswerer,
  kind = databaseKinds[0],
) {
  const platform = await startVoicePlatform(answer);
  onTestFinished(platform.close);
  const app = await openApp(kind ?? 'sqlite', {
    platform: platform.config,
    ...options,
    demo: { ...demo, ...options.demo },
  });
  return { app, platform };
}

function start(app: TestApp, body: unknown = { assistantId: 'frontdesk' }, headers = {}): Promise<Response> {
  return app.send('POST', '/voice/call/web', body, { headers });
}

function report(app: TestApp, body: unknown, secret = 'agreed on'): Promise<Response> {
  // The platform sends no Origin, unlike a browser.
  return app.app.fetch(
    new Request('http://localhost/voice/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vapi-secret': secret },
      body: JSON.stringify(body),
    }),
  ) as Promise<Response>;
}

function endOfCall(id: string, more: object = {}) {
  return {
    message: {
      type: 'end-of-call-report',
      endedReason: 'customer-ended-call',
      startedAt: '2026-11-21T09:00:00.000Z',
      endedAt: '2026-11-21T09:00:40.500Z',
      call: { id, assistantId: 'the-configured-one' },
      cost: 0.05,
      artifact: {
        recordingUrl: 'https://storage.example/1.wav',
        messages: [
          { role: 'system', message: 'You are the front desk.', time: Date.UTC(2026, 10, 21, 9) },
          { role: 'bot', message: 'Hello!', time: Date.UTC(2026, 10, 21, 9, 0, 1), secondsFromStart: 1 },
          { role: 'user', message: ' What does it cost? ', time: Date.UTC(2026, 10, 21, 9, 0, 5) },
          { role: 'tool_calls', toolCalls: [] },
        ],
      },
      ...more,
    },
  };
}

async function madeCall(app: TestApp): Promise<string> {
  const response = await start(app);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await app.voice.kept();
  return id;
}

describe('a call on the voice platform', () => {
  test.each([
    ['what its client asks for', { assistantId: 'frontdesk', roomDeleteOnUserLeaveEnabled: true }],
    ['another assistant', { assistantId: 'mine' }],
    ['an inline assistant with a prompt', { assistant: { model: { messages: [] } }, assistantOverrides: { a: 1 } }],
    ['a longer call', { assistantOverrides: { maxDurationSeconds: 43_200 } }],
  ])('is asked for as configured, whatever the page sent: %s', async (_, body) => {
    const { app, platform } = await openCloud({ demo: { maxCallSeconds: 120 } });
    const response = await start(app, body);
    expect(response.status).toBe(201);
    expect(platform.asked).toEqual([
      {
        path: '/call/web',
        authorization: 'Bearer public-key',
        body: {
          assistantId: 'the-configured-one',
          assistantOverrides: {
            maxDurationSeconds: 120,
            artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false },
          },
        },
      },
    ]);
  });

  test('comes back without a key or a prompt', async () => {
    const { app } = await openCloud();
    const response = await start(app);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      id: expect.any(String),
      webCallUrl: expect.stringMatching(/^https:\/\/vapi\.daily\.co\//),
      transport: { callToken: 'meeting-token', resumeToken: expect.any(String) },
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { voice: { provider: '11labs' } },
    });
    expect(text).not.toMatch(/public-key|secret/);
  });

  test.each<[string, PlatformAnswerer, number]>([
    ['refuses the key', (_, response) => void response.writeHead(401).end('{"message":"Invalid Key"}'), 502],
    ['has no line free', (_, response) => void response.writeHead(429).end('{}'), 503],
    ['answers with a page', (_, response) => void response.writeHead(200).end('<html></html>'), 502],
    ['sends the caller elsewhere', (_, response) => void response.writeHead(307, { location: '/other' }).end(), 502],
    ['names a strange room', (_, response) => void response.end('{"id":"x","webCallUrl":"javascript:1"}'), 502],
    [
      'answers at length',
      (_, response) => {
        const call = { id: crypto.randomUUID(), webCallUrl: 'https://vapi.daily.co/room' };
        response.end(JSON.stringify({ ...call, padding: 'x'.repeat(maxPlatformAnswerBytes) }));
      },
      502,
    ],
    ['hangs up', (_, response) => void response.destroy(), 502],
  ])('that %s is a plain refusal, and does not count for the caller', async (_, answer, status) => {
    const { app } = await openCloud({ demo: { callsPerHour: 1 } }, answer);
    expect((await start(app)).status).toBe(status);
    expect((await start(app)).status).toBe(status);
    expect(app.logged.join()).not.toContain('public-key');
  });

  test('counts among the calls at once until its report comes or its longest possible end has passed', async () => {
    const clock = createFakeClock();
    const { app } = await openCloud({ clock, demo: { callsAtOnce: 1, callsPerHour: 10, maxCallSeconds: 60 } });
    const id = await madeCall(app);
    expect((await start(app)).status).toBe(503);
    expect((await report(app, endOfCall(id))).status).toBe(204);
    expect((await start(app)).status).toBe(201);
    expect((await start(app)).status).toBe(503);
    await clock.advance(121_000);
    expect((await start(app)).status).toBe(201);
  });

  test('uses up the minutes of the day', async () => {
    const { app } = await openCloud({ demo: { dailyMinutes: 1, callsPerHour: 10 } });
    const id = await madeCall(app);
    await report(app, endOfCall(id, { endedAt: '2026-11-21T09:01:00.000Z' }));
    expect(await (await start(app)).json()).toMatchObject({ type: 'urn:frontdesk:problem:daily-limit' });
  });
});

test('a report of an absurd duration counts as a call of the maximum duration', async () => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 9));
  const { app } = await openCloud({ clock, demo: { dailyMinutes: 1, callsPerHour: 10, maxCallSeconds: 60 } });
  const id = await madeCall(app);
  await report(app, endOfCall(id, { endedAt: '2099-01-01T00:00:00.000Z' }));
  expect(await (await start(app)).json()).toMatchObject({ type: 'urn:frontdesk:problem:daily-limit' });
});

describe.each(databaseKinds)('an end-of-call report on %s', (kind) => {
  test('is stored like a call of our own, and once when it comes twice', async () => {
    const { app } = await openCloud({}, undefined, kind);
    const id = await madeCall(app);
    const both = await Promise.all([report(app, endOfCall(id)), report(app, endOfCall(id))]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await report(app, endOfCall(id))).status).toBe(204);
    const headers = await app.signIn();
    const call = (await (await app.request(`/api/calls/${id}`, { headers })).json()) as CallDetails;
    expect(call).toMatchObject({
      backend: 'cloud',
      started_at: '2026-11-21T09:00:00.000Z',
      ended_at: '2026-11-21T09:00:40.500Z',
      ended_reason: 'customer-ended-call',
      transcript: [
        { role: 'assistant', text: 'Hello!', said_at: '2026-11-21T09:00:01.000Z' },
        { role: 'user', text: 'What does it cost?', said_at: '2026-11-21T09:00:05.000Z' },
      ],
    });
    expect(app.logged.join()).not.toContain('cost');
  });

  test('is stored even when it comes before the call is', async () => {
    const { app } = await openCloud({}, undefined, kind);
    const { id } = (await (await start(app)).json()) as { id: string };
    expect((await report(app, endOfCall(id))).status).toBe(204);
    expect(await app.database.db.selectFrom('call_messages').select('text').execute()).toHaveLength(2);
  });

  test('is stored without the characters that databases refuse', async () => {
    const { app } = await openCloud({}, undefined, kind);
    const id = await madeCall(app);
    const messages = [{ role: 'user', message: 'What\u0000 does it cost?\ud83d', time: 8.64e15 }];
    expect((await report(app, endOfCall(id, { artifact: { messages } }))).status).toBe(204);
    const [said] = await app.database.db.selectFrom('call_messages').selectAll().execute();
    expect(said).toMatchObject({ text: 'What does it cost?\ufffd', said_at: '2026-11-21T09:00:40.500Z' });
  });

  test('without times keeps the start that the call already has', async () => {
    const clock = createFakeClock(Date.UTC(2026, 10, 21, 9));
    const { app } = await openCloud({ clock, demo: { dailyMinutes: 1, callsPerHour: 10 } }, undefined, kind);
    const id = await madeCall(app);
    await clock.advance(60_000);
    await report(app, endOfCall(id, { startedAt: undefined, endedAt: undefined }));
    const headers = await app.signIn();
    expect(await (await app.request(`/api/calls/${id}`, { headers })).json()).toMatchObject({
      started_at: '2026-11-21T09:00:00.000Z',
      ended_at: '2026-11-21T09:01:00.000Z',
    });
    expect(await (await start(app)).json()).toMatchObject({ type: 'urn:frontdesk:problem:daily-limit' });
  });

  test('of an unknown or deleted call is accepted and not stored', async () => {
    const { app } = await openCloud({}, undefined, kind);
    expect((await report(app, endOfCall(crypto.randomUUID()))).status).toBe(204);
    const id = await madeCall(app);
    const headers = await app.signIn();
    await app.request(`/api/calls/${id}`, { method: 'DELETE', headers });
    expect((await report(app, endOfCall(id))).status).toBe(204);
    expect(((await (await app.request('/api/calls', { headers })).json()) as CallPage).items).toEqual([]);
  });
});

test('refuses reports without the secret', async () => {
  const { app } = await openCloud();
  const id = await madeCall(app);
  for (const secret of ['', 'agreed', 'agreed on '.repeat(50)]) {
    expect((await report(app, endOfCall(id), secret)).status).toBe(401);
  }
  expect(await app.database.db.selectFrom('call_messages').selectAll().execute()).toEqual([]);
});

test('accepts other events of the platform and refuses anything else', async () => {
  const { app } = await openCloud();
  expect((await report(app, { message: { type: 'status-update', status: 'in-progress' } })).status).toBe(204);
  expect((await report(app, { message: { type: 'end-of-call-report' } })).status).toBe(422);
  expect((await report(app, ['nothing'])).status).toBe(422);
});

test('accepts a long report and refuses one above the limit', async () => {
  const { app } = await openCloud();
  const id = await madeCall(app);
  const long = { analysis: { summary: 'x'.repeat(1_000_000) } };
  expect((await report(app, endOfCall(id, long))).status).toBe(204);
  expect((await report(app, endOfCall(id, { analysis: 'x'.repeat(5_000_000) }))).status).toBe(413);
});

test('has no webhook without a voice platform', async () => {
  const app = await openApp('sqlite');
  expect((await report(app, endOfCall(crypto.randomUUID()))).status).toBe(404);
});
