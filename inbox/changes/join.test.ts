import { describe, expect, it } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { eraseDeleted } from './delete.ts';

async function openPerson(kind: 'sqlite' | 'postgres') {
  const app = await openInbox(kind);
  const at = (minute: number) => ({ created_at: `2026-11-20T10:0${minute}:00.000Z` });
  const phone = '+4930123456';
  const first = await app.store('Ann', { bottleneck: 'Bakery phones', phone, stored: at(1) });
  const second = await app.store('Ann B.', { email: 'ANN@Example.com', bottleneck: 'Hotel desk', stored: at(2) });
  const third = await app.store('A. Berg', { email: 'berg@example.org', phone, stored: at(3) });
  const other = await app.store('Tom', { email: 'tom@example.com', stored: at(4) });
  const send = async (action: 'join' | 'part', into: string, ids: string[]) => {
    const answer = await app.call('POST', `/api/submissions/${into}/${action}`, { ids });
    return { status: answer.status, ...(await answer.json()) };
  };
  const person = (id: string) => app.get(`/api/submissions/${id}/person`);
  const found = async (q: string) => (await app.list({ q })).items.map(({ id }) => id);
  return { ...app, first, second, third, other, send, person, found };
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe.each(databaseKinds)('the requests of one person on %s', (kind) => {
  it('are those of the same address, whatever its case, or of the same phone number, the newest first', async () => {
    const { store, first, second, third, other, person, patch, call } = await openPerson(kind);
    const found = async (id: string) =>
      (await person(id)).others.map((each: { id: string; by: string }) => [each.id, each.by]);
    expect(await found(first)).toEqual([
      [third, 'phone'],
      [second, 'email'],
    ]);
    expect(await found(second)).toEqual([[first, 'email']]);
    const fourth = await store('Ann C.', { phone: '+4930123456' });
    expect((await found(first))[0]?.[1]).toBe('email');
    expect((await person(other)).others).toEqual([]);
    await patch(second, { is_spam: true });
    await call('DELETE', `/api/submissions/${third}`);
    expect(idsOf((await person(first)).others)).toEqual([fourth]);
    expect((await call('GET', `/api/submissions/${third}/person`)).status).toBe(404);
  });

  it('are not those of addresses or numbers that only begin alike', async () => {
    const { store, person } = await openPerson(kind);
    const stored = { email: 'customer.service.berlin@example.com', phone: '+493012345678901234567890' };
    const id = await store('Cem', stored);
    await store('Dan', { email: 'customer.service.berlin@example.org' });
    await store('Eve', { email: 'eve@example.com', phone: `${stored.phone}1` });
    expect((await person(id)).others).toEqual([]);
  });

  it('are listed up to twenty, and more are told of', async () => {
    const { store, person, first } = await openPerson(kind);
    for (let count = 0; count < 20; count++) await store(`Ann ${count}`);
    const { others, more } = await person(first);
    expect([others.length, more]).toEqual([20, true]);
  });

  it('leave the list when they are joined, stand under the kept one in order, and come back when taken apart', async () => {
    const app = await openPerson(kind);
    const { first, second, third, other } = app;
    await app.patch(second, { labels: ['vip'], status: 'contacted' });
    const before = (await app.list()).items;
    const { status, row, requests } = await app.send('join', third, [first, second]);
    expect({ status, joined: row.joined, requests }).toEqual({
      status: 200,
      joined: 2,
      requests: [first, second].sort(),
    });
    expect(idsOf((await app.list()).items)).toEqual([other, third]);
    expect((await app.list()).counts).toEqual({ total: 2, new: 2, contacted: 0, completed: 0 });
    expect((await app.list({ label: 'vip' })).items).toEqual([]);
    const { joined, others } = await app.person(third);
    expect([idsOf(joined), others]).toEqual([[first, second], []]);
    expect((await app.get(`/api/submissions/${first}`)).joined_to).toBe(third);

    expect((await app.send('part', third, [first, second, other])).requests).toEqual([first, second].sort());
    const after = (await app.list()).items;
    expect(after.map(({ version: _, ...row }) => row)).toEqual(before.map(({ version: _, ...row }) => row));
    expect((await app.list()).counts).toEqual({ total: 4, new: 3, contacted: 1, completed: 0 });
    const kinds = (await listEvents(app.database.db, { after: 0, limit: 500 })).map(({ kind }) => kind);
    expect(kinds.filter((each) => /joined|parted/.test(each))).toEqual([
      ...Array(3).fill('submission.joined'),
      ...Array(3).fill('submission.parted'),
    ]);
    const history = await app.get(`/api/submissions/${first}/history`);
    expect(history.items.at(-1)).toMatchObject({ kind: 'submission.parted', data: { into: third } });
  });

  it('are found by the words of each, also of those that come later, and shown where', async () => {
    const app = await openPerson(kind);
    const { first, second, third } = app;
    await app.send('join', third, [first]);
    expect(await app.found('bakery')).toEqual([third]);
    const [item] = (await app.list({ q: 'bakery' })).items;
    expect(item?.hit).toEqual({ field: 'joined', before: '', match: 'Bakery', after: ' phones' });
    await app.patch(first, { notes: 'Wants an appointment' });
    expect(await app.found('appointment')).toEqual([third]);
    await app.database.db
      .updateTable('form_submissions')
      .set({ bottleneck: 'Rewritten' })
      .where('id', '=', first)
      .execute();
    expect([await app.found('rewritten'), await app.found('phones')]).toEqual([[third], []]);

    await app.send('join', second, [third]);
    expect(await app.found('appointment'), 'through two joinings').toEqual([second]);
    expect((await app.get(`/api/submissions/${second}`)).joined).toBe(2);
    await app.send('part', second, [third]);
    expect(await app.found('appointment')).toEqual([third]);
    expect((await app.get(`/api/submissions/${third}`)).joined).toBe(1);
    await app.send('part', third, [first]);
    expect(await app.found('rewritten')).toEqual([first]);
  });

  it('are deleted, restored and erased with the one that they are joined to', async () => {
    const app = await openPerson(kind);
    const { first, second, third, other } = app;
    await app.send('join', third, [first, second]);
    expect((await app.call('DELETE', `/api/submissions/${third}`)).status).toBe(204);
    expect((await app.call('GET', `/api/submissions/${first}`)).status).toBe(404);
    expect((await app.call('POST', `/api/submissions/${third}/restore`)).status).toBe(200);
    expect((await app.get(`/api/submissions/${third}`)).joined).toBe(2);
    await app.call('POST', '/api/submissions/bulk', { filter: { ids: [third] }, change: { delete: true } });
    await eraseDeleted(app.database, new Date(Date.now() + 1_000));
    const left = await app.database.db.selectFrom('form_submissions').select('id').execute();
    expect(idsOf(left)).toEqual([other]);
    expect((await app.list()).counts.total).toBe(1);
  });

  it('come back to the list when another program deletes the one that they are joined to', async () => {
    const app = await openPerson(kind);
    const { first, third, other, second } = app;
    await app.send('join', third, [first]);
    await app.database.db.deleteFrom('form_submissions').where('id', '=', third).execute();
    expect(idsOf((await app.list()).items)).toEqual([other, second, first]);
    expect((await app.list()).counts.total).toBe(3);
  });

  it('are not joined when they are gone, spam, joined already or too many, and not into what is no request', async () => {
    const app = await openPerson(kind);
    const { first, second, third, other } = app;
    await app.send('join', third, [first]);
    await app.patch(second, { is_spam: true });
    expect((await app.send('join', other, [first, second, other, crypto.randomUUID()])).requests).toEqual([]);
    expect((await app.send('join', first, [other])).status, 'it is joined itself').toBe(404);
    expect((await app.send('join', crypto.randomUUID(), [other])).status).toBe(404);
    expect((await app.send('part', other, [first])).requests).toEqual([]);
    for (const ids of [[], ['one']]) expect((await app.send('join', third, ids)).status).toBe(422);
    const many: string[] = [];
    for (let count = 0; count < 50; count++) many.push(await app.store(`Ann ${count}`));
    expect((await app.send('join', third, many)).errors).toHaveProperty('ids');
    expect((await app.send('join', third, many.slice(1))).row.joined).toBe(50);
    expect((await app.list()).counts.total).toBe(3);
  });

  it('lose one that is deleted, with its words, and have it again when it is restored', async () => {
    const { first, second, third, send, person, found, call, get, list, database } = await openPerson(kind);
    await send('join', second, [third]);
    await send('join', first, [second]);
    expect(await found('hotel')).toEqual([first]);
    const { version } = await get(`/api/submissions/${first}`);

    expect((await call('DELETE', `/api/submissions/${second}`)).status).toBe(204);
    expect(await get(`/api/submissions/${first}`)).toMatchObject({ joined: 0, version: version + 1 });
    expect((await person(first)).joined).toEqual([]);
    expect([await found('hotel'), await found('berg')]).toEqual([[], []]);
    expect((await send('part', first, [second])).requests).toEqual([]);

    expect((await call('POST', `/api/submissions/${second}/restore`, {})).status).toBe(200);
    expect(idsOf((await person(first)).joined)).toEqual([second, third]);
    expect(await found('hotel')).toEqual([first]);

    await call('DELETE', `/api/submissions/${second}`);
    await eraseDeleted(database, new Date(Date.now() + 1_000));
    expect((await list({ q: 'hotel' })).items).toEqual([]);
    expect((await call('GET', `/api/submissions/${third}`)).status).toBe(404);
  });

  it('are not changed or deleted while the one that they are joined to is deleted', async () => {
    const { first, second, send, call, patch, get, database } = await openPerson(kind);
    await send('join', first, [second]);
    const before = await get(`/api/submissions/${second}`);
    const events = (await listEvents(database.db)).length;
    await call('DELETE', `/api/submissions/${first}`);

    const path = `/api/submissions/${second}`;
    const statuses = [
      await patch(second, { notes: 'Late' }),
      await call('POST', `${path}/contacts`, { by: 'called', version: before.version }),
      await call('DELETE', path),
      await call('POST', `${path}/restore`, {}),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect(await listEvents(database.db)).toHaveLength(events + 1);

    await call('POST', `/api/submissions/${first}/restore`, {});
    expect(await get(path)).toEqual(before);
  });
});
