import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { keepCalls, nineOClock } from '#/tests/support/kept-calls.ts';
import { testDesk } from '#/voice/testing/desk.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import type { CallDetails, CallPage } from './calls.ts';
import { recordCalls } from './recorder.ts';
import { callTimeToday, closeLostCalls, forgetCallsBefore } from './retention.ts';

const input = {
  full_name: 'Ann Lee',
  email: 'ann@example.com',
  website: null,
  phone: null,
  bottleneck: 'The phone rings all day.',
  contact_method: 'email',
} as const;
describe.each(databaseKinds)('calls kept on %s', (kind) => {
  test('are listed for staff in pages, newest first', async () => {
    const app = await openApp(kind);
    const ids = await keepCalls(app, ['one', 'two', 'three']);
    const headers = await app.signIn();
    const get = async (path: string) => (await (await app.request(path, { headers })).json()) as CallPage;
    const first = await get('/api/calls?limit=2');
    expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(first.items[0]).toEqual({
      id: ids[2],
      backend: 'native',
      desk: 'frontdesk',
      started_at: '2026-11-21T09:02:00.000Z',
      ended_at: '2026-11-21T09:02:30.000Z',
      ended_reason: 'customer-ended-call',
      messages: 2,
      request_id: null,
      request_name: null,
      question: 'three',
      hit: null,
    });
    expect(first.latency).toEqual({
      turns: 3,
      answer_ms: { p50: 1_100, p95: 1_200 },
      endpointing_ms: { p50: 900, p95: 900 },
      model_ms: { p50: 200, p95: 300 },
      speech_ms: { p50: null, p95: null },
      playout_ms: { p50: null, p95: null },
      overhead_ms: { p50: 0, p95: 0 },
      recognition_ms: { p50: null, p95: null },
    });
    const second = await get(`/api/calls?limit=2&cursor=${first.next_cursor}`);
    expect(second.items.map(({ id }) => id)).toEqual([ids[0]]);
    expect(second.next_cursor).toBeNull();
    expect((await app.request('/api/calls?cursor=mine', { headers })).status).toBe(422);
  });

  test('hold their transcript without the characters that databases refuse', async () => {
    const app = await openApp(kind);
    const [id] = await keepCalls(app, ['a\0b \ud83d c']);
    const headers = await app.signIn();
    const { transcript } = (await (await app.request(`/api/calls/${id}`, { headers })).json()) as CallDetails;
    expect(transcript.map(({ text }) => text)).toEqual(['Hello.', 'ab \ufffd c']);
  });

  test('have the latencies of each turn by stage, and percentiles of all turns', async () => {
    const app = await openApp(kind);
    const recorder = recordCalls({ database: app.database, backend: 'engine', onError: () => {} });
    const id = randomUUIDv7();
    recorder.started(id, nineOClock, 'hash', 'frontdesk');
    const times = {
      endpointingMs: 700.4,
      recognitionMs: 250,
      modelMs: 100,
      speechMs: 150,
      playoutMs: 80,
      overheadMs: 4,
    };
    recorder.latency(id, { turn: 2, ...times, modelMs: 300 });
    recorder.latency(id, { turn: 1, ...times });
    await recorder.settled();
    const headers = await app.signIn();
    const call = (await (await app.request(`/api/calls/${id}`, { headers })).json()) as CallDetails;
    const turn = { endpointing_ms: 700, recognition_ms: 250, speech_ms: 150, playout_ms: 80, overhead_ms: 4 };
    expect(call.turns).toEqual([
      { turn: 1, ...turn, model_ms: 100 },
      { turn: 2, ...turn, model_ms: 300 },
    ]);
    expect(call.latency).toEqual({
      turns: 2,
      answer_ms: { p50: 1_034, p95: 1_234 },
      endpointing_ms: { p50: 700, p95: 700 },
      model_ms: { p50: 100, p95: 300 },
      speech_ms: { p50: 150, p95: 150 },
      playout_ms: { p50: 80, p95: 80 },
      overhead_ms: { p50: 4, p95: 4 },
      recognition_ms: { p50: 250, p95: 250 },
    });
  });

  test('show what was asked first, and who made the request', async () => {
    const app = await openApp(kind);
    const errors: unknown[] = [];
    const recorder = recordCalls({ database: app.database, backend: 'native', onError: (error) => errors.push(error) });
    const openings = [
      ['Hello', 'I run a bakery', 'how much does it cost'],
      ['Hello there', 'My phone rings'],
      ['Yes', `Is it safe? ${'x'.repeat(500)}`],
      [],
    ];
    const ids = openings.map((lines, index) => {
      const id = randomUUIDv7();
      recorder.started(id, nineOClock - index * 60_000, 'hash', 'frontdesk');
      recorder.message(id, 'assistant', 'How can I help?', nineOClock);
      for (const line of lines) recorder.message(id, 'user', line, nineOClock);
      return id;
    });
    await recorder.settled();
    expect(errors).toEqual([]);
    await receiveSubmission(app.database, input, null, { kind: 'assistant' }, { callId: ids[1] ?? '' });
    const headers = await app.signIn();
    const { items } = (await (await app.request('/api/calls', { headers })).json()) as CallPage;
    expect(items.map(({ question, request_name }) => [question, request_name])).toEqual([
      ['how much does it cost', null],
      ['Hello there', 'Ann Lee'],
      [`Is it safe? ${'x'.repeat(188)}`, null],
      [null, null],
    ]);
  });

  test('are read with the request made in them, and deleted without it', async () => {
    const app = await openApp(kind);
    const [id = ''] = await keepCalls(app, ['one']);
    const receipt = await receiveSubmission(
      app.database,
      input,
      null,
      { kind: 'assistant' },
      { callId: id, urgent: true },
    );
    if (receipt.outcome === 'key-reused') throw new Error('no request');
    const headers = await app.signIn();
    const call = (await (await app.request(`/api/calls/${id}`, { headers })).json()) as CallDetails;
    expect(call).toMatchObject({
      id,
      request_id: receipt.row.id,
      ended_reason: 'customer-ended-call',
      latency: { turns: 1 },
    });
    expect(call.transcript).toEqual([
      { role: 'assistant', text: 'Hello.', said_at: '2026-11-21T09:00:01.000Z' },
      { role: 'user', text: 'one', said_at: '2026-11-21T09:00:02.000Z' },
    ]);
    const request = async () => (await app.request(`/api/submissions/${receipt.row.id}`, { headers })).json();
    expect(await request()).toMatchObject({ urgent: true, call_id: id });
    expect((await app.request(`/api/calls/${id}`, { method: 'DELETE', headers })).status).toBe(204);
    expect((await app.request(`/api/calls/${id}`, { method: 'DELETE', headers })).status).toBe(404);
    expect((await app.request(`/api/calls/${id}`, { headers })).status).toBe(404);
    expect(await request()).toMatchObject({ urgent: true, call_id: null });
    expect(await app.database.db.selectFrom('call_messages').selectAll().execute()).toEqual([]);
  });

  test('are deleted after their retention, unless a request was made in them', async () => {
    const app = await openApp(kind);
    const [kept = '', , young] = await keepCalls(app, ['linked', 'old', 'young']);
    await receiveSubmission(app.database, input, null, { kind: 'assistant' }, { callId: kept });
    await forgetCallsBefore(app.database, new Date(nineOClock + 90_000));
    const left = await app.database.db.selectFrom('calls').select('id').orderBy('started_at').execute();
    expect(left.map(({ id }) => id)).toEqual([kept, young]);
  });

  test('count for their day, and are closed when their server crashed', async () => {
    const app = await openApp(kind);
    await keepCalls(app, ['one', 'two']);
    const recorder = recordCalls({ database: app.database, backend: 'native', onError: () => {} });
    recorder.started(randomUUIDv7(), nineOClock, 'hash', 'frontdesk');
    await recorder.settled();
    expect(await callTimeToday(app.database, new Date(nineOClock))).toBe(60_000);
    expect(await callTimeToday(app.database, new Date(nineOClock + 24 * 3_600_000))).toBe(0);
    await closeLostCalls(app.database, new Date(nineOClock + 3 * 3_600_000));
    const closed = await app.database.db
      .selectFrom('calls')
      .select('ended_reason')
      .where('ended_reason', '=', 'worker-shutdown')
      .execute();
    expect(closed).toHaveLength(1);
  });

  test('are linked to a request sent from the page by the call’s token', async () => {
    const app = await openApp(kind);
    const creation = await app.voice.registry.create(
      { origin: null, peer: 'x', counted: false, measured: false },
      testDesk,
    );
    if (creation.outcome !== 'created') throw new Error(creation.outcome);
    const { id, resumeToken } = creation.call;
    const send = async (call_token: unknown) =>
      (await app.send('POST', '/api/submissions', { ...input, call_token })).json();
    expect(await send(resumeToken)).toMatchObject({ call_id: id, urgent: false });
    expect(await send('somebody else’s')).toMatchObject({ call_id: null });
    expect(await send(7)).toMatchObject({ call_id: null });
    expect(
      await (await app.send('POST', '/api/submissions', { ...input, call_id: id, urgent: true })).json(),
    ).toMatchObject({
      call_id: null,
      urgent: false,
    });
  });

  test('are linked by that token for a day, also after a restart', async () => {
    const clock = createFakeClock(nineOClock + 3_600_000);
    const app = await openApp(kind, { clock });
    const [id] = await keepCalls(app, ['one']);
    const send = async () =>
      (await app.send('POST', '/api/submissions', { ...input, call_token: 'token of one' })).json();
    expect(await send()).toMatchObject({ call_id: id });
    await clock.advance(23 * 3_600_000 + 1);
    expect(await send()).toMatchObject({ call_id: null });
    const headers = await app.signIn();
    expect(await (await app.request(`/api/calls/${id}`, { headers })).text()).not.toContain('token');
  });

  test('are only for staff', async () => {
    const app = await openApp(kind);
    const [id] = await keepCalls(app, ['one']);
    for (const [method, path] of [
      ['GET', '/api/calls'],
      ['GET', `/api/calls/${id}`],
      ['DELETE', `/api/calls/${id}`],
    ] as const) {
      expect((await app.request(path, { method })).status).toBe(401);
    }
    expect(await app.database.db.selectFrom('calls').select('id').execute()).toHaveLength(1);
  });
});
