import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import { forgetResets, resetKind, resetMail } from './password-resets.ts';

const { email, password } = staff;
const newPassword = 'another long password';

function forget({ send }: TestApp, address = email, from = '203.0.113.7') {
  return send('POST', '/api/auth/forgot', { email: address }, { from });
}

/** The tokens in the mails that go out; null for one that goes out to nobody. */
async function sentTokens({ database, auth }: TestApp): Promise<(string | null)[]> {
  const entries = await database.db.selectFrom('outbox').select('subject_id').where('kind', '=', resetKind).execute();
  const compose = resetMail({ database, auth }, 'https://frontdesk.example');
  return Promise.all(
    entries.map(async ({ subject_id }) => {
      const mail = await compose(subject_id);
      expect(mail?.to ?? email).toBe(email);
      return mail && (/\/admin\/reset-password#(\S+)/.exec(mail.text)?.[1] ?? '');
    }),
  );
}

async function tokenOf(app: TestApp): Promise<string> {
  expect((await forget(app)).status).toBe(202);
  return (await sentTokens(app)).at(-1) ?? '';
}

function reset({ send }: TestApp, token: string, password = newPassword) {
  return send('POST', '/api/auth/reset', { token, password });
}

function signIn({ send }: TestApp, password: string) {
  return send('POST', '/api/auth/sign-in/email', { email, password });
}

async function isSignedIn({ request }: TestApp, headers: { cookie: string }) {
  return (await request('/api/submissions', { headers })).status === 200;
}

async function openWithStaff(kind: 'sqlite' | 'postgres') {
  const app = await openApp(kind, { sendsMail: true });
  return { ...app, headers: await app.signIn() };
}

describe.each(databaseKinds)('a password reset on %s', (kind) => {
  it('sets the password by the link of the mail, once, ends all sessions, and tells the owner', async () => {
    const app = await openWithStaff(kind);
    const token = await tokenOf(app);
    expect(await (await app.send('POST', '/api/auth/reset/check', { token })).json()).toEqual({ usable: true });
    const answer = await reset(app, token);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    expect(await isSignedIn(app, app.headers)).toBe(false);
    expect([(await signIn(app, password)).status, (await signIn(app, newPassword)).status]).toEqual([401, 200]);

    expect((await reset(app, token, 'a third long password')).status).toBe(403);
    expect(await (await app.send('POST', '/api/auth/reset/check', { token })).json()).toEqual({ usable: false });
    expect((await signIn(app, newPassword)).status).toBe(200);
    const notices = await app.database.db.selectFrom('account_notices').select('kind').execute();
    expect(notices).toContainEqual({ kind: 'password-changed' });
    const events = await listEvents(app.database.db);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'account.password_reset', actor: { kind: 'visitor' } }),
    );
  });

  it('works once when its link is used twice at once', async () => {
    const app = await openWithStaff(kind);
    const token = await tokenOf(app);
    const answers = await Promise.all([
      reset(app, token, 'one long password'),
      reset(app, token, 'two long passwords'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  it('fault 26: does not pass the second factor, and ends a sign-in that waits for it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openWithStaff(kind);
    const { headers } = app;
    const begun = await app.send('POST', '/api/account/second-factor', { password }, { headers });
    const { secret } = await begun.json();
    const code = (steps: number) => oneTimeCode(secret, Date.now() + steps * 30_000);
    const on = await app.send('POST', '/api/account/second-factor/confirm', { code: code(-1) }, { headers });
    const session = { cookie: cookieOf(on) };
    const waiting = { cookie: cookieOf(await signIn(app, password)) };

    expect((await reset(app, await tokenOf(app))).status).toBe(204);
    expect(await isSignedIn(app, session)).toBe(false);
    const late = await app.send('POST', '/api/auth/sign-in/code', { code: code(0) }, { headers: waiting });
    expect(late.status).toBe(401);
    const answer = await signIn(app, newPassword);
    expect(await answer.json()).toEqual({ second_step: true });
    const half = { cookie: cookieOf(answer) };
    expect(await isSignedIn(app, half)).toBe(false);
    const done = await app.send('POST', '/api/auth/sign-in/code', { code: code(1) }, { headers: half });
    expect(await isSignedIn(app, { cookie: cookieOf(done) })).toBe(true);
  });

  it('answers an unknown address as a known one, by the same statements, and writes to nobody', async () => {
    const app = await openWithStaff(kind);
    const before = app.logged.length;
    const known = await forget(app);
    const unknown = await forget(app, 'nobody@example.com');
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await sentTokens(app)).toEqual([expect.any(String), null]);
    expect(app.logged.slice(before).join('')).not.toContain('example.com');
  });

  it('refuses a link after an hour, a made-up one, and the earlier ones once one is used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openWithStaff(kind);
    const [first, second] = [await tokenOf(app), await tokenOf(app)];
    expect((await reset(app, `${first.slice(0, -1)}x`)).status).toBe(403);
    expect((await reset(app, 'guess')).status).toBe(403);
    expect((await reset(app, second)).status).toBe(204);
    expect((await reset(app, first)).status).toBe(403);
    const third = await tokenOf(app);
    vi.setSystemTime(Date.now() + 3_600_000 + 1);
    expect((await reset(app, third)).status).toBe(403);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await forgetResets(app.database, new Date());
    expect(await app.database.db.selectFrom('password_resets').select('id').execute()).toEqual([]);
  });

  it('sends three mails an hour to one address at most, and asks one network address to wait after five wishes', async () => {
    const app = await openWithStaff(kind);
    for (let count = 0; count < 5; count += 1) expect((await forget(app)).status).toBe(202);
    const refused = await forget(app, 'another@example.com');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await forget(app, email, '198.51.100.4')).status).toBe(202);
    expect(await sentTokens(app)).toHaveLength(3);
  });

  it('is left to an operator where no mail is sent', async () => {
    const app = await openApp(kind);
    expect(await (await app.request('/api/auth/forgot')).json()).toEqual({ missing_setting: 'SMTP_URL' });
    expect((await forget(app)).status).toBe(409);
  });

  it('is left to an operator where the site knows no address, whatever host a request names', async () => {
    const ask = async (app: TestApp) => {
      const address = 'http://desk.example/api/auth/forgot';
      const { missing_setting } = await (await app.app.request(address)).json();
      const headers = { 'content-type': 'application/json', origin: 'http://desk.example' };
      const answer = await app.app.request(address, { method: 'POST', headers, body: JSON.stringify({ email }) });
      return [missing_setting, answer.status];
    };
    const app = await openWithStaff(kind);
    expect(await ask(app)).toEqual(['PUBLIC_URL', 409]);
    expect(await sentTokens(app)).toEqual([]);
    expect(await ask(await openApp(kind, { sendsMail: true, publicUrl: 'http://desk.example' }))).toEqual([null, 202]);
  });
});
