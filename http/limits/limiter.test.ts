import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds, openTestDatabase } from '#/tests/support/databases.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { createLimiter } from './limiter.ts';

const hourMs = 3_600_000;

function post({ send }: TestApp, from: string): Promise<Response> {
  return send('POST', '/api/submissions', newRequest(), { from });
}

async function statuses(app: TestApp, addresses: string[]): Promise<number[]> {
  const given: number[] = [];
  for (const from of addresses) given.push((await post(app, from)).status);
  return given;
}

describe.each(databaseKinds)('fault 17: many addresses of one network on %s', (kind) => {
  it('allows an IPv6 /48 four times the limit of a /64, and does not affect the next /48', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1 });
    const subnets = [1, 2, 3, 4, 5, 6].map((subnet) => `2001:db8:1:${subnet}::1`);
    expect(await statuses(app, subnets)).toEqual([201, 201, 201, 201, 429, 429]);
    const refused = await post(app, '2001:db8:1:ffff::1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await post(app, '2001:db8:2:1::1')).status).toBe(201);
  });

  it('allows an IPv4 /24 sixteen times the limit of an address, and does not affect the next /24', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1 });
    const addresses = Array.from({ length: 17 }, (_, last) => `198.51.100.${last}`);
    expect(await statuses(app, addresses)).toEqual([...Array<number>(16).fill(201), 429]);
    expect((await post(app, '198.51.101.1')).status).toBe(201);
  });

  it('does not count a request against the network when the address is refused', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1 });
    expect(await statuses(app, Array<string>(8).fill('2001:db8:1:1::1'))).toEqual([201, ...Array<number>(7).fill(429)]);
    expect((await post(app, '2001:db8:1:2::1')).status).toBe(201);
  });

  it('does not count a request against the address when the network is refused', async () => {
    const limiter = await createLimiter(await openTestDatabase(kind), { name: 'x', points: 1, durationSeconds: 600 });
    const subnets = [1, 2, 3, 4, 5].map((subnet) => `2001:db8:1:${subnet}::`);
    for (const subnet of subnets) await limiter.take(subnet);
    await limiter.giveBack('2001:db8:1:1::');
    expect(await limiter.take('2001:db8:1:5::')).toEqual({ admitted: true });
  });
});

describe('a clock that is set back', () => {
  it('never makes a limited address wait longer than the window, in memory', async () => {
    const app = await openApp('sqlite', { formLimitPer10Min: 1 });
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await post(app, '198.51.100.1');
    vi.setSystemTime(Date.now() - 2 * hourMs);
    const refused = await post(app, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    vi.advanceTimersByTime(600_000);
    expect((await post(app, '198.51.100.1')).status).toBe(201);
  });

  it('ends a window on Postgres that would last longer than a whole one', async () => {
    const app = await openApp('postgres', { formLimitPer10Min: 1 });
    await post(app, '198.51.100.1');
    expect((await post(app, '198.51.100.1')).status).toBe(429);
    // As if the database's own clock had been two hours ahead when the window began.
    await app.database.pool?.query(`update rate_limits set expire = expire + ${2 * hourMs}`);
    expect((await post(app, '198.51.100.1')).status).toBe(201);
  });
});

it('remembers a bounded number of addresses, and forgets the oldest first', async () => {
  const limiter = await createLimiter(await openTestDatabase('sqlite'), { name: 'x', points: 1, durationSeconds: 600 });
  expect((await limiter.take('the first')).admitted).toBe(true);
  expect((await limiter.take('the first')).admitted).toBe(false);
  for (let count = 0; count < 100_000; count += 1) await limiter.take(`visitor ${count}`);
  expect((await limiter.take('the first')).admitted).toBe(true);
});

it('counts in memory while Postgres is unavailable', async () => {
  const database = await openTestDatabase('postgres');
  const limiter = await createLimiter(database, { name: 'x', points: 1, durationSeconds: 600 });
  await database.pool?.query('drop table rate_limits');
  expect((await limiter.take('198.51.100.1')).admitted).toBe(true);
  expect((await limiter.take('198.51.100.1')).admitted).toBe(false);
});

it('counts exactly when many come at once, takes nothing for those refused, and waits in no circle', async () => {
  const database = await openTestDatabase('postgres');
  const options = { name: 'x', points: 10, durationSeconds: 600, soft: { points: 5, inAll: 1_000 } };
  const servers = await Promise.all([createLimiter(database, options), createLimiter(database, options)]);
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  const asked = Array.from({ length: 90 }, async (_, index) => {
    const address = addresses[index % addresses.length] ?? '';
    const server = servers[index % servers.length];
    return (await server?.take(address))?.admitted;
  });
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(addresses.length * options.points);
  const counted = async () => {
    const { rows } = (await database.pool?.query('select key, points from rate_limits order by key')) ?? { rows: [] };
    return Object.fromEntries(rows.map(({ key, points }: { key: string; points: number }) => [key, points]));
  };
  const each = Object.fromEntries(addresses.map((address) => [`x:${address}`, 10]));
  expect(await counted()).toEqual({ ...each, 'x:198.51.100.0/24': 30, 'x:all': 30 });
  await Promise.all(addresses.flatMap((address) => Array.from({ length: 10 }, () => servers[0]?.giveBack(address))));
  expect(new Set(Object.values(await counted()))).toEqual(new Set([0]));
});
