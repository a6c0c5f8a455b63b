import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recentRoutes } from '#/accounts/recent-routes.ts';
import type { DatabaseKind } from '#/database/open.ts';
import { routePermissions } from '#/server/http/route-permissions.ts';
import { cookieOf, openApp, staff } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import { newRequest } from '#/tests/support/requests.ts';

const json = { 'content-type': 'application/json' };
const anyId = '01900000-0000-7000-8000-000000000000';

function freezeTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

async function openDesk(kind: DatabaseKind) {
  const app = await openApp(kind, { sendsMail: true, publicUrl: 'https://frontdesk.example' });
  return { ...app, headers: await app.signIn() };
}

describe.each(databaseKinds)('a session whose password was given long ago, on %s', (kind) => {
  it('lets nobody in, and takes nobody’s data out or away, until the password is given again', async () => {
    freezeTime();
    const app = await openDesk(kind);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    for (const route of recentRoutes) {
      expect([route, routePermissions.has(route)]).toEqual([route, true]);
      const [method = '', path = ''] = route.split(' ');
      const sent = { method, headers: { ...app.headers, ...json }, ...(method !== 'GET' && { body: '{}' }) };
      const answer = await app.request(path.replace(':id', anyId), sent);
      expect([route, answer.status, (await answer.json()).type]).toEqual([
        route,
        403,
        'urn:frontdesk:problem:password-needed',
      ]);
    }
    const { password } = staff;
    const confirmed = await app.send('POST', '/api/account/confirm', { password }, { headers: app.headers });
    const headers = { cookie: cookieOf(confirmed) };
    const invitation = { email: 'kim@example.com', role: 'owner' };
    expect((await app.send('POST', '/api/team/invitations', invitation, { headers })).status).toBe(201);
  });

  it('still reads and answers requests', async () => {
    freezeTime();
    const app = await openDesk(kind);
    const row = await (await app.send('POST', '/api/submissions', newRequest({}))).json();
    vi.setSystemTime(Date.now() + 60 * 60_000);
    const change = { status: 'contacted' };
    const answer = await app.send('PATCH', `/api/submissions/${row.id}`, change, { headers: app.headers });
    expect(answer.status).toBe(200);
  });
});

describe('whoever is refused', () => {
  it('is in the log with the reason, the route and the network, and nothing that they sent', async () => {
    const app = await openDesk('sqlite');
    const marker = 'a-word-of-the-attacker';
    await app.send('POST', '/api/auth/sign-in/email', { email: `${marker}@example.com`, password: marker });
    await app.send('POST', '/api/account/confirm', { password: marker }, { headers: app.headers });
    await app.request('/api/submissions', { headers: { authorization: `Bearer ${marker}` } });
    await app.send(
      'POST',
      '/api/team/invitations',
      {},
      { headers: { ...app.headers, origin: `https://${marker}.test` } },
    );
    await app.send('POST', '/api/invitations/accept', { token: marker, name: marker, password: `${marker} ${marker}` });
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
    const network = '203.0.113.0/24';
    expect(lines).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        code: 'wrong-password',
        method: 'POST',
        route: '/api/auth/sign-in/email',
        network,
        request: expect.any(String),
        msg: 'refused',
      },
      {
        level: 40,
        time: expect.any(Number),
        code: 'wrong-password',
        method: 'POST',
        route: '/api/account/confirm',
        staff: expect.any(String),
        network,
        request: expect.any(String),
        msg: 'refused',
      },
      {
        level: 40,
        time: expect.any(Number),
        code: 'wrong-token',
        method: 'GET',
        route: '/api/submissions',
        network,
        request: expect.any(String),
        msg: 'refused',
      },
      {
        level: 40,
        time: expect.any(Number),
        code: 'foreign-origin',
        method: 'POST',
        route: '/api/team/invitations',
        request: expect.any(String),
        msg: 'refused',
      },
      {
        level: 40,
        time: expect.any(Number),
        code: 'wrong-link',
        method: 'POST',
        route: '/api/invitations/accept',
        network,
        request: expect.any(String),
        msg: 'refused',
      },
    ]);
    expect(app.logged.join('')).not.toContain(marker);
  });

  it('cannot be hidden among others', async () => {
    const app = await openApp('sqlite');
    for (let count = 0; count < 70; count += 1) {
      await app.send('POST', '/api/page-errors', {}, { headers: { origin: 'https://elsewhere.example' } });
    }
    await app.request('/api/submissions', { headers: { authorization: 'Bearer guessed' } });
    const codes = app.logged.filter((line) => line.includes('"refused"')).map((line) => JSON.parse(line).code);
    expect(codes).toHaveLength(61);
    expect(codes.at(-1)).toBe('wrong-token');
  });

  it('cannot fill the log: sixty lines a minute, and the next says how many were left out', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openApp('sqlite');
    const refuse = () => app.request('/api/submissions', { headers: { authorization: 'Bearer guessed' } });
    for (let count = 0; count < 70; count += 1) await refuse();
    const lines = () => app.logged.filter((line) => line.includes('"refused"'));
    expect(lines()).toHaveLength(60);
    vi.advanceTimersByTime(60_000);
    await refuse();
    expect(JSON.parse(lines().at(-1) ?? '{}')).toMatchObject({ untold: 10 });
  });
});

describe('fields that nobody may set', () => {
  it.each([
    ['the role', '{"name":"Sam","role":"owner"}'],
    ['the prototype', '{"name":"Sam","__proto__":{"role":"owner","polluted":true}}'],
    ['the prototype of the constructor', '{"name":"Sam","constructor":{"prototype":{"polluted":true}}}'],
    ['an object in the place of a text', '{"name":{"$ne":null}}'],
    ['a list in the place of a text', '{"name":["Sam"]}'],
  ])('are refused by name: %s', async (_, body) => {
    const app = await openDesk('sqlite');
    const answer = await app.request('/api/account', { method: 'PATCH', headers: { ...app.headers, ...json }, body });
    expect(answer.status).toBe(422);
    expect('polluted' in {}).toBe(false);
    expect(await (await app.request('/api/account', { headers: app.headers })).json()).toMatchObject({
      name: staff.name,
    });
  });

  it('are not smuggled in beside others: a parameter that comes twice is refused, and one in a list is none', async () => {
    const app = await openDesk('sqlite');
    const ask = (query: string) => app.request(`/api/submissions?${query}`, { headers: app.headers });
    expect((await ask('status=new&status=completed')).status).toBe(422);
    expect((await ask('limit=1&limit=200')).status).toBe(422);
    expect((await ask('limit[]=1000000&__proto__[limit]=1000000')).status).toBe(200);
    expect((await ask('limit=1000000')).status).toBe(422);
  });
});

describe('a password', () => {
  it('stays good for years: nobody has to change one that is not known to others', async () => {
    freezeTime();
    const app = await openDesk('sqlite');
    vi.setSystemTime(Date.now() + 3 * 365 * 24 * 3_600_000);
    const { email, password } = staff;
    expect((await app.send('POST', '/api/auth/sign-in/email', { email, password })).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/',
    '/_astro/',
    '/data/frontdesk.db',
    '/%2e%2e/etc/passwd',
    '/metrics',
    '/api/openapi.json',
  ])('is of the site: nothing of the server is at %s', async (path) =>
    expect((await (await openApp('sqlite')).request(path)).status).toBe(404),
  );

  it('that is a file has a name of ours', async () => {
    const app = await openDesk('sqlite');
    const email = 'ann"; filename=evil.html\r\n@example.com';
    await app.send('POST', '/api/submissions', newRequest({ email: 'ann@example.com', full_name: email }));
    const names = [
      await app.request('/api/submissions/export.csv?filename=evil.html', { headers: app.headers }),
      await app.request('/api/audit/export?format=csv&filename=evil.html', { headers: app.headers }),
      await app.send('POST', '/api/people/export', { email: 'ann@example.com', as: 'page' }, { headers: app.headers }),
    ].map(({ headers }) => headers.get('content-disposition'));
    expect(names).toEqual([
      expect.stringMatching(/^attachment; filename="requests-[\da-f]{8}\.csv"$/),
      'attachment; filename="frontdesk-audit.csv"',
      'attachment; filename="personal-data.html"',
    ]);
  });

  it('that is no page runs and shows nothing in a browser, and is not kept where it holds what staff see', async () => {
    const app = await openDesk('sqlite');
    for (const path of ['/api/submissions', '/api/team', '/api/audit/export?format=csv', '/api/nothing', '/healthz']) {
      const { headers } = await app.request(path, { headers: app.headers });
      const policy = headers.get('content-security-policy');
      expect([path, policy]).toEqual([
        path,
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      if (/submissions|team|audit/.test(path)) expect(headers.get('cache-control')).toBe('no-store');
    }
    const page = await app.request('/faq');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe.each(databaseKinds)('several calls at once on %s', (kind) => {
  it('switch a second factor on once', async () => {
    const app = await openDesk(kind);
    const { password } = staff;
    const begun = await app.send('POST', '/api/account/second-factor', { password }, { headers: app.headers });
    const code = oneTimeCode((await begun.json()).secret, Date.now());
    const confirm = () => app.send('POST', '/api/account/second-factor/confirm', { code }, { headers: app.headers });
    const statuses = (await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('send a delivery again once', async () => {
    const app = await openDesk(kind);
    await app.send('POST', '/api/submissions', newRequest({}));
    const { db } = app.database;
    await db.updateTable('outbox').set({ delivered_at: new Date().toISOString() }).execute();
    const { id } = await db.selectFrom('outbox').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    const replay = () => app.send('POST', `/api/outbox/deliveries/${id}/replay`, {}, { headers: app.headers });
    const statuses = (await Promise.all([replay(), replay(), replay()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409, 409]);
  });
});
