import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '#/calls/recorder.ts';
import { endedCall } from '#/calls/webhook-data.ts';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { type ReceivedPost, startTestReceiver } from '#/tests/support/receiver.ts';
import {
  addHook,
  attemptsOf,
  eventually,
  request,
  startDeliveries,
  submit,
  webhookEntries,
} from '#/tests/support/webhooks.ts';

function messageOf({ body, headers }: ReceivedPost, secret: string) {
  return new Webhook(secret).verify(body, headers) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}

describe.each(databaseKinds)('webhooks on %s', (kind) => {
  const open = () => openApp(kind, { allowsLocal: true, formLimitPer10Min: 1_000 });

  it('posts a new request, signed, as it is stored', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    const { secret } = await addHook(app, staff, receiver.url);
    const deliveries = startDeliveries(app.database);
    const row = await submit(app);
    await deliveries.read();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const [post] = receiver.received as [ReceivedPost];
    const stored = await (await app.request(`/api/submissions/${row.id}`, { headers: staff })).json();
    const message = messageOf(post, secret);
    expect(message).toEqual({ type: 'submission.created', timestamp: stored.created_at, data: { submission: stored } });
    const [entry] = await webhookEntries(app.database);
    expect(post.headers['webhook-id']).toBe(entry?.id);
    await eventually(async () => expect(await attemptsOf(app.database, entry?.id ?? '')).toHaveLength(1));
    expect(await attemptsOf(app.database, entry?.id ?? '')).toMatchObject([{ outcome: 'delivered', code: 'HTTP 204' }]);
    expect(() => new Webhook('whsec_YW5vdGhlcg==').verify(post.body, post.headers)).toThrow();
  });

  it('tells each of what it asked for, and of nothing that was before it', async () => {
    const app = await open();
    const staff = await app.signIn();
    const earlier = await submit(app);
    const [all, updates] = [await startTestReceiver(), await startTestReceiver()];
    await addHook(app, staff, all.url, ['submission.created', 'submission.updated']);
    await addHook(app, staff, updates.url, ['submission.updated']);
    const deliveries = startDeliveries(app.database);
    const row = await submit(app);
    await deliveries.read();
    await eventually(() => expect(all.received).toHaveLength(1));
    for (const id of [row.id, earlier.id]) {
      const changed = await app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }, { headers: staff });
      expect(changed.status).toBe(200);
    }
    await deliveries.read();
    await eventually(() => expect(all.received).toHaveLength(3));
    await eventually(() => expect(updates.received).toHaveLength(2));
    const told = (posts: ReceivedPost[]) =>
      posts.map(({ body }) => {
        const { type, data } = JSON.parse(body);
        return `${type} ${data.submission.id} ${data.submission.status}`;
      });
    const changes = [row, earlier].map(({ id }) => `submission.updated ${id} contacted`).sort();
    expect(told(all.received).sort()).toEqual([`submission.created ${row.id} new`, ...changes].sort());
    expect(told(updates.received).sort()).toEqual(changes);
  });

  it('says nothing of spam until staff release it, and of what is deleted only that it is', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    await addHook(app, staff, receiver.url, ['submission.created', 'submission.updated']);
    const deliveries = startDeliveries(app.database);
    const fromBot = { ...request, website: null, phone: null, contact_method: 'email' } as const;
    await receiveSubmission(app.database, fromBot, null, { kind: 'visitor' }, { spamReason: 'trap' });
    await deliveries.read();
    expect(await webhookEntries(app.database)).toEqual([]);

    const row = await submit(app);
    const change = (body: object) => app.send('PATCH', `/api/submissions/${row.id}`, body, { headers: staff });
    await change({ is_spam: true });
    await change({ notes: 'Surely spam.' });
    await deliveries.read();
    // Made known, and marked, before it was told: only the mark goes out.
    await eventually(async () =>
      expect((await webhookEntries(app.database)).map(({ skip_reason }) => skip_reason)).toEqual([
        'subject-gone',
        null,
        'subject-gone',
      ]),
    );
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'submission.updated',
      data: { submission: { id: row.id, is_spam: true } },
    });
    await change({ is_spam: false });
    await deliveries.read();
    await eventually(() => expect(receiver.received.at(-1)?.body).toContain('"is_spam":false'));
    await app.request(`/api/submissions/${row.id}`, { method: 'DELETE', headers: staff });
    await deliveries.read();
    await eventually(() => expect(receiver.received.at(-1)?.body).toContain('deleted'));
    const last = JSON.parse(receiver.received.at(-1)?.body ?? '');
    expect(last).toMatchObject({ type: 'submission.updated', data: { submission: { id: row.id, deleted: true } } });
    expect(Object.keys(last.data.submission)).toEqual(['id', 'deleted']);
  });

  it('tells of a call with its transcript when it has ended', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    const { secret } = await addHook(app, staff, receiver.url, ['call.ended']);
    const deliveries = startDeliveries(app.database);
    const recorder = recordCalls({
      database: app.database,
      backend: 'native',
      onError: (error) => {
        throw error;
      },
    });
    const id = crypto.randomUUID();
    const now = Date.now();
    recorder.started(id, now, 'a hash', 'frontdesk', 'voice');
    recorder.message(id, 'user', 'Do you take card?', now + 1);
    recorder.ended(id, 'customer-ended-call', now + 2);
    await recorder.settled();
    await deliveries.read();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const message = messageOf(receiver.received[0] as ReceivedPost, secret);
    expect(message).toMatchObject({
      type: 'call.ended',
      data: { call: { id, ended_reason: 'customer-ended-call', transcript: [{ text: 'Do you take card?' }] } },
    });
    expect(message.data).toEqual(await endedCall(app.database.db, id));
  });

  it('is told of each change once by two readers at a time', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    await addHook(app, staff, receiver.url);
    const readers = Array.from({ length: 3 }, () => startDeliveries(app.database));
    for (let count = 0; count < 10; count++) await submit(app);
    await Promise.all(readers.map(({ read }) => read()));
    await eventually(() => expect(receiver.received).toHaveLength(10));
    expect(await webhookEntries(app.database)).toHaveLength(10);
  });

  it('signs with the secret before, too, for a day after it was changed', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver({ status: 200, body: 'pong' });
    const { id, secret } = await addHook(app, staff, receiver.url);
    const answer = await app.request(`/api/webhooks/${id}/secret`, { method: 'POST', headers: staff });
    const { secret: next } = await answer.json();
    const test = () => app.request(`/api/webhooks/${id}/test`, { method: 'POST', headers: staff });
    expect(await (await test()).json()).toMatchObject({ status: 200, code: null, text: 'pong' });
    const [post] = receiver.received as [ReceivedPost];
    for (const each of [secret, next]) expect(messageOf(post, each)).toMatchObject({ type: 'ping' });
    const past = new Date(Date.now() - 1).toISOString();
    await app.database.db.updateTable('webhooks').set({ earlier_until: past }).execute();
    await test();
    const [, later] = receiver.received as [ReceivedPost, ReceivedPost];
    expect(messageOf(later, next)).toMatchObject({ type: 'ping' });
    expect(() => messageOf(later, secret)).toThrow();
  });

  it('never shows a secret again, and skips what waits for one that is removed', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    const { id, secret } = await addHook(app, staff, receiver.url);
    const list = await (await app.request('/api/webhooks', { headers: staff })).text();
    expect(list).toContain(receiver.url);
    expect(list).not.toContain(secret);
    const deliveries = startDeliveries(app.database);
    await deliveries.stop(0);
    await submit(app);
    await deliveries.read();
    expect((await app.request(`/api/webhooks/${id}`, { method: 'DELETE', headers: staff })).status).toBe(204);
    expect(await webhookEntries(app.database)).toMatchObject([{ skip_reason: 'webhook-removed' }]);
    expect((await app.request(`/api/webhooks/${id}`, { method: 'DELETE', headers: staff })).status).toBe(404);
  });

  it.each([
    ['http://receiver.example/', 'url'],
    ['https://user:secret@receiver.example/', 'url'],
    ['https://[::1]/', 'url'],
    ['https://0x7f.1/', 'url'],
    ['https://169.254.169.254/latest', 'url'],
    ['https://localhost:3000/', 'url'],
    ['javascript:alert(1)', 'url'],
    ['receiver.example', 'url'],
  ])('fault 23: refuses %s, with a sentence', async (url, field) => {
    const app = await openApp(kind);
    const staff = await app.signIn();
    const given = { url, kinds: ['submission.created'] };
    const response = await app.send('POST', '/api/webhooks', given, { headers: staff });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ [field]: expect.stringMatching(/^must /) });
  });

  it('has a name in lists, by which two at one host are told apart', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    const add = (given: object) =>
      app.send(
        'POST',
        '/api/webhooks',
        { url: receiver.url, kinds: ['submission.created'], ...given },
        { headers: staff },
      );
    const { webhook } = await (await add({})).json();
    await add({});
    await add({ name: ' Customer list ' });
    expect((await add({ name: 'x'.repeat(61) })).status).toBe(422);
    const { id, version } = webhook;
    await app.send('PATCH', `/api/webhooks/${id}`, { name: 'Chat', version }, { headers: staff });
    const names = async (path: string) =>
      (await (await app.request(path, { headers: staff })).json()).items.map(({ name }: { name: string }) => name);
    const all = ['Chat', 'Customer list', `127.0.0.1:${receiver.port} 2`];
    expect((await names('/api/webhooks')).sort()).toEqual(all.toSorted());
    const deliveries = startDeliveries(app.database);
    await submit(app);
    await deliveries.read();
    await eventually(() => expect(receiver.received).toHaveLength(3));
    expect((await names('/api/outbox/deliveries?channel=webhook')).sort()).toEqual(all.toSorted());
  });

  it('tells whoever changes a webhook that somebody else has', async () => {
    const app = await open();
    const staff = await app.signIn();
    const { id } = await addHook(app, staff, 'https://receiver.example/one');
    const change = (url: string) => app.send('PATCH', `/api/webhooks/${id}`, { url, version: 1 }, { headers: staff });
    expect((await change('https://receiver.example/two')).status).toBe(200);
    const late = await change('https://receiver.example/three');
    expect(late.status).toBe(409);
    expect((await late.json()).current).toMatchObject({ url: 'https://receiver.example/two', version: 2 });
  });
});
