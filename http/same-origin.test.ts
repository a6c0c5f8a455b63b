import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp } from '#/tests/support/app.ts';

const ann = { full_name: 'Ann', email: 'ann@example.com', bottleneck: 'Calls' };
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

async function post(path: string, type: string, headers: Record<string, string>, publicUrl?: string) {
  const { app, database } = await openApp('sqlite', publicUrl ? { publicUrl } : {});
  const body = type === json ? JSON.stringify(ann) : new URLSearchParams(ann).toString();
  const response = await app.request(path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
  const rows = await database.db.selectFrom('form_submissions').selectAll().execute();
  return { status: response.status, stored: rows.length };
}

const foreign: [string, Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { origin: 'http://localhost.evil.example' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['an opaque origin', { origin: 'null' }],
  ['a cross-site call', { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
  ['a call from a sibling site', { origin: 'http://localhost', 'sec-fetch-site': 'same-site' }],
  ['a cookie without Origin', { cookie: 'frontdesk.session_token=x' }],
];

describe('fault 19: unsafe requests from other origins', () => {
  describe.each([
    ['/api/submissions', json],
    ['/api/submissions', form],
    [paths.startWorking, form],
  ])('POST %s as %s', (path, type) => {
    it.each(foreign)('refuses %s with 403 and changes nothing', async (_, headers) => {
      expect(await post(path, type, headers)).toEqual({ status: 403, stored: 0 });
    });
  });

  it.each(['/api/auth/sign-in/email', '/api/auth/sign-out', '/api/set-up', '/api/submissions/1', '/no-such-place'])(
    'refuses every unsafe method on %s',
    async (path) => {
      const { app } = await openApp('sqlite');
      const headers = { origin: 'https://evil.example' };
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect((await app.request(path, { method, headers })).status).toBe(403);
      }
    },
  );

  it.each([
    ['a page of ours', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    ['a page of ours in a browser without Sec-Fetch-Site', { origin: 'http://localhost' }],
    ['a client that is no browser and brings no cookie', {}],
  ])('takes a call from %s', async (_, headers: Record<string, string>) => {
    expect(await post('/api/submissions', json, headers)).toEqual({ status: 201, stored: 1 });
  });

  it('knows the public address behind a proxy that renames the host', async () => {
    const headers = { origin: 'https://frontdesk.example', 'sec-fetch-site': 'same-origin' };
    expect(await post('/api/submissions', json, headers, 'https://frontdesk.example')).toEqual({
      status: 201,
      stored: 1,
    });
  });
});
