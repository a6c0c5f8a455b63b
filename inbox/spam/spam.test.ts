import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import type { Database } from '#/database/open.ts';
import { listEvents } from '#/events/list-events.ts';
import { type AppOptions, openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import {
  dayMs,
  keyOfPage,
  plainRequest,
  postForm,
  pressed,
  queuedMail,
  reasons,
  send,
  stopClock,
  stored,
} from '#/tests/support/doubtful.ts';
import { newRequest, post } from '#/tests/support/requests.ts';
import { forgetSpamBefore, spamKeptDays } from '../changes/empty-spam.ts';
import { trapNames } from './trap-names.ts';

describe.each(databaseKinds)('fault 10: a trap on %s', (kind) => {
  it.each(trapNames)('%s is read before cleaning, and the answer is that of any other request', async (name) => {
    const app = await openApp(kind, pressed);
    const script = await post(app, { ...newRequest(), [name]: ' ' });
    const form = await postForm(app, plainRequest({ [name]: '\u200b' }));
    const twice = new URLSearchParams([...Object.entries(plainRequest()), [name, ''], [name, 'pills']]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const second = await app.request(paths.startWorking, { method: 'POST', headers, body: twice.toString() });
    expect([script.status, form.status, second.status]).toEqual([201, 303, 303]);
    expect(form.headers.get('location')).not.toContain('held');
    expect(await script.json()).not.toHaveProperty('held');
    expect(await reasons(app)).toEqual(['trap', 'trap', 'trap']);
    expect(await queuedMail(app)).toEqual([]);
  });

  it('that is empty or no text makes nobody a program', async () => {
    const app = await openApp(kind);
    for (const value of ['', null, 7, ['x']]) await post(app, { ...newRequest(), [trapNames[1]]: value });
    expect(await reasons(app)).toEqual([null, null, null, null]);
  });
});

describe.each(databaseKinds)('fault 10: a form that comes back faster than people type, on %s', (kind) => {
  const quick: AppOptions = { spam: { minFillMs: 3_000 } };

  it('is kept as spam, without mail and with the usual answer; one that takes longer is a request', async () => {
    const advance = stopClock();
    const app = await openApp(kind, quick);
    const [first, other] = [await keyOfPage(app), await keyOfPage(app)];
    advance(2_800);
    const tooFast = await postForm(app, plainRequest({ full_name: 'First', idempotency_key: first }));
    expect(tooFast.headers.get('location')).toBe(`${paths.startWorking}?sent=1&by=video`);
    expect(await queuedMail(app)).toEqual([]);
    advance(400);
    expect((await send(app, other, { full_name: 'Second' })).status).toBe(201);
    expect(await reasons(app)).toEqual(['too-fast', null]);
    expect(await queuedMail(app)).toHaveLength(2);
  });

  it('is taken at once when its key tells no time: from a program, a tab of yesterday, or a form shown again', async () => {
    const app = await openApp(kind, quick);
    const again = await postForm(
      app,
      plainRequest({ idempotency_key: 'one', bottleneck: 'The first text of this one' }),
    );
    expect(again.status).toBe(303);
    const refused = await postForm(app, plainRequest({ idempotency_key: 'one' }));
    expect(refused.status).toBe(409);
    const page = await refused.text();
    const fresh = /name="idempotency_key"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
    await postForm(app, plainRequest({ idempotency_key: fresh }));
    await send(app, 'f'.repeat(32));
    expect(await reasons(app)).toEqual([null, null, null]);
  });
});

describe.each(databaseKinds)('the same text again and again from one network, on %s', (kind) => {
  const text = 'Buy cheap pills at our great shop!';
  const options: AppOptions = { spam: { sameTextPerHour: 2 } };

  it('is doubtful, however it is spaced and whomever it names; elsewhere it is not, nor is a retry', async () => {
    const app = await openApp(kind, options);
    const say = (key: string, bottleneck: string, from: string) =>
      send(app, key, { bottleneck, email: `${key}@example.com` }, from);
    for (let turn = 0; turn < 3; turn += 1) await say('one', text, '198.51.100.1');
    await say('two', text.toUpperCase(), '198.51.100.2');
    await say('three', `  Buy   cheap pills, at our great shop…`, '198.51.100.3');
    await say('four', text, '203.0.113.1');
    await say('five', 'Another text, of somebody else', '198.51.100.1');
    const found = (await stored(app)).map(({ full_name, spam_reason }) => [full_name, spam_reason]);
    expect(found).toEqual([
      ['five', null],
      ['four', null],
      ['one', null],
      ['three', 'repeated'],
      ['two', null],
    ]);
  });

  it('keeps no text in its counts', async () => {
    const app = await openApp(kind, options);
    await send(app, 'one', { bottleneck: text });
    if (!app.database.pool) return expect(await reasons(app)).toEqual([null]);
    const { rows } = await app.database.pool.query<{ key: string }>(
      `select key from rate_limits where key like 'text:%'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toMatch(/pills/i);
  });
});

describe.each(databaseKinds)('fault 21: a hundred requests that name one victim, on %s', (kind) => {
  it('send three receipts, and those that are held send none', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1_000, sendsMail: true, spam: { proofAbovePer10Min: 50 } });
    for (let turn = 0; turn < 100; turn += 1) {
      await postForm(app, plainRequest({ email: 'victim@shop.example', idempotency_key: `${turn}` }));
    }
    const mail = Map.groupBy(await queuedMail(app), (each) => each);
    expect(Object.fromEntries([...mail].map(([kind, all]) => [kind, all.length]))).toEqual({
      'submission.notice due': 50,
      'submission.receipt due': 3,
      'submission.receipt skipped': 47,
    });
    expect((await reasons(app)).filter((reason) => reason === 'no-proof')).toHaveLength(50);
  });
});

describe.each(databaseKinds)('spam on %s', (kind) => {
  const emptySpam = (database: Database, now: Date) =>
    forgetSpamBefore(database, new Date(now.getTime() - spamKeptDays * dayMs));

  async function openFull() {
    const app = await openApp(kind);
    for (const name of ['old', 'young', 'released', 'undated'])
      await post(app, { ...newRequest({ full_name: name }), topic: 'x' });
    const rows = new Map((await stored(app)).map((row) => [row.full_name, row.id]));
    const now = new Date();
    async function date(name: string, days: number | null): Promise<void> {
      const spam_at = days === null ? null : new Date(now.getTime() - days * dayMs).toISOString();
      await app.database.db.updateTable('form_submissions').set({ spam_at }).where('full_name', '=', name).execute();
    }
    return { app, now, rows, date };
  }

  it('is deleted after thirty days and not before, with an event and without its words', async () => {
    const { app, now, rows, date } = await openFull();
    const headers = await app.signIn();
    await app.send('PATCH', `/api/submissions/${rows.get('released')}`, { is_spam: false }, { headers });
    await date('old', 30.1);
    await date('young', 29.9);
    await date('undated', null);
    expect(await emptySpam(app.database, now)).toBe(1);
    expect((await stored(app)).map(({ full_name }) => full_name)).toEqual(['released', 'undated', 'young']);
    const events = (await listEvents(app.database.db)).filter(({ subject }) => subject.id === rows.get('old'));
    expect(events).toMatchObject([
      { kind: 'submission.created', words: null },
      { kind: 'submission.expired', actor: { kind: 'system' } },
    ]);
    expect(await emptySpam(app.database, now)).toBe(0);
    // What had no date got today's.
    expect(await emptySpam(app.database, new Date(now.getTime() + 29 * dayMs))).toBe(1);
    expect(await emptySpam(app.database, new Date(now.getTime() + 31 * dayMs))).toBe(1);
    expect((await stored(app)).map(({ full_name }) => full_name)).toEqual(['released']);
  });

  it('that staff mark late is kept as long from then on, one by one and many at once', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    for (const name of ['one', 'many']) await post(app, newRequest({ full_name: name }));
    await app.database.db.updateTable('form_submissions').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    const [many, one] = await stored(app);
    await app.send('PATCH', `/api/submissions/${one?.id}`, { is_spam: true }, { headers });
    const filter = { ids: [many?.id] };
    await app.send('POST', '/api/submissions/bulk', { filter, change: { is_spam: true } }, { headers });
    expect(await emptySpam(app.database, new Date(Date.now() + 29 * dayMs))).toBe(0);
    expect(await emptySpam(app.database, new Date(Date.now() + 31 * dayMs))).toBe(2);
  });
});
