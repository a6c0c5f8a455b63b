import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { noticeMail } from '../notices.ts';
import { forgetSessions } from '../session-life.ts';

const { email, password } = staff;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const hourMs = 3_600_000;

interface From {
  agent?: string;
  cookie?: string;
  from?: string;
}

async function signIn({ send }: TestApp, { agent = firefox, cookie = '', from = '203.0.113.7' }: From = {}) {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) };
  const response = await send('POST', '/api/auth/sign-in/email', { email, password }, { headers, from });
  expect(response.status).toBe(200);
  return { cookie: cookieOf(response) };
}

/** The token of the session, which stands before its signature. */
function tokenIn({ cookie }: { cookie: string }): string {
  return /session_token=([\w-]+)\./.exec(cookie)?.[1] ?? '';
}

async function status({ request }: TestApp, headers: { cookie: string }) {
  return (await request('/api/submissions', { headers })).status;
}

async function sessionsOf({ request }: TestApp, headers: { cookie: string }) {
  const { items } = await (await request('/api/account/sessions', { headers })).json();
  return items as { id: string; current: boolean; browser: string; network: string }[];
}

describe.each(databaseKinds)('sessions on %s', (kind) => {
  it('are listed with browser and coarse network, and ended one by one', async () => {
    const app = await openApp(kind);
    await app.signIn();
    const phone = await signIn(app, { agent: safari, from: '2001:db8:7:1::9' });
    const desk = await signIn(app);
    const listed = await sessionsOf(app, desk);
    expect(listed).toContainEqual(
      expect.objectContaining({ current: true, browser: 'Firefox on Linux', network: '203.0.113.0/24' }),
    );
    const other = listed.find(({ browser }) => browser === 'Safari on iOS');
    expect(other).toMatchObject({ current: false, network: '2001:db8:7::/48' });
    expect(JSON.stringify(listed)).not.toMatch(/203\.0\.113\.7|token/);

    const end = (id: string, headers = desk) =>
      app.request(`/api/account/sessions/${id}`, { method: 'DELETE', headers });
    expect((await end(other?.id ?? '')).status).toBe(204);
    expect([await status(app, phone), await status(app, desk)]).toEqual([401, 200]);
    expect((await end(other?.id ?? '')).status).toBe(404);
    expect(await listEvents(app.database.db)).toContainEqual(
      expect.objectContaining({ kind: 'account.session_revoked', data: { count: 1 } }),
    );
  });

  it('are ended all but the one that asks', async () => {
    const app = await openApp(kind);
    const first = await app.signIn();
    const second = await signIn(app);
    const answer = await app.request('/api/account/sessions', { method: 'DELETE', headers: second });
    expect([answer.status, await status(app, first), await status(app, second)]).toEqual([204, 401, 200]);
  });

  it('of another account can be neither seen nor ended', async () => {
    const app = await openInbox(kind);
    const [kims] = await sessionsOf(app, app.kims);
    expect((await sessionsOf(app, app.headers)).map(({ id }) => id)).not.toContain(kims?.id);
    const answer = await app.request(`/api/account/sessions/${kims?.id}`, { method: 'DELETE', headers: app.headers });
    expect([answer.status, await status(app, app.kims)]).toEqual([404, 200]);
  });

  it('end after twelve hours without use, and not while they are used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openApp(kind);
    const headers = await app.signIn();
    for (let count = 0; count < 3; count += 1) {
      vi.setSystemTime(Date.now() + 11 * hourMs);
      expect(await status(app, headers)).toBe(200);
    }
    vi.setSystemTime(Date.now() + 12 * hourMs + 1);
    expect(await status(app, headers)).toBe(401);
    expect(await app.database.db.selectFrom('session').select('id').execute()).toEqual([]);
  });

  it('end seven days after the sign-in even while they are used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openApp(kind);
    const headers = await app.signIn();
    const answers: number[] = [];
    for (let hours = 0; hours <= 7 * 24; hours += 6) {
      answers.push(await status(app, headers));
      vi.setSystemTime(Date.now() + 6 * hourMs);
    }
    expect([answers.at(0), answers.at(-2), await status(app, headers)]).toEqual([200, 200, 401]);
  });

  it('end with the next sign-in of the same browser, also by another person, and never take over its token', async () => {
    const app = await openInbox(kind);
    const again = await signIn(app, app.headers);
    expect(again.cookie).not.toContain(tokenIn(app.headers));
    expect([await status(app, app.headers), await status(app, again)]).toEqual([401, 200]);
    const others = await signIn(app, { cookie: app.kims.cookie });
    expect([await status(app, app.kims), await status(app, others)]).toEqual([401, 200]);
  });

  it('get another token when the password is given again or changed, and the one before is void', async () => {
    const app = await openApp(kind);
    const first = await app.signIn();
    const confirmed = await app.send('POST', '/api/account/confirm', { password }, { headers: first });
    const second = { cookie: cookieOf(confirmed) };
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    expect([await status(app, first), await status(app, second)]).toEqual([401, 200]);
    const body = { present: password, password: 'another long password' };
    const third = { cookie: cookieOf(await app.send('POST', '/api/account/password', body, { headers: second })) };
    expect([await status(app, second), await status(app, third)]).toEqual([401, 200]);
    expect(confirmed.headers.getSetCookie()[0]).toMatch(/Max-Age=60\d{4}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('of an account are at most fifty: the one that began first ends', async () => {
    const app = await openApp(kind);
    const first = await app.signIn();
    const second = await signIn(app);
    for (let count = 0; count < 49; count += 1) await signIn(app);
    expect([await status(app, first), await status(app, second)]).toEqual([401, 200]);
    expect(await sessionsOf(app, second)).toHaveLength(50);
  });

  it('are deleted by housekeeping once they are over, with half-made sign-ins', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    await app.send('POST', '/api/auth/sign-in/passkey/options', {});
    await forgetSessions(app.auth, app.database, new Date());
    expect(await status(app, headers)).toBe(200);
    await forgetSessions(app.auth, app.database, new Date(Date.now() + 12 * hourMs + 1));
    expect(await app.database.db.selectFrom('session').select('id').execute()).toEqual([]);
    expect(await app.database.db.selectFrom('verification').select('value').execute()).toEqual([]);
  });

  it('lie in cookies of this very host where the site has TLS', async () => {
    const app = await openApp(kind, { publicUrl: 'https://frontdesk.example' });
    const headers = await app.signIn();
    const sent = await app.send('POST', '/api/account/confirm', { password }, { headers });
    const signedIn = await app.send('POST', '/api/auth/sign-in/email', { email, password });
    const out = await app.send('POST', '/api/auth/sign-out', {}, { headers: { cookie: cookieOf(signedIn) } });
    for (const cookie of [sent, signedIn, out].flatMap((answer) => answer.headers.getSetCookie())) {
      expect(cookie).toMatch(/^__Host-frontdesk\.\w+=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    }
    expect(await status(app, { cookie: cookieOf(signedIn) })).toBe(401);
  });

  it('begin with a mail to the owner when the browser is new, except the first of an account', async () => {
    const app = await openApp(kind);
    const first = await app.signIn();
    const noticed = () => app.database.db.selectFrom('account_notices').select(['id', 'kind']).execute();
    await signIn(app, first);
    expect(await noticed()).toEqual([]);
    const other = await signIn(app, { agent: safari });
    await signIn(app, other);
    const [notice, ...more] = await noticed();
    expect([notice?.kind, more]).toEqual(['new-sign-in', []]);
    const mail = await noticeMail(app.database, { publicUrl: 'https://frontdesk.example' })(notice?.id ?? '');
    expect(mail).toMatchObject({ to: email, subject: 'New sign-in to your staff account' });
    expect(mail?.text).toContain('From: Safari on iOS, network 203.0.113.0/24');
    expect(mail?.text).toContain('https://frontdesk.example/admin/settings/account');
  });

  it('leave an event with the actor, the way and the place', async () => {
    const app = await openApp(kind);
    await app.signIn();
    await signIn(app);
    const event = (await listEvents(app.database.db)).at(-1);
    expect(event).toMatchObject({
      kind: 'account.signed_in',
      actor: { kind: 'staff', id: event?.subject.id },
      data: { method: 'password', second_step: 'none', new_browser: true },
      words: { browser: 'Firefox on Linux', network: '203.0.113.0/24' },
    });
  });
});

describe.each(databaseKinds)('the own account on %s', (kind) => {
  it('gets another name, also in what colleagues see', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const rename = (name: string) => app.send('PATCH', '/api/account', { name }, { headers });
    expect((await rename('Sam Other')).status).toBe(200);
    expect((await (await app.request('/api/staff', { headers })).json()).items[0].name).toBe('Sam Other');
    expect((await rename('  ')).status).toBe(422);
    expect(await (await rename(' Sam\r\nBcc:\u2028eve@example.com\0')).json()).toEqual({
      name: 'Sam Bcc: eve@example.com',
    });
    expect((await app.send('PATCH', '/api/account', { name: 'Sam', role: 'owner' }, { headers })).status).toBe(422);
  });

  it('gets another password by the present one, which ends all other sessions', async () => {
    const app = await openApp(kind);
    const other = await app.signIn();
    const headers = await signIn(app);
    const change = (present: string, wanted: string) =>
      app.send('POST', '/api/account/password', { present, password: wanted }, { headers });
    const wrong = await change('not it at all', 'another long password');
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['present']]);
    expect(Object.keys((await (await change(password, 'short')).json()).errors)).toEqual(['password']);
    const changed = await change(password, 'another long password');
    expect(changed.status).toBe(204);
    expect([await status(app, other), await status(app, { cookie: cookieOf(changed) })]).toEqual([401, 200]);
    expect(await listEvents(app.database.db)).toContainEqual(
      expect.objectContaining({ kind: 'account.password_changed', data: { sessions_ended: 1 } }),
    );
  });

  it('limits wrong passwords as a sign-in does', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const body = { password: 'not it at all' };
      statuses.push((await app.send('POST', '/api/account/confirm', body, { headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it('counts as recently signed in again once the password was given', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openApp(kind);
    const headers = await app.signIn();
    const isRecent = async ({ cookie }: { cookie: string }) =>
      (await (await app.request('/api/account', { headers: { cookie } })).json()).is_recent;
    expect(await isRecent(headers)).toBe(true);
    vi.setSystemTime(Date.now() + hourMs);
    expect(await isRecent(headers)).toBe(false);
    const confirmed = await app.send('POST', '/api/account/confirm', { password }, { headers });
    expect(confirmed.status).toBe(204);
    expect(await isRecent({ cookie: cookieOf(confirmed) })).toBe(true);
  });
});
