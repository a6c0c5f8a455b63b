import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createAccount } from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { authSecret } from '#/accounts/auth-secret.ts';
import { confirmSecondFactor } from '#/accounts/own/second-factor.ts';
import { staffSessionOf } from '#/accounts/staff-session.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { listEvents } from '#/events/list-events.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import { run } from '#/tests/support/run.ts';

const staff = { name: 'Sam', email: 'sam@example.com', password: 'a long enough password' };

/** What Better Auth answers, as the headers of the next call. */
function cookiesOf(response: Response): Headers {
  return new Headers({
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  });
}

it('`npm run staff -- one-step` lets who lost phone and codes in by the password alone, once it is on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-staff-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = openDatabase({ dataDir });
  onTestFinished(database.close);
  await migrate(database);
  const auth = createAuth({ database, secret: authSecret(dataDir), publicUrl: undefined });
  await createAccount({ database, auth }, staff, systemActor);
  const { email, password } = staff;
  const signIn = () => auth.api.signInEmail({ body: { email, password }, asResponse: true });
  const headers = cookiesOf(await signIn());
  const session = await staffSessionOf(auth, headers);
  if (!session) throw new Error('nobody is signed in');
  const begun = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
  const secret = new URL('totpURI' in begun ? begun.totpURI : '').searchParams.get('secret') ?? '';
  const place = { browser: 'Firefox', network: '203.0.113.0/24' };
  const code = oneTimeCode(secret, Date.now());
  expect((await confirmSecondFactor({ database, auth }, session, { code, headers, place })).outcome).toBe('on');
  expect(await (await signIn()).json()).toMatchObject({ twoFactorRedirect: true });

  const command = () =>
    run([process.execPath, 'scripts/staff.ts', 'one-step', 'SAM@example.com'], { DATA_DIR: dataDir });
  expect(await command()).toEqual({
    code: 0,
    stdout: 'SAM@example.com signs in with the password alone\n',
    stderr: '',
  });
  expect(await (await signIn()).json()).toMatchObject({ user: { email } });
  expect((await listEvents(database.db)).at(-1)).toMatchObject({
    kind: 'account.two_factor_disabled',
    actor: { kind: 'system' },
  });
  const again = await command();
  expect([again.code, again.stderr]).toEqual([1, 'SAM@example.com signs in with the password alone already\n']);
});
