import { Hono } from 'hono';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemActor } from '#/events/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { routePermissions } from '#/server/http/route-permissions.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { startVoicePlatform } from '#/voice/testing/platform/voice-platform.ts';
import { accountHeader } from './account-header.ts';
import { createAccount } from './accounts.ts';
import { createToken, listTokens, revokeToken } from './api-tokens.ts';
import { authorize, routesWithoutPermission } from './authorize.ts';
import { grantable, may, type Permission } from './permissions.ts';
import { type Principal, type Role, roles, visitor } from './principals.ts';

const metricsToken = 'a-token-for-the-metrics';

/** An app with every route: the webhook is mounted only with a voice platform, `/metrics` only with a token. */
async function openWhole(kind: 'sqlite' | 'postgres') {
  const platform = await startVoicePlatform();
  onTestFinished(platform.close);
  const app = await openApp(kind, { platform: platform.config, demo: { backend: 'cloud' }, metricsToken });
  return { ...app, secret: platform.config.webhookSecret };
}

async function signInAs(app: TestApp, role: Role, name: string = role): Promise<{ cookie: string }> {
  const account = { ...staff, email: `${name}@example.com` };
  await createAccount(app, account, systemActor);
  const { email, password } = account;
  const response = await app.send('POST', '/api/auth/sign-in/email', { email, password });
  await setRole(app, email, role);
  return { cookie: cookieOf(response) };
}

async function setRole({ database }: TestApp, email: string, role: string): Promise<void> {
  await sql`update "user" set role = ${role} where email = ${email}`.execute(database.raw);
}

const request = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

/** A step of a sign-in that no longer waits is answered by its route, to everybody. */
async function isRefusal(response: Response): Promise<boolean> {
  return [401, 403].includes(response.status) && !(await response.text()).includes('problem:sign-in-over');
}

interface Caller {
  name: string;
  headers: Record<string, string>;
  principal: Principal;
}

function staffCaller(role: Role, headers: Record<string, string>): Caller {
  return { name: role, headers, principal: { kind: 'staff', id: 'any', role } };
}

/** The mounted routes, without the middleware and the fallback of the whole app. */
function routesOf({ app }: Pick<TestApp, 'app'>): { method: string; path: string }[] {
  const names = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  names.delete('ALL /*');
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path };
  });
}

function addressOf(path: string): string {
  return path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000').replace('*', 'nothing-here');
}

const owned = { kind: 'staff', id: 'nobody' } as const;

/** A token with permissions, as an owner makes it. */
async function tokenOf({ database }: TestApp, given: readonly Permission[], name = 'A program'): Promise<string> {
  // It is made by an account that is there.
  const maker = await database.db.selectFrom('user').select('id').where('role', '=', 'owner').executeTakeFirstOrThrow();
  const created = await createToken(
    database,
    { name, permissions: [...given], expiresInDays: 1 },
    { ...owned, id: maker.id },
  );
  return created?.token ?? '';
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

describe.each(databaseKinds)('every route on %s', (kind) => {
  it('takes a call that names another account than that of the session for nobody’s', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { user } = await (await app.request('/api/auth/get-session', { headers })).json();
    const status = async (account: string) =>
      (await app.request('/api/submissions', { headers: { ...headers, [accountHeader]: account } })).status;
    expect([await status(user.id), await status('another'), await status('')]).toEqual([200, 401, 401]);
  });

  it('answers principals with its permission and refuses all others (faults 24)', async () => {
    const app = await openWhole(kind);
    const callers: Caller[] = [
      { name: 'visitor', headers: {}, principal: visitor },
      { name: 'stranger with a cookie', headers: { cookie: 'frontdesk.session_token=made-up' }, principal: visitor },
      { name: 'stranger with a secret', headers: { 'x-vapi-secret': 'guessed' }, principal: visitor },
      {
        name: 'token',
        headers: { 'x-vapi-secret': app.secret },
        principal: { kind: 'token', id: 'any', permissions: ['platform'] },
      },
    ];
    callers.push({
      name: 'reader of metrics',
      headers: bearer(metricsToken),
      principal: { kind: 'token', id: 'any', permissions: ['metrics'] },
    });
    for (const role of roles) callers.push(staffCaller(role, await signInAs(app, role)));
    for (const given of [grantable, ['calls:read'] as const]) {
      const headers = bearer(await tokenOf(app, given));
      callers.push({
        name: `token for ${given}`,
        headers,
        principal: { kind: 'token', id: 'any', permissions: given },
      });
    }
    const revoked = await tokenOf(app, grantable, 'A revoked program');
    const revokedRow = (await listTokens(app.database.db)).find(({ name }) => name === 'A revoked program');
    await revokeToken(app.database, revokedRow?.id ?? '', systemActor);
    callers.push({ name: 'revoked token', headers: bearer(revoked), principal: visitor });
    const both = { ...bearer(await tokenOf(app, grantable)), ...(await signInAs(app, 'owner', 'both')) };
    callers.push({ name: 'token with a cookie', headers: both, principal: visitor });

    // Signing out comes last: it ends the sessions that the other requests need.
    const isLast = (path: string) => Number(path === '/api/auth/sign-out');
    const routes = routesOf(app).sort((a, b) => isLast(a.path) - isLast(b.path));
    const found: string[] = [];
    const expected: string[] = [];
    for (const { method, path } of routes) {
      const permission = routePermissions.get(`${method} ${path}`) as Permission;
      for (const { name, headers, principal } of callers) {
        const refusal = principal.kind === 'visitor' ? 401 : 403;
        for (const asked of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
          const body = method === 'GET' ? {} : { body: '{}' };
          const json = { 'content-type': 'application/json', ...headers };
          const response = await app.request(addressOf(path), { method: asked, headers: json, ...body });
          const call = `${name}: ${asked} ${path}`;
          found.push(`${call} ${(await isRefusal(response)) ? response.status : 'answered'}`);
          expected.push(`${call} ${may(principal, permission) ? 'answered' : refusal}`);
        }
      }
    }
    expect(found).toEqual(expected);
  });

  it('has a permission, and every permission has a route', async () => {
    const app = await openWhole(kind);
    expect(
      routesOf(app)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([...routePermissions.keys()].sort());
  });

  it('refuses a change by a viewer, and accepts it as soon as they are a member', async () => {
    const app = await openApp(kind);
    const headers = await signInAs(app, 'viewer');
    const row = await (await app.send('POST', '/api/submissions', request)).json();
    const change = () => app.send('PATCH', `/api/submissions/${row.id}`, { status: 'contacted' }, { headers });
    const refused = await change();
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ type: 'urn:frontdesk:problem:forbidden', status: 403 });
    await setRole(app, 'viewer@example.com', 'member');
    expect((await change()).status).toBe(200);
  });

  it('refuses an unknown role, and makes the first account an owner', async () => {
    const app = await openApp(kind);
    const { cookie } = await app.signIn();
    const session = await app.auth.api.getSession({ headers: new Headers({ cookie }) });
    expect(session?.user.role).toBe('owner');
    await expect(setRole(app, staff.email, 'admin')).rejects.toThrow();
  });
});

function appWith(permissions: [string, Permission][], principal: Principal = visitor) {
  const table = new Map(permissions);
  const app = new Hono<HttpEnv>()
    .use(authorize({ permissions: table, authenticate: async () => principal }))
    .get('/reports/:name', async (c, next) => {
      if (c.req.param('name') === 'all') return next();
      return c.text('one');
    })
    .get('/reports/all', (c) => c.text('all'));
  return { app, table };
}

const member: Principal = { kind: 'staff', id: 'sam', role: 'member' };
const owner: Principal = { kind: 'staff', id: 'olga', role: 'owner' };

describe('a route', () => {
  it('without a permission is refused to everybody and reported before the server starts', async () => {
    for (const [principal, status] of [
      [visitor, 401],
      [owner, 403],
    ] as const) {
      const { app, table } = appWith([['GET /reports/all', 'public']], principal);
      expect((await app.request('/reports/one')).status).toBe(status);
      expect(routesWithoutPermission(app.routes, table)).toEqual(['GET /reports/:name']);
    }
  });

  it('that another route hands requests on to needs the permissions of both', async () => {
    const both: [string, Permission][] = [
      ['GET /reports/:name', 'visits:read'],
      ['GET /reports/all', 'accounts:write'],
    ];
    const statuses = (principal: Principal) =>
      Promise.all(
        ['one', 'all'].map(async (name) => (await appWith(both, principal).app.request(`/reports/${name}`)).status),
      );
    expect(await statuses(visitor)).toEqual([401, 401]);
    expect(await statuses(member)).toEqual([200, 403]);
    expect(await statuses(owner)).toEqual([200, 200]);
  });

  it('for all methods needs a permission, too', () => {
    const app = new Hono().use(async (_, next) => next()).all('/reports', (c) => c.text('all'));
    expect(routesWithoutPermission(app.routes, new Map())).toEqual(['ALL /reports']);
  });
});
