import { describe, expect, it } from 'vitest';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { ann, post } from '#/tests/support/requests.ts';

describe.each(databaseKinds)('the inbox API on %s', (kind) => {
  it('answers 401 without a session to everything but creating a request', async () => {
    const app = await openApp(kind);
    const { id } = await (await post(app, ann)).json();
    const calls = [
      app.request('/api/submissions'),
      app.request(`/api/submissions/${id}`),
      app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }),
      app.request('/api/outbox'),
    ];
    expect((await Promise.all(calls)).map((response) => response.status)).toEqual([401, 401, 401, 401]);
  });

  it('fault 21: tells staff how many receipts a limit held back', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const outbox = async () => (await app.request('/api/outbox', { headers })).json();
    for (let tag = 0; tag < 3; tag++) await post(app, { ...ann, email: `ann+${tag}@example.com` });
    const webhooks = { paused: [], waiting: 0, failing: 0, given_up: 0 };
    const works = { failing: 0, given_up: 0, unavailable: [], in_files: true, backups_failing: null, webhooks };
    expect(await outbox()).toEqual({ ...works, waiting: 6, held_back: 0 });
    await post(app, ann);
    expect(await outbox()).toEqual({ ...works, waiting: 7, held_back: 1 });
  });

  it('lists requests newest first in pages, each once, with the counts of all', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 100 });
    const headers = await app.signIn();
    for (let n = 0; n < 7; n++) await post(app, { ...ann, full_name: `Visitor ${n}` });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/api/submissions?limit=3${cursor && `&cursor=${cursor}`}`;
      const page = await (await app.request(path, { headers })).json();
      expect(page.counts).toEqual({ total: 7, new: 7, contacted: 0, completed: 0 });
      seen.push(...page.items.map((row: { created_at: string; id: string }) => `${row.created_at} ${row.id}`));
      cursor = page.next_cursor;
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  it('filters by status, and reads a missing status as new', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { id } = await (await post(app, ann)).json();
    await app.database.db.updateTable('form_submissions').set({ status: null }).where('id', '=', id).execute();
    const list = async (status: string) =>
      (await (await app.request(`/api/submissions?status=${status}`, { headers })).json()).items.length;
    expect([await list('new'), await list('contacted')]).toEqual([1, 0]);
    await app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }, { headers });
    expect([await list('new'), await list('contacted')]).toEqual([0, 1]);
  });

  it('sets any status from any, updates the counts, and refuses an outdated version', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { id } = await (await post(app, ann)).json();
    const patch = (body: unknown) => app.send('PATCH', `/api/submissions/${id}`, body, { headers });
    for (const status of ['completed', 'new', 'contacted', 'contacted'])
      expect((await patch({ status })).status).toBe(200);
    expect((await patch({ status: 'new', version: 1 })).status).toBe(409);
    expect((await patch({ status: 'new', version: 5 })).status).toBe(200);
    const page = await (await app.request('/api/submissions', { headers })).json();
    expect(page.items[0]).toMatchObject({ status: 'new', version: 6 });
    expect(page.counts).toEqual({ total: 1, new: 1, contacted: 0, completed: 0 });
  });

  it('names a field that cannot be changed, and changes nothing', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { id } = await (await post(app, ann)).json();
    const row = await (await app.request(`/api/submissions/${id}`, { headers })).json();
    const stray = { id: 'x', created_at: '2026-01-01', urgent: true, call_id: 'B', 'a b': 1 };
    const body = JSON.stringify({ status: 'contacted', ...stray }).replace('}', ',"__proto__":{}}');
    const response = await app.request(`/api/submissions/${row.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const problem = await response.json();
    expect(response.status).toBe(422);
    expect(problem.type).toBe('urn:frontdesk:problem:invalid-input');
    expect(Object.keys(problem.errors).sort()).toEqual(['__proto__', ...Object.keys(stray)].sort());
    expect(await (await app.request(`/api/submissions/${row.id}`, { headers })).json()).toEqual(row);
  });

  it('answers 404 to invalid ids and 422 to invalid cursors, limits and statuses', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const unknown = '018f0000-0000-7000-8000-000000000000';
    const status = async (path: string) => (await app.request(path, { headers })).status;
    expect(await status('/api/submissions/42')).toBe(404);
    expect(await status(`/api/submissions/${unknown}`)).toBe(404);
    expect((await app.send('PATCH', `/api/submissions/${unknown}`, { status: 'new' }, { headers })).status).toBe(404);
    for (const query of ['cursor=abc', 'cursor=', 'cursor=W10', 'limit=0', 'limit=201', 'limit=x', 'status=done']) {
      expect([query, await status(`/api/submissions?${query}`)]).toEqual([query, 422]);
    }
  });
});
