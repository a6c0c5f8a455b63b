import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '#/events/actor.ts';
import { openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { createAccount } from './accounts.ts';

const wrong = 'some wrong password';

function signIn({ send }: TestApp, from: string, password: string, email = staff.email): Promise<Response> {
  return send('POST', '/api/auth/sign-in/email', { email, password }, { from });
}

async function openWithStaff(): Promise<TestApp> {
  const app = await openApp('sqlite', { hashesEachTime: true });
  await createAccount(app, staff, systemActor);
  return app;
}

describe('sign-ins that come all at once', () => {
  it('queue one per network, refuse the rest for now, and let staff of another network in', async () => {
    const app = await openWithStaff();
    const flood = Array.from({ length: 80 }, (_, count) =>
      signIn(app, `198.51.${count % 10}.7`, wrong, `${count}@x.example`),
    );
    const ours = signIn(app, '203.0.113.7', staff.password);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect((await ours).status).toBe(200);
    // Two run at once, and one more of each network waits.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12);
    const refused = (await Promise.all(flood)).find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBe(2);
  }, 60_000);

  it('do not count against an address while they are refused for now', async () => {
    const app = await openWithStaff();
    await Promise.all(Array.from({ length: 40 }, () => signIn(app, '203.0.113.7', wrong)));
    expect((await signIn(app, '203.0.113.7', staff.password)).status).toBe(200);
  }, 60_000);
});

it('slows down guesses at one account from many networks, except from a network that has signed in', async () => {
  // Fake time: the guesses come without a pause, however long the machine takes.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openWithStaff();
  expect((await signIn(app, '203.0.113.7', staff.password)).status).toBe(200);
  for (let count = 0; count < 20; count += 1) {
    expect((await signIn(app, `198.51.${count}.7`, wrong)).status).toBe(401);
  }
  const refused = await signIn(app, '192.0.2.1', wrong);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(1);
  expect((await signIn(app, '203.0.113.8', staff.password)).status).toBe(200);
}, 60_000);
