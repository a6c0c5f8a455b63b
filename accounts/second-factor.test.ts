import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '#/events/actor.ts';
import { listEvents } from '#/events/list-events.ts';
import { routePermissions } from '#/server/http/route-permissions.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import { resetPassword } from './accounts.ts';

const stepMs = 30_000;
const { email, password } = staff;

it('computes codes in the tests as RFC 6238 does', () => {
  // Appendix B, of which six digits are taken; its key is `12345678901234567890`.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1111111109, 20000000000].map((seconds) => oneTimeCode(key, seconds * 1_000))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
});

/** An app in which time passes only when a test lets it. */
async function openAtNoon(kind: 'sqlite' | 'postgres') {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / stepMs) * stepMs });
  onTestFinished(() => void vi.useRealTimers());
  return openApp(kind, { metricsToken: 'a-token-for-the-metrics' });
}

function passSteps(count: number): void {
  vi.setSystemTime(Date.now() + count * stepMs);
}

/** A member of staff with a second factor; gives their session, their key, and their recovery codes. */
async function enrol(app: TestApp) {
  const first = await app.signIn();
  const begun = await app.send('POST', '/api/account/second-factor', { password }, { headers: first });
  expect(begun.status).toBe(200);
  const { secret } = await begun.json();
  const code = oneTimeCode(secret, Date.now());
  const confirmed = await app.send('POST', '/api/account/second-factor/confirm', { code }, { headers: first });
  expect(confirmed.status).toBe(200);
  const { recovery_codes } = await confirmed.json();
  passSteps(1);
  return { first, headers: { cookie: cookieOf(confirmed) }, secret, recoveryCodes: recovery_codes as string[] };
}

async function passwordStep(app: TestApp) {
  const response = await app.send('POST', '/api/auth/sign-in/email', { email, password });
  expect([response.status, await response.json()]).toEqual([200, { second_step: true }]);
  return { cookie: cookieOf(response) };
}

function codeStep(app: TestApp, headers: { cookie: string }, code: string, from?: string) {
  return app.send('POST', '/api/auth/sign-in/code', { code }, { headers, ...(from && { from }) });
}

function recoveryStep(app: TestApp, headers: { cookie: string }, code: string) {
  return app.send('POST', '/api/auth/sign-in/recovery-code', { code }, { headers });
}

async function reaches(app: TestApp, headers: { cookie: string }) {
  return (await app.request('/api/submissions', { headers })).status === 200;
}

async function kindsOf(app: TestApp) {
  return (await listEvents(app.database.db)).map(({ kind }) => kind);
}

describe.each(databaseKinds)('a second factor on %s', (kind) => {
  it('is set up by a code of the app, gives ten recovery codes, and ends the sessions that began without it', async () => {
    const app = await openAtNoon(kind);
    const first = await app.signIn();
    const other = { cookie: cookieOf(await app.send('POST', '/api/auth/sign-in/email', { email, password })) };
    const wrong = await app.send(
      'POST',
      '/api/account/second-factor',
      { password: 'not it at all' },
      { headers: first },
    );
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['password']]);

    const begun = await (await app.send('POST', '/api/account/second-factor', { password }, { headers: first })).json();
    expect(new URL(begun.uri).protocol).toBe('otpauth:');
    const confirm = (code: string) =>
      app.send('POST', '/api/account/second-factor/confirm', { code }, { headers: first });
    expect((await confirm('000000')).status).toBe(422);
    expect(await (await app.request('/api/account', { headers: first })).json()).toMatchObject({ second_factor: null });

    const confirmed = await confirm(oneTimeCode(begun.secret, Date.now()));
    expect(new Set((await confirmed.json()).recovery_codes).size).toBe(10);
    const headers = { cookie: cookieOf(confirmed) };
    expect([await reaches(app, headers), await reaches(app, first), await reaches(app, other)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await (await app.request('/api/account', { headers })).json()).toMatchObject({
      second_factor: { recovery_codes: 10 },
    });
    expect((await app.send('POST', '/api/account/second-factor', { password }, { headers })).status).toBe(409);
    expect(await kindsOf(app)).toContain('account.two_factor_enabled');
  });

  it('is asked for after the password, and then the session is open', async () => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    const half = await passwordStep(app);
    const done = await codeStep(app, half, oneTimeCode(secret, Date.now()));
    expect([done.status, await done.text()]).toEqual([200, '{}']);
    expect(await reaches(app, { cookie: cookieOf(done) })).toBe(true);
    const last = (await listEvents(app.database.db)).at(-1);
    expect(last).toMatchObject({ kind: 'account.signed_in', data: { method: 'password', second_step: 'code' } });
  });

  it('fault 25: refuses a code that was used, in the sign-in it was used in and in another', async () => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    const code = oneTimeCode(secret, Date.now());
    const halves = [await passwordStep(app), await passwordStep(app)] as const;
    expect((await codeStep(app, halves[0], code)).status).toBe(200);
    expect((await codeStep(app, halves[1], code)).status).toBe(401);
    // An earlier one is no better, though the clock forgives it.
    expect((await codeStep(app, halves[1], oneTimeCode(secret, Date.now() - stepMs))).status).toBe(401);
    expect((await codeStep(app, halves[1], oneTimeCode(secret, Date.now() + stepMs))).status).toBe(200);
    expect(await kindsOf(app)).toContain('account.second_step_failed');
  });

  it('fault 25: lets one in of several that send the same code at once', async () => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    const code = oneTimeCode(secret, Date.now());
    const halves: { cookie: string }[] = [];
    for (let count = 0; count < 4; count += 1) halves.push(await passwordStep(app));
    const answers = await Promise.all(halves.map((half, at) => codeStep(app, half, code, `198.51.${at}.7`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('fault 25: refuses the code that was used to set it up', async () => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    const half = await passwordStep(app);
    expect((await codeStep(app, half, oneTimeCode(secret, Date.now() - stepMs))).status).toBe(401);
  });

  it.each([-2, 2])('fault 25: refuses a code that is %d steps off', async (steps) => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    passSteps(3);
    const half = await passwordStep(app);
    expect((await codeStep(app, half, oneTimeCode(secret, Date.now() + steps * stepMs))).status).toBe(401);
    expect((await codeStep(app, half, oneTimeCode(secret, Date.now()))).status).toBe(200);
  });

  it('fault 25: ends a sign-in after five wrong codes, and locks the second step after ten from anywhere', async () => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    let tries = 0;
    const anotherAddress = () => {
      tries += 1;
      return `198.51.${tries}.7`;
    };
    const guess = (half: { cookie: string }) => codeStep(app, half, '000000', anotherAddress());
    const right = (half: { cookie: string }) => codeStep(app, half, oneTimeCode(secret, Date.now()), anotherAddress());

    const first = await passwordStep(app);
    for (let count = 0; count < 5; count += 1) expect((await guess(first)).status).toBe(401);
    const over = await right(first);
    expect([over.status, (await over.json()).type]).toEqual([401, 'urn:frontdesk:problem:sign-in-over']);
    passSteps(1);
    const second = await passwordStep(app);
    for (let count = 0; count < 4; count += 1) await guess(second);
    await guess(await passwordStep(app));
    const locked = await right(await passwordStep(app));
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    passSteps(31);
    expect((await right(await passwordStep(app))).status).toBe(200);
  });

  it('fault 25: limits wrong codes of one address', async () => {
    const app = await openAtNoon(kind);
    await enrol(app);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const half = await passwordStep(app);
      for (let guess = 0; guess < 4; guess += 1) statuses.push((await codeStep(app, half, '000000')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('fault 25: opens no route of staff to who has passed the first step alone', async () => {
    const app = await openAtNoon(kind);
    await enrol(app);
    const half = await passwordStep(app);
    const found: string[] = [];
    for (const [route, permission] of routePermissions) {
      if (permission === 'public' || permission === 'platform') continue;
      const [method = '', path = ''] = route.split(' ');
      const address = path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000');
      const body = method === 'GET' ? {} : { body: '{}' };
      const headers = { 'content-type': 'application/json', ...half };
      const { status } = await app.request(address, { method, headers, ...body });
      if (status !== 401) found.push(`${route} ${status}`);
    }
    expect(found).toEqual([]);
    expect(await (await app.request('/api/auth/get-session', { headers: half })).json()).toBeNull();
  });

  it('fault 25: takes a recovery code once, also when it is sent twice at once', async () => {
    const app = await openAtNoon(kind);
    const { recoveryCodes } = await enrol(app);
    const [code = '', other = ''] = recoveryCodes;
    const halves = [await passwordStep(app), await passwordStep(app)] as const;
    const answers = await Promise.all(halves.map((half) => recoveryStep(app, half, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await recoveryStep(app, await passwordStep(app), code)).status).toBe(401);
    const done = await recoveryStep(app, await passwordStep(app), other);
    expect(done.status).toBe(200);
    const headers = { cookie: cookieOf(done) };
    expect(await (await app.request('/api/account', { headers })).json()).toMatchObject({
      second_factor: { recovery_codes: 8 },
    });
  });

  it('fault 26: is asked for after an operator has set a new password, also of a sign-in that waited for it', async () => {
    const app = await openAtNoon(kind);
    const { secret } = await enrol(app);
    const half = await passwordStep(app);
    await resetPassword(app, email, 'another long password', systemActor);
    const code = oneTimeCode(secret, Date.now());
    expect((await codeStep(app, half, code)).status).toBe(401);
    const again = await app.send('POST', '/api/auth/sign-in/email', { email, password: 'another long password' });
    expect(await again.json()).toEqual({ second_step: true });
  });

  it('keeps neither its key nor a recovery code readable in the database', async () => {
    const app = await openAtNoon(kind);
    const { secret, recoveryCodes } = await enrol(app);
    const rows = JSON.stringify(await app.database.db.selectFrom('twoFactor').selectAll().execute());
    expect([secret, ...recoveryCodes].filter((text) => rows.includes(text))).toEqual([]);
  });

  it('gets new recovery codes by the password, which replace the earlier ones', async () => {
    const app = await openAtNoon(kind);
    const { headers, recoveryCodes } = await enrol(app);
    const renew = (given: string) =>
      app.send('POST', '/api/account/second-factor/recovery-codes', { password: given }, { headers });
    expect((await renew('not it at all')).status).toBe(422);
    const { recovery_codes } = await (await renew(password)).json();
    expect((await recoveryStep(app, await passwordStep(app), recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await recoveryStep(app, await passwordStep(app), recovery_codes[0])).status).toBe(200);
  });

  it('is switched off by the password, and not asked for after that', async () => {
    const app = await openAtNoon(kind);
    const { headers } = await enrol(app);
    const remove = (given: string) =>
      app.send('POST', '/api/account/second-factor/remove', { password: given }, { headers });
    expect((await remove('not it at all')).status).toBe(422);
    expect((await remove(password)).status).toBe(204);
    expect((await remove(password)).status).toBe(409);
    const response = await app.send('POST', '/api/auth/sign-in/email', { email, password });
    expect(await reaches(app, { cookie: cookieOf(response) })).toBe(true);
    expect(await kindsOf(app)).toContain('account.two_factor_disabled');
  });
});
