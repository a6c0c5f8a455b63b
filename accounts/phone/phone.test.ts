import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { cookieOf, openApp, staff } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import { startTestReceiver } from '#/tests/support/receiver.ts';
import { removeSecondFactor } from '../second-factor.ts';

const { email, password } = staff;
const number = '+353871234567';
const minuteMs = 60_000;

type Cookies = { cookie: string };

/** A desk whose texts go to a service of ours, in which time passes only when a test lets it. */
async function openDesk(kind: 'sqlite' | 'postgres') {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 30_000) * 30_000 });
  onTestFinished(() => void vi.useRealTimers());
  const service = await startTestReceiver();
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const app = await openApp(kind, { textMessages: { url: service.url, secret } });
  const headers = await app.signIn();

  /** The code of the last text. */
  function lastCode(): string {
    const { headers, body } = service.received.at(-1) ?? { headers: {}, body: '' };
    const { to, text } = new Webhook(secret).verify(body, headers) as { to: string; text: string };
    expect(to).toBe(number);
    return /^\d{6}(?= is your code)/.exec(text)?.[0] ?? '';
  }
  const post = (path: string, body: object, as: Cookies, from?: string) =>
    app.send('POST', path, body, { headers: as, ...(from && { from }) });
  const give = (given: string, as: Cookies = headers) => post('/api/account/phone', { number: given }, as);
  const confirm = (code: string, as: Cookies = headers) => post('/api/account/phone/confirm', { code }, as);

  /** Adds the number to the account; gives the session from then on. */
  async function add() {
    expect((await give(number)).status).toBe(202);
    const answer = await confirm(lastCode());
    expect(answer.status).toBe(200);
    const { recovery_codes } = await answer.json();
    return { session: { cookie: cookieOf(answer) }, recoveryCodes: recovery_codes as string[] };
  }
  async function passwordStep() {
    const answer = await app.send('POST', '/api/auth/sign-in/email', { email, password });
    return { answer: await answer.json(), half: { cookie: cookieOf(answer) } };
  }
  const ask = (half: Cookies) => post('/api/auth/sign-in/phone/send', {}, half);
  let tries = 0;
  const codeStep = (half: Cookies, code: string) => {
    tries += 1;
    return post('/api/auth/sign-in/phone', { code }, half, `198.51.${tries}.7`);
  };
  const reaches = async (as: Cookies) => (await app.request('/api/submissions', { headers: as })).status === 200;
  const account = async (as: Cookies) => (await app.request('/api/account', { headers: as })).json();
  const kinds = async () => (await listEvents(app.database.db)).map((event) => event.kind);
  return {
    ...app,
    service,
    headers,
    lastCode,
    give,
    confirm,
    add,
    passwordStep,
    ask,
    codeStep,
    reaches,
    account,
    kinds,
  };
}

function passMinutes(count: number): void {
  vi.setSystemTime(Date.now() + count * minuteMs);
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(databaseKinds)('a phone number on %s', (kind) => {
  it('is added by the code that is texted to it, gives recovery codes, and ends the sessions before', async () => {
    const desk = await openDesk(kind);
    expect(await desk.account(desk.headers)).toMatchObject({ second_factor: null, phone: { ending: null } });
    expect((await desk.give('+353 (87) 123-45.67')).status).toBe(202);
    expect((await desk.confirm(wrong(desk.lastCode()))).status).toBe(422);
    const answer = await desk.confirm(desk.lastCode());
    expect(new Set((await answer.json()).recovery_codes).size).toBe(10);
    const session = { cookie: cookieOf(answer) };
    expect([await desk.reaches(session), await desk.reaches(desk.headers)]).toEqual([true, false]);
    expect(await desk.account(session)).toMatchObject({
      second_factor: { recovery_codes: 10, app: false },
      phone: { ending: '67' },
    });
    expect((await desk.give('+353879999999', session)).status).toBe(422);
    expect(await desk.kinds()).toEqual(expect.arrayContaining(['account.phone_added', 'account.two_factor_enabled']));
    const notices = await desk.database.db.selectFrom('account_notices').select('kind').execute();
    expect(notices).toContainEqual({ kind: 'phone-added' });
  });

  it('is neither readable in the database, nor in an event or a line of the log, and nor is a code', async () => {
    const desk = await openDesk(kind);
    const { session } = await desk.add();
    const { half } = await desk.passwordStep();
    await desk.ask(half);
    desk.service.behaviour = { status: 500, body: number };
    await desk.ask(half);
    const { db } = desk.database;
    const stored = JSON.stringify([
      await db.selectFrom('phone_factors').selectAll().execute(),
      await db.selectFrom('verification').selectAll().execute(),
      await listEvents(db),
      desk.logged,
      await desk.account(session),
    ]);
    expect([number, number.slice(4), desk.lastCode()].filter((text) => stored.includes(text))).toEqual([]);
    expect(stored).toContain('HTTP 500');
  });

  it.each(['0871234567', '+0871234567', '+353', 'nobody', '+353871234567890123'])('refuses %s', async (given) => {
    const desk = await openDesk(kind);
    const answer = await desk.give(given);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['number']]);
    expect(desk.service.received).toEqual([]);
  });

  it('is a second step of the sign-in, by a code that works once', async () => {
    const desk = await openDesk(kind);
    await desk.add();
    const [{ answer, half }, other] = [await desk.passwordStep(), await desk.passwordStep()];
    expect(answer).toEqual({ second_step: true, phone: { ending: '67', only: true } });
    expect((await desk.ask(half)).status).toBe(202);
    const code = desk.lastCode();
    expect(await desk.reaches(half)).toBe(false);
    // A code belongs to the sign-in that asked for it.
    expect((await desk.codeStep(other.half, code)).status).toBe(401);
    const done = await desk.codeStep(half, code);
    expect([done.status, await desk.reaches({ cookie: cookieOf(done) })]).toEqual([200, true]);
    expect((await listEvents(desk.database.db)).at(-1)).toMatchObject({
      kind: 'account.signed_in',
      data: { method: 'password', second_step: 'phone' },
    });
    expect((await desk.codeStep(half, code)).status).toBe(401);
  });

  it('lets one in of several that send the same code at once', async () => {
    const desk = await openDesk(kind);
    await desk.add();
    const { half } = await desk.passwordStep();
    await desk.ask(half);
    const answers = await Promise.all([1, 2, 3].map(() => desk.codeStep(half, desk.lastCode())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('takes a code for five minutes, and for five tries', async () => {
    const desk = await openDesk(kind);
    await desk.add();
    const { half } = await desk.passwordStep();
    await desk.ask(half);
    const old = desk.lastCode();
    passMinutes(5.1);
    const late = await desk.codeStep(half, old);
    expect([late.status, (await late.json()).type]).toEqual([401, 'urn:frontdesk:problem:code-over']);
    await desk.ask(half);
    const code = desk.lastCode();
    for (let tries = 0; tries < 5; tries += 1) expect((await desk.codeStep(half, wrong(code))).status).toBe(401);
    const over = await desk.codeStep(half, code);
    expect([over.status, (await over.json()).type]).toEqual([401, 'urn:frontdesk:problem:code-over']);
    expect(await desk.kinds()).toContain('account.second_step_failed');
    await desk.ask(half);
    expect((await desk.codeStep(half, desk.lastCode())).status).toBe(200);
  });

  it('gets five texts an hour at most, whoever asks', async () => {
    const desk = await openDesk(kind);
    await desk.add();
    for (let texts = 1; texts < 5; texts += 1)
      expect((await desk.ask((await desk.passwordStep()).half)).status).toBe(202);
    const refused = await desk.ask((await desk.passwordStep()).half);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 600]).toEqual([429, true]);
    expect(desk.service.received).toHaveLength(5);
  });

  it('says so when the service takes no message, and texts nobody without a sign-in', async () => {
    const desk = await openDesk(kind);
    desk.service.behaviour = { status: 503 };
    const answer = await desk.give(number);
    expect([answer.status, (await answer.json()).type]).toEqual([502, 'urn:frontdesk:problem:text-not-sent']);
    expect((await desk.ask({ cookie: '' })).status).toBe(401);
    expect((await desk.ask(desk.headers)).status).toBe(401);
    expect(desk.service.received).toHaveLength(1);
  });

  it('stands beside an app, whose set-up leaves the recovery codes as they are', async () => {
    const desk = await openDesk(kind);
    const { session, recoveryCodes } = await desk.add();
    const post = (path: string, body: object) => desk.send('POST', path, body, { headers: session });
    const begun = await (await post('/api/account/second-factor', { password })).json();
    const [{ half: before }] = [await desk.passwordStep()];
    const recovered = await desk.send(
      'POST',
      '/api/auth/sign-in/recovery-code',
      { code: recoveryCodes[0] },
      { headers: before },
    );
    expect(recovered.status).toBe(200);
    const confirmed = await post('/api/account/second-factor/confirm', { code: oneTimeCode(begun.secret, Date.now()) });
    expect([confirmed.status, (await confirmed.json()).recovery_codes]).toEqual([200, recoveryCodes.slice(1)]);
    expect(await desk.account(session)).toMatchObject({ second_factor: { app: true }, phone: { ending: '67' } });
    passMinutes(1);
    const { answer, half } = await desk.passwordStep();
    expect(answer.phone).toEqual({ ending: '67', only: false });
    const byApp = await desk.send(
      'POST',
      '/api/auth/sign-in/code',
      { code: oneTimeCode(begun.secret, Date.now()) },
      { headers: half },
    );
    expect(byApp.status).toBe(200);
    expect((await desk.request('/api/account/phone', { method: 'DELETE', headers: session })).status).toBe(204);
    expect(await desk.account(session)).toMatchObject({ second_factor: { app: true }, phone: { ending: null } });
    expect((await desk.passwordStep()).answer).toEqual({ second_step: true });
  });

  it('is removed within minutes of the password, and two-step sign-in with it where there is nothing else', async () => {
    const desk = await openDesk(kind);
    const { session } = await desk.add();
    passMinutes(11);
    const remove = (headers: Record<string, string>) =>
      desk.request('/api/account/phone', { method: 'DELETE', headers });
    expect((await remove(session)).status).toBe(403);
    const confirmed = await desk.send('POST', '/api/account/confirm', { password }, { headers: session });
    const confirmedSession = { cookie: cookieOf(confirmed) };
    expect([(await remove(confirmedSession)).status, (await remove(confirmedSession)).status]).toEqual([204, 404]);
    expect(await desk.account(confirmedSession)).toMatchObject({ second_factor: null, phone: { ending: null } });
    expect(await desk.reaches({ cookie: (await desk.passwordStep()).half.cookie })).toBe(true);
  });

  it('goes with two-step sign-in when that is switched off', async () => {
    const desk = await openDesk(kind);
    await desk.add();
    const { id } = await desk.database.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    await removeSecondFactor(desk, id, { actor: { kind: 'system' }, place: null });
    expect(await desk.database.db.selectFrom('phone_factors').selectAll().execute()).toEqual([]);
    expect(await desk.kinds()).toContain('account.phone_removed');
  });

  it('is nowhere where no service is set', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    expect(await (await app.request('/api/account', { headers })).json()).toMatchObject({ phone: null });
    const calls: [string, string, object][] = [
      ['POST', '/api/account/phone', { number }],
      ['POST', '/api/account/phone/confirm', { code: '000000' }],
      ['DELETE', '/api/account/phone', {}],
      ['POST', '/api/auth/sign-in/phone', { code: '000000' }],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await app.send(method, path, body, { headers })).status]).toEqual([path, 404]);
    }
  });
});
