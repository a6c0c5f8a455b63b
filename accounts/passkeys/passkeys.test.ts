import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '#/events/actor.ts';
import { listEvents } from '#/events/list-events.ts';
import { cookieOf, staff, type TestApp } from '#/tests/support/app.ts';
import { createAuthenticator } from '#/tests/support/authenticator.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { resetPassword } from '../accounts.ts';
import { noticeMail } from '../notices.ts';

const origin = 'http://localhost';
type Device = ReturnType<typeof createAuthenticator>;
type Cookies = Record<'cookie', string>;

function withCookies({ cookie }: Cookies, response: Response): Cookies {
  return { cookie: `${cookie}; ${cookieOf(response)}` };
}

async function add({ send }: TestApp, device: Device, headers: Cookies, verifiesUser = true): Promise<Response> {
  const asked = await send('POST', '/api/account/passkeys/options', {}, { headers });
  const credential = device.create(await asked.json(), { verifiesUser });
  return send(
    'POST',
    '/api/account/passkeys',
    { name: 'My desk', credential },
    { headers: withCookies(headers, asked) },
  );
}

async function askToSignIn({ send }: TestApp) {
  const asked = await send('POST', '/api/auth/sign-in/passkey/options', {});
  return { options: await asked.json(), headers: { cookie: cookieOf(asked) } };
}

async function signIn(app: TestApp, device: Device, verifiesUser = true): Promise<Response> {
  const { options, headers } = await askToSignIn(app);
  return app.send(
    'POST',
    '/api/auth/sign-in/passkey',
    { credential: device.get(options, { verifiesUser }) },
    { headers },
  );
}

async function listed({ request }: TestApp, headers: Cookies) {
  return (await (await request('/api/account/passkeys', { headers })).json()).items;
}

describe.each(databaseKinds)('a passkey on %s', (kind) => {
  it('is added and signs in, with an event of each and a mail to the owner', async () => {
    const app = await openInbox(kind);
    const device = createAuthenticator(origin);
    expect((await add(app, device, app.headers)).status).toBe(201);
    expect(await listed(app, app.headers)).toEqual([expect.objectContaining({ name: 'My desk' })]);
    const answer = await signIn(app, device);
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
    const headers = { cookie: cookieOf(answer) };
    expect((await (await app.request('/api/auth/get-session', { headers })).json()).user.id).toBe(app.samId);
    const events = await listEvents(app.database.db);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'account.passkey_added' }));
    expect(events.at(-1)).toMatchObject({ kind: 'account.signed_in', data: { method: 'passkey' } });
    const notices = await app.database.db.selectFrom('account_notices').select('kind').execute();
    expect(notices).toContainEqual({ kind: 'passkey-added' });
  });

  it('is refused, at its making and at a sign-in, when the device did not check who holds it', async () => {
    const app = await openInbox(kind);
    const device = createAuthenticator(origin);
    expect((await add(app, device, app.headers, false)).status).toBe(422);
    expect(await listed(app, app.headers)).toEqual([]);
    await add(app, device, app.headers);
    expect((await signIn(app, device, false)).status).toBe(422);
    expect((await signIn(app, device)).status).toBe(200);
  });

  it('is refused when another site asked for it, and when its answer is sent again', async () => {
    const app = await openInbox(kind);
    const device = createAuthenticator(origin);
    await add(app, device, app.headers);
    const { options, headers } = await askToSignIn(app);
    const other = { ...options, challenge: Buffer.from('another challenge of ours').toString('base64url') };
    const post = (credential: object) => app.send('POST', '/api/auth/sign-in/passkey', { credential }, { headers });
    expect((await post(device.get(other))).status).toBe(422);
    const again = await askToSignIn(app);
    const credential = device.get(again.options);
    const send = () => app.send('POST', '/api/auth/sign-in/passkey', { credential }, { headers: again.headers });
    expect([(await send()).status, (await send()).status]).toEqual([200, 422]);
    expect((await signIn(app, createAuthenticator(origin))).status).toBe(422);
  });

  it('is added, named and removed only within minutes of the password', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openInbox(kind);
    let { headers } = app;
    await add(app, createAuthenticator(origin), headers);
    const [{ id }] = await listed(app, headers);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    const path = `/api/account/passkeys/${id}`;
    const calls = () => [
      app.send('POST', '/api/account/passkeys/options', {}, { headers }),
      app.send('PATCH', path, { name: 'Other' }, { headers }),
      app.request(path, { method: 'DELETE', headers }),
    ];
    for (const call of calls()) {
      const answer = await call;
      expect([answer.status, (await answer.json()).type]).toEqual([403, 'urn:frontdesk:problem:password-needed']);
    }
    const password = 'a long enough password';
    headers = { cookie: cookieOf(await app.send('POST', '/api/account/confirm', { password }, { headers })) };
    expect((await app.send('PATCH', path, { name: 'Other' }, { headers })).status).toBe(204);
    expect(await listed(app, headers)).toEqual([expect.objectContaining({ name: 'Other' })]);
    expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(204);
    expect(await listed(app, headers)).toEqual([]);
  });

  it('is the second factor that an owner requires, in the sessions that it was used in', async () => {
    const app = await openInbox(kind);
    const device = createAuthenticator(origin);
    await app.send('PUT', '/api/team/second-factor', { required: true, version: 0 }, { headers: app.headers });
    const reaches = async (headers: Cookies) => (await app.request('/api/submissions', { headers })).status;
    const account = async (headers: Cookies) => (await app.request('/api/account', { headers })).json();
    expect([await reaches(app.headers), await reaches(app.kims)]).toEqual([403, 403]);
    expect(await account(app.headers)).toMatchObject({ must_enrol: true });
    await add(app, device, app.headers);
    expect([await reaches(app.headers), await reaches(app.kims)]).toEqual([200, 403]);
    expect(await account(app.headers)).toMatchObject({ must_enrol: false });
    expect(await reaches({ cookie: cookieOf(await signIn(app, device)) })).toBe(200);
    // The account has a passkey, but this session began by the password alone.
    const { email, password } = staff;
    const byPassword = await app.send('POST', '/api/auth/sign-in/email', { email, password });
    expect(await reaches({ cookie: cookieOf(byPassword) })).toBe(403);
    const team = await (await app.request('/api/team', { headers: app.headers })).json();
    expect(team.items).toMatchObject([{ has_passkey: true }, { has_passkey: false }]);
    const { steps } = await (await app.request('/api/first-steps', { headers: app.headers })).json();
    expect(steps).toContainEqual({ id: 'second-factor', state: 'done' });
  });

  it('stays when a new password is set, and the mail about that names it', async () => {
    const app = await openInbox(kind);
    const device = createAuthenticator(origin);
    await add(app, device, app.headers);
    await resetPassword(app, staff.email, 'another long password', systemActor);
    expect(await listEvents(app.database.db)).toContainEqual(
      expect.objectContaining({ kind: 'account.password_reset' }),
    );
    expect((await app.request('/api/account', { headers: app.headers })).status).toBe(401);
    expect((await signIn(app, device)).status).toBe(200);
    const { id } = await app.database.db
      .selectFrom('account_notices')
      .select('id')
      .where('kind', '=', 'password-changed')
      .executeTakeFirstOrThrow();
    const mailWith = (publicUrl: string | undefined) => noticeMail(app.database, { publicUrl })(id);
    const mail = await mailWith('https://desk.example');
    expect(mail?.to).toBe(staff.email);
    expect(mail?.text).toContain('https://desk.example/admin/settings/account\n');
    expect(mail?.text).toMatch(/Remove any that you do not know[^\n]*\n- \u2068My desk\u2069, added /);
    // A path alone leads nowhere.
    expect((await mailWith(undefined))?.text).not.toContain('/admin');
  });

  it('of another account can be neither seen, named nor removed', async () => {
    const app = await openInbox(kind);
    await add(app, createAuthenticator(origin), app.kims);
    const [{ id }] = await listed(app, app.kims);
    expect(await listed(app, app.headers)).toEqual([]);
    const path = `/api/account/passkeys/${id}`;
    const { headers } = app;
    expect((await app.send('PATCH', path, { name: 'Mine' }, { headers })).status).toBe(404);
    expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(404);
    expect(await listed(app, app.kims)).toEqual([expect.objectContaining({ name: 'My desk' })]);
  });
});
