import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { listEvents } from '#/events/list-events.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { newRequest } from '#/tests/support/requests.ts';

/** An app whose owner makes tokens. */
async function openTokens(kind: DatabaseKind) {
  const app = await openApp(kind);
  const headers = await app.signIn();
  const make = (given: object = {}) =>
    app.send(
      'POST',
      '/api/tokens',
      { name: 'The CRM', permissions: ['submissions:read'], expires_in_days: 90, ...given },
      { headers },
    );
  const list = async () => (await (await app.request('/api/tokens', { headers })).json()).items;
  const use = (token: string, path = '/api/submissions', given: Record<string, string> = {}) =>
    app.request(path, { headers: { authorization: `Bearer ${token}`, ...given } });
  return { ...app, headers, make, list, use };
}

describe.each(databaseKinds)('an API token on %s', (kind) => {
  it('does what it was granted and nothing else, and its changes carry its id', async () => {
    const app = await openTokens(kind);
    const { token, row } = await (await app.make({ permissions: ['submissions:read', 'submissions:write'] })).json();
    expect(token).toMatch(/^fdt_[\w-]{43}$/);
    const { id } = await (await app.send('POST', '/api/submissions', newRequest())).json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }, { headers })).status).toBe(200);
    const refused = await app.use(token, '/api/calls');
    expect([refused.status, (await refused.json()).detail]).toEqual([403, 'This API token is not allowed to do this.']);
    expect((await app.use(token, '/api/team')).status).toBe(403);
    expect((await listEvents(app.database.db)).at(-1)).toMatchObject({
      kind: 'submission.status_changed',
      actor: { kind: 'token', id: row.id },
    });
  });

  it('is shown once and stored as a hash', async () => {
    const app = await openTokens(kind);
    const { token } = await (await app.make()).json();
    const { rows } = await sql`select * from api_tokens`.execute(app.database.raw);
    for (const shown of [rows, await app.list(), await listEvents(app.database.db), app.logged]) {
      expect(JSON.stringify(shown)).not.toContain(token.slice(0, 20));
    }
    expect(await app.list()).toMatchObject([{ name: 'The CRM', ending: token.slice(-4), last_used_at: null }]);
  });

  it('tells when it was last used', async () => {
    const app = await openTokens(kind);
    const { token } = await (await app.make()).json();
    await app.use(token);
    expect(await app.list()).toMatchObject([{ last_used_at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  });

  it('works no more once it is revoked or has expired, and is refused beside a cookie and when it is guessed', async () => {
    const app = await openTokens(kind);
    const { token, row } = await (await app.make()).json();
    const expired = await (await app.make({ expires_in_days: 1 })).json();
    const before = new Date(Date.now() - 1).toISOString();
    await app.database.db
      .updateTable('api_tokens')
      .set({ expires_at: before })
      .where('id', '=', expired.row.id)
      .execute();
    expect((await app.use(token)).status).toBe(200);
    const refusals = [
      await app.use(token, '/api/submissions', app.headers),
      await app.use(expired.token),
      await app.use(`fdt_${'x'.repeat(43)}`),
      await app.use('x'.repeat(10_000)),
      await app.request('/api/submissions', { headers: { authorization: 'Basic c2FtOnNhbQ==' } }),
    ];
    const revocation = await app.request(`/api/tokens/${row.id}`, { method: 'DELETE', headers: app.headers });
    expect(revocation.status).toBe(204);
    refusals.push(await app.use(token));
    for (const refused of refusals) {
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect((await refused.json()).type).toBe('urn:frontdesk:problem:wrong-token');
    }
    expect((await listEvents(app.database.db)).at(-1)).toMatchObject({
      kind: 'token.revoked',
      subject: { id: row.id },
    });
  });

  it('makes at most 600 calls a minute, and the others stay unaffected', async () => {
    const app = await openTokens(kind);
    const { token } = await (await app.make()).json();
    const other = await (await app.make()).json();
    let status = 200;
    let calls = 0;
    while (status === 200) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.use(token, '/api/submissions?limit=1')));
      status = Math.max(...answers.map((answer) => answer.status));
      calls += answers.filter((answer) => answer.status === 200).length;
    }
    expect([status, calls]).toEqual([429, 600]);
    expect(Number((await app.use(token)).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.use(other.token)).status).toBe(200);
  });

  it('is refused without a name, with what no token may do, and with a life that is none', async () => {
    const app = await openTokens(kind);
    for (const [given, field] of [
      [{ name: ' ' }, 'name'],
      [{ permissions: [] }, 'permissions'],
      [{ permissions: ['accounts:write'] }, 'permissions.0'],
      [{ permissions: ['platform'] }, 'permissions.0'],
      [{ expires_in_days: 0 }, 'expires_in_days'],
      [{ token_hash: 'x' }, 'token_hash'],
    ] as const) {
      const answer = await app.make(given);
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
    }
  });

  it('may follow the stream of events until it is revoked', async () => {
    const app = await openTokens(kind);
    const { token, row } = await (await app.make()).json();
    const stream = await app.use(token, '/api/events/stream');
    expect(stream.status).toBe(200);
    const reader = stream.body?.getReader();
    await reader?.read();
    await app.request(`/api/tokens/${row.id}`, { method: 'DELETE', headers: app.headers });
    app.streams.recheck();
    let ended = false;
    while (!ended) ended = (await reader?.read())?.done ?? true;
    expect(ended).toBe(true);
  });
});
