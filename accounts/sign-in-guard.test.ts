import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '#/events/actor.ts';
import { cookieOf, openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { createAccount } from './accounts.ts';

const wrong = 'some wrong password';

function signIn({ send }: TestApp, from: string, password: string, email = staff.email): Promise<Response> {
  return send('POST', '/api/auth/sign-in/email', { email, password }, { from });
}

function signInBy({ send }: TestApp, headers: { cookie: string }, from: string, password: string): Promise<Response> {
  return send('POST', '/api/auth/sign-in/email', { email: staff.email, password }, { headers, from });
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
    // One runs at once, and one more of each network waits.
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

it('lets in who signed in before with their browser while strangers fill the queue', async () => {
  const app = await openWithStaff();
  const browser = { cookie: cookieOf(await signIn(app, '203.0.113.7', staff.password)) };
  const flood = Array.from({ length: 40 }, (_, count) => signIn(app, `10.9.${count}.7`, wrong, `${count}@x.example`));
  const stranger = signIn(app, '192.0.2.1', staff.password);
  // From another network, too.
  const ours = signInBy(app, browser, '198.51.100.7', staff.password);
  expect([(await ours).status, (await stranger).status]).toEqual([200, 429]);
  await Promise.all(flood);
}, 60_000);

it('does not slow down who signed in before with their browser, but for wrong tries of theirs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openApp('sqlite');
  await app.signIn();
  const browser = { cookie: cookieOf(await signIn(app, '203.0.113.7', staff.password)) };
  for (let count = 0; count < 20; count += 1) await signIn(app, `198.51.${count}.7`, wrong);
  expect((await signIn(app, '192.0.2.1', staff.password)).status).toBe(429);
  expect((await signInBy(app, browser, '192.0.2.2', staff.password)).status).toBe(200);
  for (let count = 0; count < 20; count += 1) {
    expect((await signInBy(app, browser, `10.9.${count}.7`, wrong)).status).toBe(401);
  }
  expect((await signInBy(app, browser, '10.10.0.7', wrong)).status).toBe(429);
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
