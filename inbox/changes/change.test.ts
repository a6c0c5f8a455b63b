import { describe, expect, it } from 'vitest';
import { removeAccount } from '#/accounts/accounts.ts';
import { recordCalls } from '#/calls/recorder.ts';
import { systemActor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import { staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { kim, openInbox } from '#/tests/support/inbox.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { receiveSubmission } from '../intake/receive.ts';
import { inboxMail } from '../mail/mail.ts';

async function open(kind: 'sqlite' | 'postgres') {
  const app = await openInbox(kind);
  const post = async (more: object = {}) =>
    (await app.send('POST', '/api/submissions', { ...newRequest(), ...more })).json();
  return { ...app, post, counts: async () => (await app.list()).counts };
}

async function noticesOf({ database }: Pick<TestApp, 'database'>, id: string) {
  return database.db
    .selectFrom('outbox')
    .select(['kind', 'skip_reason'])
    .where('subject_id', '=', id)
    .orderBy('kind')
    .execute();
}

describe.each(databaseKinds)('a change of a request on %s', (kind) => {
  it('names the staff to whom it can be given', async () => {
    const { staff: items, samId, kimId } = await open(kind);
    expect(items).toEqual([
      { id: kimId, name: kim.name },
      { id: samId, name: staff.name },
    ]);
  });

  it('changes status, notes, assignee and labels at once, each with an event, and tells who did it', async () => {
    const { post, patch, get, kimId } = await open(kind);
    const { id, created_at } = await post();
    const due_at = new Date(Date.parse(created_at) + 24 * 3_600_000).toISOString();
    expect(await get(`/api/submissions/${id}`)).toMatchObject({
      due_at,
      contacted_at: null,
      labels: [],
      is_spam: false,
    });
    const change = { status: 'contacted', notes: 'Called\nher', assignee_id: kimId, labels: [' vip ', 'Hot', 'vip'] };
    const answer = await patch(id, { ...change, version: 1 });
    expect(answer.status).toBe(200);
    const row = await answer.json();
    expect(row).toMatchObject({ ...change, labels: ['Hot', 'vip'], version: 2, due_at: null });
    expect(Math.abs(Date.parse(row.contacted_at) - Date.parse(created_at))).toBeLessThan(60_000);
    expect(await get(`/api/submissions/${id}`)).toEqual(row);

    const { items } = await get(`/api/submissions/${id}/history`);
    const sam = { kind: 'staff', name: staff.name };
    expect(items).toMatchObject([
      { kind: 'submission.created', actor: { kind: 'visitor', name: null }, data: { is_spam: false } },
      { kind: 'submission.status_changed', actor: sam, data: { from: 'new', to: 'contacted' } },
      { kind: 'submission.notes_changed', actor: sam, data: {} },
      { kind: 'submission.assigned', actor: sam, data: { from: null, to: kimId } },
      { kind: 'submission.labelled', actor: sam, data: { added: ['Hot', 'vip'], removed: [] } },
    ]);
    expect(JSON.stringify(items)).not.toContain('Called');
  });

  it('keeps the time of the first contact until it is new again', async () => {
    const { post, patch } = await open(kind);
    const { id } = await post();
    const set = async (status: string) => (await (await patch(id, { status })).json()).contacted_at;
    const first = await set('completed');
    expect(first).toEqual(expect.any(String));
    expect(await set('contacted')).toBe(first);
    expect(await set('new')).toBeNull();
    expect(await set('contacted')).toEqual(expect.any(String));
  });

  it('fault 28: by two people gets 409 with the row as it is now, and both stand in the history', async () => {
    const { post, patch, get, kims } = await open(kind);
    const { id } = await post();
    expect((await patch(id, { notes: 'Sam was here', version: 1 })).status).toBe(200);
    const refused = await patch(id, { notes: 'Kim was here', version: 1 }, kims);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      type: 'urn:frontdesk:problem:moved-on',
      current: await get(`/api/submissions/${id}`),
    });
    expect((await patch(id, { notes: 'Sam and Kim were here', version: 2 }, kims)).status).toBe(200);
    const { items } = await get(`/api/submissions/${id}/history`);
    expect(items.map(({ actor }: { actor: { name: string } }) => actor.name)).toEqual([null, staff.name, kim.name]);
  });

  it('is refused when it says nothing, too much, or names nobody', async () => {
    const { post, patch, get } = await open(kind);
    const { id } = await post();
    const before = await get(`/api/submissions/${id}`);
    for (const [field, change] of [
      ['body', {}],
      ['body', { version: 1 }],
      ['notes', { notes: 'x'.repeat(5_001) }],
      ['notes', { notes: 7 }],
      ['labels', { labels: Array.from({ length: 11 }, (_, index) => `label ${index}`) }],
      ['labels.0', { labels: ['x'.repeat(41)] }],
      ['labels.0', { labels: [' \u200b'] }],
      ['assignee_id', { assignee_id: 'nobody' }],
      ['is_spam', { is_spam: 1 }],
    ] as const) {
      const answer = await patch(id, change);
      expect([change, answer.status, Object.keys((await answer.json()).errors)]).toEqual([change, 422, [field]]);
    }
    expect(await get(`/api/submissions/${id}`)).toEqual(before);
    expect((await patch(id, { notes: '\u{1f600}'.repeat(5_000) })).status).toBe(200);
    expect((await (await patch(id, { notes: ' \n' })).json()).notes).toBeNull();
    expect((await (await patch(id, { notes: null })).json()).notes).toBeNull();
  });

  it('to spam takes it from list and counts, and no mail goes out for it', async () => {
    const app = await open(kind);
    const { id } = await app.post();
    expect(await app.counts()).toEqual({ total: 1, new: 1, contacted: 0, completed: 0 });
    const compose = inboxMail(app.database, { notifyEmail: 'desk@example.com', publicUrl: undefined });
    expect(await compose['submission.notice'](id)).not.toBeNull();
    expect(await (await app.patch(id, { is_spam: true })).json()).toMatchObject({ is_spam: true, due_at: null });
    expect(await app.counts()).toEqual({ total: 0, new: 0, contacted: 0, completed: 0 });
    expect((await app.get('/api/submissions')).items).toEqual([]);
    expect((await app.get('/api/submissions?spam=true')).items).toMatchObject([{ id, is_spam: true }]);
    for (const kindOfMail of ['submission.notice', 'submission.receipt'] as const)
      expect(await compose[kindOfMail](id)).toBeNull();
    await app.patch(id, { status: 'contacted' });
    await app.patch(id, { is_spam: false });
    expect(await app.counts()).toEqual({ total: 1, new: 0, contacted: 1, completed: 0 });
    expect(await noticesOf(app, id), 'its notice was on its way').toHaveLength(2);
  });

  it('from spam makes it an ordinary request, whose notice then goes out once', async () => {
    const app = await open(kind);
    const { id } = await app.post({ topic: 'Cheap pills' });
    expect(await noticesOf(app, id)).toEqual([]);
    for (const is_spam of [false, true, false]) await app.patch(id, { is_spam });
    expect(await noticesOf(app, id)).toEqual([{ kind: 'submission.notice', skip_reason: null }]);
    expect(await app.get('/api/submissions')).toMatchObject({ items: [{ id, is_spam: false }], counts: { new: 1 } });
    const { items } = await app.get(`/api/submissions/${id}/history`);
    expect(items.slice(1)).toMatchObject(
      [false, true, false].map((is_spam) => ({ kind: 'submission.spam_changed', data: { is_spam } })),
    );
  });

  it('stands in the history also after 500 others', async () => {
    const { post, patch, get, database } = await open(kind);
    const { id } = await post();
    const noted = { kind: 'submission.notes_changed', subjectId: id, data: {}, words: null } as const;
    await database.write((write) =>
      appendAll(
        write,
        Array.from({ length: 500 }, () => noted),
        systemActor,
      ),
    );
    await patch(id, { status: 'completed' });
    const { items } = await get(`/api/submissions/${id}/history`);
    expect([items.length, items.at(-1).kind]).toEqual([500, 'submission.status_changed']);
  });

  it('takes it from an account that is removed, and its history forgets the name', async () => {
    const app = await open(kind);
    const { id } = await app.post();
    await app.patch(id, { assignee_id: app.kimId }, app.kims);
    await removeAccount(app, { email: kim.email }, systemActor);
    expect(await app.get(`/api/submissions/${id}`)).toMatchObject({ assignee_id: null });
    const { items } = await app.get(`/api/submissions/${id}/history`);
    expect(items[1]).toMatchObject({ actor: { kind: 'staff', name: null }, data: { to: app.kimId } });
  });

  it('tells a call from a chat, whichever is stored first', async () => {
    const { database, get } = await open(kind);
    const calls = { before: crypto.randomUUID(), after: crypto.randomUUID(), voice: crypto.randomUUID() };
    const recorder = recordCalls({ database, backend: 'native', onError: () => {} });
    const record = async (id: string, channel: 'chat' | 'voice') => {
      recorder.started(id, Date.now(), `hash of ${id}`, 'frontdesk', channel);
      await recorder.settled();
    };
    await record(calls.before, 'chat');
    const sources: Record<string, string> = {};
    const input = { email: 'ann@example.com', website: null, phone: null, bottleneck: 'Calls' };
    for (const [name, callId] of Object.entries(calls)) {
      const request = { ...input, full_name: name, contact_method: 'email' as const };
      await receiveSubmission(database, request, null, { kind: 'assistant' }, { callId });
    }
    await record(calls.after, 'chat');
    await record(calls.voice, 'voice');
    for (const { full_name, source } of (await get('/api/submissions')).items) sources[full_name] = source;
    expect(sources).toEqual({ before: 'chat', after: 'chat', voice: 'call' });
  });
});
