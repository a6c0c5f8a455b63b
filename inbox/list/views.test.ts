import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';

describe.each(databaseKinds)('saved views on %s', (kind) => {
  it('are of one account or of everybody, renamed and removed', async () => {
    const { call, kims, headers } = await openInbox(kind);
    const save = async (body: object, by = headers) => {
      const answer = await call('POST', '/api/views', { query: 'due=overdue&sort=due', shared: false, ...body }, by);
      expect(answer.status).toBe(201);
      return (await answer.json()).id;
    };
    const names = async (by = headers) =>
      (await (await call('GET', '/api/views', undefined, by)).json()).items.map((view: { name: string }) => view.name);
    const mine = await save({ name: 'mine' });
    const all = await save({ name: 'Of all', shared: true });
    await save({ name: 'Kim’s' }, kims);
    expect(await names()).toEqual(['mine', 'Of all']);
    expect(await names(kims)).toEqual(['Kim’s', 'Of all']);

    expect((await call('PATCH', `/api/views/${mine}`, { name: 'x' }, kims)).status).toBe(404);
    expect((await call('DELETE', `/api/views/${mine}`, undefined, kims)).status).toBe(404);
    expect((await call('PATCH', `/api/views/${all}`, { name: 'Due' }, kims)).status).toBe(200);
    expect(await names()).toEqual(['Due', 'mine']);
    expect((await call('DELETE', `/api/views/${mine}`)).status).toBe(204);
    expect((await call('DELETE', `/api/views/${mine}`)).status).toBe(404);
    expect(await names()).toEqual(['Due']);
  });

  it('of everybody are not changed by who may only read, and those of an account go with it', async () => {
    const { call, database, kims, kimId } = await openInbox(kind);
    const view = { name: 'Mine', query: '', shared: false };
    await call('POST', '/api/views', view, kims);
    await database.db
      .updateTable('user')
      .set({ role: 'viewer' } as object)
      .where('id', '=', kimId)
      .execute();
    expect((await call('POST', '/api/views', { ...view, shared: true }, kims)).status).toBe(403);
    expect((await call('POST', '/api/views', view, kims)).status).toBe(201);
    await database.db.deleteFrom('user').where('id', '=', kimId).execute();
    expect(await database.db.selectFrom('inbox_views').select('id').execute()).toEqual([]);
  });
});

it('a view has a name and the query of an address, and there is a bound to them', async () => {
  const { call } = await openInbox('sqlite');
  const view = { name: 'One', query: 'q=a%20b', shared: false };
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(41) }, { query: '"><script>' }, { query: 'x'.repeat(3_001) }])
    expect((await call('POST', '/api/views', { ...view, ...wrong })).status).toBe(422);
  for (let count = 0; count < 50; count++) expect((await call('POST', '/api/views', view)).status).toBe(201);
  expect((await call('POST', '/api/views', view)).status).toBe(422);
});
