import { describe, expect, it } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';

async function openWith(kind: 'sqlite' | 'postgres', amount: number) {
  const app = await openInbox(kind);
  const ids: string[] = [];
  for (let count = 0; count < amount; count++) ids.push(await app.store(`Ann ${count}`));
  const bulk = async (filter: object, change: object) => {
    const answer = await app.call('POST', '/api/submissions/bulk', { filter, change });
    return { status: answer.status, ...(await answer.json()) };
  };
  const undo = async (token: string) => {
    const answer = await app.call('POST', '/api/submissions/bulk/undo', { undo: token });
    return { status: answer.status, ...(await answer.json()) };
  };
  return { ...app, ids, bulk, undo };
}

describe.each(databaseKinds)('a change of many requests on %s', (kind) => {
  it('fault 30: reaches beyond a page, leaves an event each, and is undone but for what moved on', async () => {
    const app = await openWith(kind, 230);
    const [first = '', second = '', third = ''] = app.ids;
    await app.patch(first, { status: 'completed' });
    await app.patch(second, { is_spam: true });
    await app.patch(third, { status: 'contacted' });
    const before = (await listEvents(app.database.db, { after: 1 })).at(-1)?.number ?? 0;

    const { status, changed, undo } = await app.bulk({ status: 'new' }, { status: 'contacted' });
    expect({ status, changed }).toEqual({ status: 200, changed: 227 });
    expect((await app.list()).counts).toEqual({ total: 229, new: 0, contacted: 228, completed: 1 });
    expect((await app.list({ status: 'contacted' })).items.every((row) => row.contacted_at !== null)).toBe(true);
    const events = await listEvents(app.database.db, { after: before });
    expect(events).toHaveLength(227);
    expect(new Set(events.map(({ subject }) => subject.id)).size).toBe(227);

    const moved = app.ids[10] ?? '';
    await app.patch(moved, { status: 'completed' });
    expect(await app.undo(undo)).toEqual({ status: 200, changed: 226 });
    expect((await app.list()).counts).toEqual({ total: 229, new: 226, contacted: 1, completed: 2 });
    expect((await app.list({ status: 'new' })).items.every((row) => row.contacted_at === null)).toBe(true);
    expect(await app.undo(undo)).toEqual({ status: 200, changed: 0 });
    expect(await verifyChain(app.database.db)).toMatchObject({ whole: true });
  });

  it('assigns, labels and deletes, and takes each back', async () => {
    const app = await openWith(kind, 3);
    const [first = '', second = '', third = ''] = app.ids;
    await app.patch(first, { assignee_id: app.samId, labels: ['vip'] });
    await app.patch(second, { labels: Array.from({ length: 10 }, (_, index) => `label ${index}`) });
    const state = async () =>
      (await app.list()).items.map(({ id, assignee_id, labels }) => ({ id, assignee_id, labels }));
    const before = await state();

    const assigned = await app.bulk({}, { assignee_id: app.kimId });
    expect(assigned.changed).toBe(3);
    expect((await state()).every(({ assignee_id }) => assignee_id === app.kimId)).toBe(true);
    expect((await app.undo(assigned.undo)).changed).toBe(3);
    expect(await state()).toEqual(before);

    const labelled = await app.bulk({}, { add_label: ' vip ' });
    expect(labelled.changed, 'one has it, one has ten').toBe(1);
    expect((await app.get(`/api/submissions/${third}`)).labels).toEqual(['vip']);
    const unlabelled = await app.bulk({ label: 'vip' }, { remove_label: 'vip' });
    expect(unlabelled.changed).toBe(2);
    expect((await app.list({ label: 'vip' })).items).toEqual([]);
    expect((await app.undo(unlabelled.undo)).changed).toBe(2);
    expect((await app.undo(labelled.undo)).changed).toBe(1);
    expect(await state()).toEqual(before);

    const deleted = await app.bulk({ q: 'ann' }, { delete: true });
    expect(deleted.changed).toBe(3);
    expect((await app.list()).counts.total).toBe(0);
    expect((await app.undo(deleted.undo)).changed).toBe(3);
    expect(await state()).toEqual(before);
    expect((await app.bulk({ status: 'completed' }, { delete: true })).undo).toBeNull();
  });

  it('is not taken back where somebody has changed the same since, though it has the value again', async () => {
    const app = await openWith(kind, 1);
    const [id = ''] = app.ids;
    const state = async () => {
      const { status, labels, is_spam } = await app.get(`/api/submissions/${id}`);
      return { status, labels, is_spam };
    };
    const contacted = await app.bulk({}, { status: 'contacted' });
    const labelled = await app.bulk({}, { add_label: 'vip' });
    const spam = await app.bulk({}, { is_spam: true });
    const kims = [
      { status: 'new', labels: ['own'], is_spam: false },
      { status: 'contacted', labels: ['own', 'vip'] },
    ];
    for (const change of [...kims, { is_spam: true }]) await app.patch(id, change, app.kims);
    for (const { undo } of [contacted, labelled, spam]) expect((await app.undo(undo)).changed).toBe(0);
    expect(await state()).toEqual({ status: 'contacted', labels: ['own', 'vip'], is_spam: true });

    await app.patch(id, { is_spam: false });
    const deleted = await app.bulk({}, { delete: true });
    expect((await app.undo(deleted.undo)).changed).toBe(1);
    await app.call('DELETE', `/api/submissions/${id}`, undefined, app.kims);
    expect((await app.undo(deleted.undo)).changed).toBe(0);
    expect((await app.list()).items).toEqual([]);
  });

  it('gives back when a request was first answered', async () => {
    const app = await openWith(kind, 2);
    const [first = '', second = ''] = app.ids;
    await app.patch(first, { status: 'contacted' });
    await app.database.db
      .updateTable('form_submissions')
      .set({ contacted_at: '2026-11-20T10:00:00.000Z' })
      .where('id', '=', first)
      .execute();
    const times = async () =>
      Promise.all([first, second].map(async (id) => (await app.get(`/api/submissions/${id}`)).contacted_at));
    const before = await times();
    const { undo } = await app.bulk({}, { status: 'new' });
    expect(await times()).toEqual([null, null]);
    await app.undo(undo);
    expect(await times()).toEqual(before);
  });

  it('reaches those that were picked by hand, and no others', async () => {
    const app = await openWith(kind, 4);
    const [first = '', second = '', third = ''] = app.ids;
    await app.patch(second, { status: 'completed' });
    await app.call('DELETE', `/api/submissions/${third}`);
    const picked = await app.bulk({ ids: [first, second, third, crypto.randomUUID()] }, { status: 'contacted' });
    expect(picked.changed, 'one is deleted, one never was').toBe(2);
    expect((await app.list()).counts).toEqual({ total: 3, new: 1, contacted: 2, completed: 0 });
    expect((await app.undo(picked.undo)).changed).toBe(2);
    expect((await app.list()).counts).toEqual({ total: 3, new: 2, contacted: 0, completed: 1 });
    const many = Array.from({ length: 500 }, () => crypto.randomUUID());
    expect((await app.bulk({ ids: [...many.slice(1), first] }, { delete: true })).changed).toBe(1);
    for (const ids of [[], ['one'], [...many, first]]) {
      expect((await app.bulk({ ids }, { delete: true })).status).toBe(422);
    }
    const page = await app.list({ ids: first });
    expect(page.items, 'a list has no such filter').toHaveLength(2);
  });

  it('marks spam, takes that back, and leaves what came after the list was read', async () => {
    const app = await openWith(kind, 3);
    const { as_of } = await app.list();
    const until = new Date(Date.parse(as_of) + 1).toISOString();
    const late = await app.store('Late', { stored: { created_at: until } });
    const marked = await app.bulk({ until }, { is_spam: true });
    expect(marked.changed).toBe(3);
    expect((await app.list()).items.map(({ id }) => id)).toEqual([late]);
    expect((await app.list()).counts.total).toBe(1);
    expect((await app.list({ spam: 'true' })).items).toHaveLength(3);
    expect((await app.undo(marked.undo)).changed).toBe(3);
    expect((await app.list()).counts.total).toBe(4);
    await app.bulk({}, { is_spam: true });
    expect((await app.bulk({ spam: true }, { is_spam: false })).changed).toBe(4);
    expect((await app.list()).counts.total).toBe(4);
  });

  it('is refused without a filter, with another change, for nobody, and undone by no other token', async () => {
    const app = await openWith(kind, 1);
    for (const body of [
      { change: { delete: true } },
      { filter: {}, change: {} },
      { filter: {}, change: { status: 'new', delete: true } },
      { filter: { stray: 1 }, change: { delete: true } },
      { filter: { status: 'done' }, change: { delete: true } },
      { filter: {}, change: { assignee_id: 'nobody' } },
    ]) {
      expect([body, (await app.call('POST', '/api/submissions/bulk', body)).status]).toEqual([body, 422]);
    }
    expect((await app.list()).counts.total).toBe(1);
    const forged = Buffer.from(JSON.stringify([crypto.randomUUID(), 1, 2])).toString('base64url');
    for (const token of ['', 'xyz', forged]) expect((await app.undo(token)).status).toBe(404);
  });
});
