import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuth } from '#/accounts/auth.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { dropUnreadableKeys, forgetSigningKeys, withSigningKeys } from './signing-keys.ts';

const site = 'http://localhost';
const dayMs = 24 * 3_600_000;

async function keysOf({ request }: TestApp): Promise<JSONWebKeySet> {
  const answer = await request('/.well-known/jwks.json');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  return answer.json();
}

async function tokenOf({ send }: TestApp, headers: Record<string, string>): Promise<string> {
  const answer = await send('POST', '/api/auth/token', {}, { headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await answer.json()).token;
}

async function verify(app: TestApp, token: string) {
  return jwtVerify(token, createLocalJWKSet(await keysOf(app)), { issuer: site, audience: site });
}

function passDays(count: number): void {
  vi.setSystemTime(Date.now() + count * dayMs);
}

describe.each(databaseKinds)('a signed token of a member of staff on %s', (kind) => {
  it('is verified by the published keys, for five minutes, and tells the account, its role and the site alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { user } = await (await app.request('/api/auth/get-session', { headers })).json();
    const token = await tokenOf(app, headers);
    const { payload } = await verify(app, token);
    const { iat = 0, exp = 0, ...told } = payload;
    expect(told).toEqual({ sub: user.id, role: 'owner', iss: site, aud: site });
    expect(exp - iat).toBe(300);
    await expect(
      jwtVerify(token, createLocalJWKSet(await keysOf(app)), { audience: 'https://other.example' }),
    ).rejects.toThrow();
    vi.setSystemTime(Date.now() + 301_000);
    await expect(verify(app, token)).rejects.toThrow();
  });

  it('names the public address of the site where one is set', async () => {
    const publicUrl = 'https://desk.example';
    const app = await openApp(kind, { publicUrl });
    const origin = { origin: publicUrl };
    await app.signIn();
    const { email, password } = staff;
    const answer = await app.send('POST', '/api/auth/sign-in/email', { email, password }, { headers: origin });
    const token = await tokenOf(app, { cookie: cookieOf(answer) });
    const keys = createLocalJWKSet(await keysOf(app));
    expect(await jwtVerify(token, keys, { issuer: publicUrl, audience: publicUrl })).toBeTruthy();
  });

  it('opens nothing here', async () => {
    const app = await openApp(kind);
    const token = await tokenOf(app, await app.signIn());
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ['/api/submissions', '/api/account', '/api/team']) {
      expect((await app.request(path, { headers })).status).toBe(401);
    }
  });

  it('is refused to visitors, to programs, after a sign-out, and to who must set up a second factor first', async () => {
    const app = await openApp(kind);
    const ask = async (headers: Record<string, string>) =>
      (await app.send('POST', '/api/auth/token', {}, { headers })).status;
    expect(await ask({})).toBe(401);
    const headers = await app.signIn();
    const made = await app.send(
      'POST',
      '/api/tokens',
      { name: 'Program', permissions: ['submissions:read'], expires_in_days: null },
      { headers },
    );
    expect(await ask({ authorization: `Bearer ${(await made.json()).token}` })).toBe(403);
    await app.send('PUT', '/api/team/second-factor', { required: true, version: 0 }, { headers });
    expect(await ask(headers)).toBe(403);
    await app.send('POST', '/api/auth/sign-out', {}, { headers });
    expect(await ask(headers)).toBe(401);
  });

  it('is signed by a key that is published without its private part, stored encrypted, and replaced in time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openApp(kind);
    const headers = await app.signIn();
    const first = await keysOf(app);
    expect(first.keys).toEqual([
      { kty: 'EC', crv: 'P-256', alg: 'ES256', kid: expect.any(String), x: expect.any(String), y: expect.any(String) },
    ]);
    const stored = await app.database.db.selectFrom('jwks').select('privateKey').execute();
    expect(stored[0]?.privateKey).toMatch(/^"[\da-f$A-Za-z]+"$/);
    expect((await verify(app, await tokenOf(app, headers))).protectedHeader.kid).toBe(first.keys[0]?.kid);

    passDays(90.5);
    const { email, password } = staff;
    const again = { cookie: cookieOf(await app.send('POST', '/api/auth/sign-in/email', { email, password })) };
    const { protectedHeader } = await verify(app, await tokenOf(app, again));
    expect(protectedHeader.kid).not.toBe(first.keys[0]?.kid);
    const kids = async () => (await keysOf(app)).keys.map(({ kid }) => kid);
    expect(await kids()).toHaveLength(2);
    passDays(1);
    expect(await kids()).toEqual([protectedHeader.kid]);
    await forgetSigningKeys(app.database, new Date());
    expect(await app.database.db.selectFrom('jwks').select('id').execute()).toEqual([{ id: protectedHeader.kid }]);
  });

  it('is signed by a new key when the key of the installation was lost', async () => {
    const app = await openApp(kind);
    const { database } = app;
    const other = createAuth({
      database,
      secret: 'another secret, also as long as it has to be',
      publicUrl: undefined,
    });
    const [key] = (await (await withSigningKeys(other, site)).api.getJwks()).keys;
    const { protectedHeader } = await verify(app, await tokenOf(app, await app.signIn()));
    expect(protectedHeader.kid).not.toBe(key?.kid);
    expect(await dropUnreadableKeys(database, app.auth)).toBe(false);
  });

  it('comes by no route of Better Auth', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    for (const path of [
      '/api/auth/token',
      '/api/auth/jwks',
      '/api/auth/.well-known/jwks.json',
      '/api/auth/get-token',
    ]) {
      expect([path, (await app.request(path, { headers })).status]).toEqual([path, 404]);
    }
    for (const path of ['/api/auth/sign-jwt', '/api/auth/verify-jwt', '/api/auth/jwks']) {
      expect([path, (await app.send('POST', path, {}, { headers })).status]).toEqual([path, 404]);
    }
    const session = await app.request('/api/auth/get-session', { headers });
    expect(session.headers.get('set-auth-jwt')).toBeNull();
  });
});
