import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { grantable } from '#/accounts/permissions.ts';
import { connectFrontdesk, FrontdeskError, type FrontdeskRequest } from '#/docs/examples/api-client.ts';
import { routePermissions } from '#/server/http/route-permissions.ts';
import { openApp } from '#/tests/support/app.ts';
import { newRequest } from '#/tests/support/requests.ts';

it('the client of docs/api.md reads all requests, changes one, and tells an error by its code', async () => {
  const app = await openApp('sqlite', { formLimitPer10Min: 1_000 });
  const headers = await app.signIn();
  for (let number = 0; number < 201; number++) await app.send('POST', '/api/submissions', newRequest());
  const permissions = ['submissions:read', 'submissions:write'];
  const given = { name: 'CRM', permissions, expires_in_days: 1 };
  const { token } = await (await app.send('POST', '/api/tokens', given, { headers })).json();
  // As a program calls, and no page: without an origin.
  const call: typeof fetch = async (url, init) => app.app.request(String(url), init, socketOf());
  const client = connectFrontdesk({ origin: 'http://localhost', token, fetch: call });

  const read: FrontdeskRequest[] = [];
  for await (const request of client.requests({ status: 'new' })) read.push(request);
  expect(new Set(read.map(({ id }) => id)).size).toBe(201);
  const [first] = read;
  const { id = '', version = 0 } = first ?? {};
  expect(await client.changeRequest(id, { status: 'contacted', version })).toMatchObject({ status: 'contacted' });
  const late = client.changeRequest(id, { notes: 'Called.', version });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'moved-on' });
  await expect(late).rejects.toBeInstanceOf(FrontdeskError);
  await client.deleteRequest(id);
  await expect(client.request(id)).rejects.toMatchObject({ status: 404, code: 'not-found' });
});

function socketOf() {
  return { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
}

it('each call in docs/api.md exists, under the permission that it names', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+:\w+)` \| (.+) \|$/gm)];
  expect(rows.map(([, permission]) => permission).toSorted()).toEqual([...grantable].sort());
  for (const [, permission, calls = ''] of rows) {
    for (const [, route = ''] of calls.matchAll(/`((?:GET|POST|PATCH|DELETE) \/\S+)`/g)) {
      expect([route, routePermissions.get(route)]).toEqual([route, permission]);
    }
  }
});
