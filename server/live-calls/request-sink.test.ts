import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { listEvents } from '#/events/list-events.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import type { SpamConfig } from '#/server/config/config.ts';
import { type AppOptions, openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { newRequest, post } from '#/tests/support/requests.ts';
import { createRequestSink } from './request-sink.ts';

const callId = '019a5e2e-0000-7000-8000-000000000001';
const draft = newRequest({ full_name: 'Ann Lee' });

async function openSink(
  formLimitPer10Min = 10,
  spam: Partial<SpamConfig> = {},
  kind: DatabaseKind = 'sqlite',
  more: AppOptions = {},
) {
  const app = await openApp(kind, { formLimitPer10Min, spam, ...more });
  const sink = createRequestSink({
    intake: app.intake,
    callerOf: (id) => (id === callId ? { peer: '203.0.113.7', measured: true } : null),
    visits: app.visits,
    onError: () => {},
  });
  return { ...app, sink };
}

test('stores a request of a call once, linked to it and marked urgent', async () => {
  const { sink, database } = await openSink();
  const [first, again] = await Promise.all([
    sink.take(callId, draft, true),
    sink.take(callId, { ...draft, full_name: ' Ann  Lee' }, true),
  ]);
  expect(first).toEqual({ outcome: 'stored', id: expect.any(String) });
  expect(again).toEqual(first);
  const rows = await database.db.selectFrom('form_submissions').selectAll().execute();
  expect(rows).toMatchObject([{ call_id: callId, urgent: 1, full_name: 'Ann Lee' }]);
  expect(await listEvents(database.db)).toMatchObject([
    { actor: { kind: 'assistant' }, data: { call_id: callId, urgent: true } },
  ]);
  const notices = await database.db.selectFrom('outbox').selectAll().where('kind', '=', 'submission.notice').execute();
  const [notice] = notices;
  if (!notice) throw new Error('no notice');
  const compose = inboxMail(database, { notifyEmail: 'desk@example.com', publicUrl: undefined });
  const mail = await compose['submission.notice'](notice.subject_id);
  expect(mail).toMatchObject({ subject: 'Urgent request' });
});

test('takes a request of a call while the database is away, and stores it, linked to the call, when it is back', async () => {
  const spool = { requests: 10, bytes: 100_000 };
  const { sink, database } = await openSink(10, {}, 'sqlite', { spool });
  await sql`pragma query_only = on`.execute(database.raw);
  const taken = await sink.take(callId, draft, true);
  expect(taken).toEqual({ outcome: 'stored', id: expect.any(String) });
  expect(await sink.take(callId, draft, true)).toEqual(taken);
  await sql`pragma query_only = off`.execute(database.raw);
  await vi.waitFor(async () => {
    const rows = await database.db.selectFrom('form_submissions').selectAll().execute();
    expect(rows).toMatchObject([{ ...('id' in taken && { id: taken.id }), call_id: callId, urgent: 1 }]);
  }, 10_000);
  expect(await listEvents(database.db)).toMatchObject([{ actor: { kind: 'assistant' } }]);
});

test('reports invalid values by field and stores nothing', async () => {
  const { sink, database } = await openSink();
  const wrong = { ...draft, email: 'ann at example' };
  expect(sink.check(wrong)).toEqual({ email: 'Enter an email address such as ann@example.com.' });
  expect(sink.check(draft)).toEqual({});
  expect(await sink.take(callId, wrong, false)).toMatchObject({
    outcome: 'refused',
    errors: { email: expect.any(String) },
  });
  expect(await database.db.selectFrom('form_submissions').selectAll().execute()).toEqual([]);
});

test('counts requests of calls and of the form from one address together', async () => {
  const { sink } = await openSink(1);
  expect(await sink.take(callId, draft, false)).toMatchObject({ outcome: 'stored' });
  expect(await sink.take(callId, { ...draft, bottleneck: 'Another one.' }, false)).toEqual({ outcome: 'limited' });
  expect(await sink.take(callId, draft, false)).toMatchObject({ outcome: 'stored' });
  expect(await sink.take('019a5e2e-0000-7000-8000-000000000002', draft, false)).toEqual({ outcome: 'failed' });
});

describe.each(databaseKinds)('fault 17: requests of calls and chats, on %s', (kind) => {
  async function reasons({ database }: Awaited<ReturnType<typeof openSink>>) {
    const rows = await database.db.selectFrom('form_submissions').select('spam_reason').execute();
    return rows.map(({ spam_reason }) => spam_reason ?? 'none').sort();
  }

  test('count as those of the form do, and above the soft limit of their address are stored among the spam', async () => {
    const app = await openSink(10, { proofAbovePer10Min: 2 }, kind);
    await post(app, newRequest(), { from: '203.0.113.7' });
    expect(await app.sink.take(callId, draft, false)).toMatchObject({ outcome: 'stored' });
    expect((await post(app, newRequest(), { from: '203.0.113.7' })).status).toBe(403);
    expect(await app.sink.take(callId, { ...draft, bottleneck: 'Another text of this call' }, false)).toMatchObject({
      outcome: 'stored',
    });
    expect(await reasons(app)).toEqual(['limit', 'none', 'none']);
  });

  test('are taken while only others send much: a caller cannot be asked for a proof', async () => {
    const app = await openSink(10, { proofAboveInAllPer10Min: 0 }, kind);
    expect((await post(app, newRequest(), { from: '198.51.100.1' })).status).toBe(403);
    await app.sink.take(callId, draft, false);
    expect(await reasons(app)).toEqual(['none']);
  });

  test('are doubtful when they repeat a text that came from their network before', async () => {
    const app = await openSink(10, { sameTextPerHour: 1 }, kind);
    await post(app, { ...newRequest(), bottleneck: draft.bottleneck }, { from: '203.0.113.99' });
    await app.sink.take(callId, draft, false);
    expect(await reasons(app)).toEqual(['none', 'repeated']);
  });
});
