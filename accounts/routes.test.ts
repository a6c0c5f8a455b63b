import { scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '#/events/actor.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { createAccount, removeAccount, resetPassword } from './accounts.ts';

function signIn({ send }: TestApp, password: string, from = '203.0.113.7') {
  return send('POST', '/api/auth/sign-in/email', { email: staff.email, password }, { from });
}

async function isSignedIn({ request }: TestApp, headers: Record<string, string>) {
  return (await request('/api/submissions', { headers })).status === 200;
}

describe.each(databaseKinds)('sign-in on %s', (kind) => {
  it('opens the inbox by email and password, and sign-out closes it', async () => {
    const app = await openApp(kind, { hashesEachTime: true });
    const headers = await app.signIn();
    expect(await isSignedIn(app, headers)).toBe(true);
    expect(await (await app.request('/api/auth/get-session', { headers })).json()).toEqual({
      user: { id: expect.any(String), email: staff.email, name: staff.name, role: 'owner' },
      permissions: expect.arrayContaining(['submissions:write', 'accounts:write']),
      must_enrol: false,
    });
    expect((await app.send('POST', '/api/auth/sign-out', {}, { headers })).status).toBe(200);
    expect(await isSignedIn(app, headers)).toBe(false);
  });

  it('stores a password as a salted scrypt hash', async () => {
    const app = await openApp(kind, { hashesEachTime: true });
    await createAccount(app, staff, systemActor);
    const { rows } = await sql<{ password: string }>`select password from account`.execute(app.database.raw);
    const [salt = '', hash] = rows[0]?.password.split(':') ?? [];
    // The parameters of Better Auth; a password is normalized first (NFKC).
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
    expect(hash).toBe(scryptSync(staff.password.normalize('NFKC'), salt, 64, cost).toString('hex'));
  });

  it('keeps the session in a cookie that scripts and other sites cannot use, and its token nowhere else', async () => {
    const app = await openApp(kind, { publicUrl: 'https://frontdesk.example' });
    await createAccount(app, staff, systemActor);
    const response = await signIn(app, staff.password);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Secure/i);
    expect(await response.text()).toBe('{}');
  });

  it('works behind a proxy that ends TLS', async () => {
    const app = await openApp(kind);
    await createAccount(app, staff, systemActor);
    const { email, password } = staff;
    const headers = { origin: 'https://localhost' };
    expect((await app.send('POST', '/api/auth/sign-in/email', { email, password }, { headers })).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const app = await openApp(kind, { hashesEachTime: true });
    const unknown = await signIn(app, 'some wrong password');
    await createAccount(app, staff, systemActor);
    const wrong = await signIn(app, 'some wrong password');
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(await unknown.text()).toBe(await wrong.text());
    expect(app.logged.join('')).not.toContain(staff.email);
  });

  it.each(['/api/auth/sign-in/email', '/api/set-up'])('refuses an unknown field of %s and names it', async (path) => {
    const app = await openApp(kind);
    const { name, email, password } = staff;
    const known = path === '/api/set-up' ? { name, email, password, token: app.setUp.token } : { email, password };
    const response = await app.send('POST', path, { ...known, role: 'owner' });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['role']);
  });

  it('exposes neither sign-up nor any other route of Better Auth', async () => {
    const app = await openApp(kind);
    const paths = [
      'sign-up/email',
      'update-user',
      'delete-user',
      'change-password',
      'request-password-reset',
      'sign-in/social',
    ];
    for (const path of paths) {
      expect([path, (await app.send('POST', `/api/auth/${path}`, staff)).status]).toEqual([path, 404]);
    }
    expect((await app.request('/api/auth/list-sessions')).status).toBe(404);
  });

  it('lets nobody choose a role, not even through Better Auth itself', async () => {
    const app = await openApp(kind);
    const headers = new Headers(await app.signIn());
    const body = { name: 'Sam', role: 'viewer' };
    await expect(app.auth.api.updateUser({ body, headers })).rejects.toThrow();
    expect((await app.auth.api.getSession({ headers }))?.user).toMatchObject({ name: staff.name, role: 'owner' });
  });

  it('refuses further attempts from an address after ten failed ones, and no other address', async () => {
    const app = await openApp(kind);
    await createAccount(app, staff, systemActor);
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(app, 'some wrong password')).status).toBe(401);
    const refused = await signIn(app, staff.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(app, staff.password, '198.51.100.4')).status).toBe(200);
  });

  it('ends the sessions of an account that is removed or gets a new password', async () => {
    const app = await openApp(kind, { hashesEachTime: true });
    const before = await app.signIn();
    await resetPassword(app, staff.email, 'another long password', systemActor);
    expect(await isSignedIn(app, before)).toBe(false);
    const after = { cookie: cookieOf(await signIn(app, 'another long password')) };
    expect(await isSignedIn(app, after)).toBe(true);
    await createAccount(app, { ...staff, email: 'other@example.com' }, systemActor);
    expect(await removeAccount(app, { email: staff.email }, systemActor)).toBe('removed');
    expect(await isSignedIn(app, after)).toBe(false);
    expect((await signIn(app, 'another long password')).status).toBe(401);
  });
});

async function check({ send }: TestApp, token: string): Promise<unknown> {
  return (await send('POST', '/api/set-up/check', { token })).json();
}

describe.each(databaseKinds)('the set-up link on %s', (kind) => {
  it('creates the first account once and signs it in', async () => {
    const app = await openApp(kind);
    const response = await app.send('POST', '/api/set-up', { ...staff, token: app.setUp.token });
    expect(response.status).toBe(201);
    expect(await isSignedIn(app, { cookie: cookieOf(response) })).toBe(true);
    const again = { ...staff, email: 'second@example.com', token: app.setUp.token };
    expect((await app.send('POST', '/api/set-up', again)).status).toBe(403);
  });

  it('creates one account when it is used twice at once', async () => {
    const app = await openApp(kind);
    const emails = ['one@example.com', 'two@example.com'];
    const statuses = await Promise.all(
      emails.map(
        async (email) => (await app.send('POST', '/api/set-up', { ...staff, email, token: app.setUp.token })).status,
      ),
    );
    expect(statuses.sort()).toEqual([201, 403]);
  });

  it('still creates the first account when an earlier try crashed between its user and its password', async () => {
    const app = await openApp(kind);
    const { internalAdapter } = await app.auth.$context;
    const { name, email } = staff;
    await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' });
    const response = await app.send('POST', '/api/set-up', { ...staff, token: app.setUp.token });
    expect(response.status).toBe(201);
    expect(await isSignedIn(app, { cookie: cookieOf(response) })).toBe(true);
  });

  it('is refused with a wrong token, and when an account exists meanwhile', async () => {
    const app = await openApp(kind);
    expect((await app.send('POST', '/api/set-up', { ...staff, token: 'guess' })).status).toBe(403);
    await createAccount(app, staff, systemActor);
    const late = { ...staff, email: 'late@example.com', token: app.setUp.token };
    expect((await app.send('POST', '/api/set-up', late)).status).toBe(403);
  });

  it('can be checked before use, and stays usable', async () => {
    const app = await openApp(kind);
    expect(await check(app, app.setUp.token)).toEqual({ usable: true });
    expect(await check(app, 'guess')).toEqual({ usable: false });
    expect((await app.send('POST', '/api/set-up', { ...staff, token: app.setUp.token })).status).toBe(201);
    expect(await check(app, app.setUp.token)).toEqual({ usable: false });
  });

  it('is neither usable nor reported as usable once an account was created in another way', async () => {
    const app = await openApp(kind);
    await createAccount(app, staff, systemActor);
    expect(await check(app, app.setUp.token)).toEqual({ usable: false });
  });

  it('is needed until an account exists', async () => {
    const app = await openApp(kind);
    const needed = async () => (await app.request('/api/set-up')).json();
    expect(await needed()).toEqual({ needed: true });
    await createAccount(app, staff, systemActor);
    expect(await needed()).toEqual({ needed: false });
  });

  it('names each invalid field, and stays usable', async () => {
    const app = await openApp(kind);
    const response = await app.send('POST', '/api/set-up', {
      token: app.setUp.token,
      name: ' ',
      email: 'x',
      password: 'short',
    });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors).sort()).toEqual(['email', 'name', 'password']);
    expect((await app.send('POST', '/api/set-up', { ...staff, token: app.setUp.token })).status).toBe(201);
  });
});
