import { describe, expect, it } from 'vitest';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { ann, post } from '#/tests/support/requests.ts';

describe.each(databaseKinds)('fault 17: posts by the thousand on %s', (kind) => {
  it('answers 429 with Retry-After to one address and leaves others alone', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 3 });
    const from = '198.51.100.1';
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) statuses.push((await post(app, ann, { from })).status);
    const refused = await post(app, ann, { from });
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(app, ann, { from: '198.51.100.2' })).status).toBe(201);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-frontdesk-peer'])(
    'is not misled by a spoofed %s',
    async (header) => {
      const app = await openApp(kind, { formLimitPer10Min: 1 });
      await post(app, ann, { headers: { [header]: '192.0.2.1' } });
      expect((await post(app, ann, { headers: { [header]: '192.0.2.2' } })).status).toBe(429);
    },
  );

  it('counts IPv4 mapped into IPv6 as the IPv4 address it is, and IPv6 by its /64', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1 });
    await post(app, ann, { from: '192.0.2.1' });
    expect((await post(app, ann, { from: '::ffff:192.0.2.1' })).status).toBe(429);
    await post(app, ann, { from: '2001:db8:1:2::1' });
    expect((await post(app, ann, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await post(app, ann, { from: '2001:db8:1:3::1' })).status).toBe(201);
  });

  it('behind one trusted proxy counts the address that proxy saw, not those a client wrote before it', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1, trustedProxyHops: 1 });
    const via = (forwarded: string) => post(app, ann, { from: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } });
    expect((await via('192.0.2.1')).status).toBe(201);
    expect((await via('203.0.113.99, 192.0.2.1')).status).toBe(429);
    expect((await via('192.0.2.1, 192.0.2.2')).status).toBe(201);
    expect((await via('192.0.2.2:5555')).status).toBe(429);
    expect((await via('[2001:db8::1]:5555')).status).toBe(201);
  });
});
