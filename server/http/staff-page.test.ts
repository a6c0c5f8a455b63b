import { expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite } from '#/server/site-files/site.ts';
import { openInbox } from '#/tests/support/inbox.ts';

const limit = { required: true, version: 0 };

it('holds the list for whoever is signed in, and nothing keeps it', async () => {
  const { store, request, headers } = await openInbox('sqlite');
  await store('Ann </script><b>Baker</b>');
  const answer = await request(paths.admin, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).toContain('Ann &lt;/script&gt;&lt;b&gt;Baker&lt;/b&gt;');
  expect(html).toContain('Ann \\u003c/script>\\u003cb>Baker');
  expect(html).not.toContain('<b>Baker');
  // No style in an attribute: the policy refuses it.
  expect(html.slice(html.indexOf('<body'))).not.toContain(' style=');
});

it('shows each account its own rights, whoever asks at the same time', async () => {
  const { store, request, headers, kims, database } = await openInbox('sqlite');
  await store('Ann Baker');
  await database.db.updateTable('user').set({ role: 'viewer' }).where('name', '=', 'Kim Other').execute();
  const asked = Array.from({ length: 10 }, (_, at) => request(paths.admin, { headers: at % 2 ? kims : headers }));
  for (const [at, answer] of (await Promise.all(asked)).entries()) {
    const html = await answer.text();
    const [own, others] = at % 2 ? ['Kim Other', 'Sam Staff'] : ['Sam Staff', 'Kim Other'];
    expect(html).toContain(`<bdi>${own}</bdi>`);
    expect(html).not.toContain(`<bdi>${others}</bdi>`);
    expect(html.includes('Select Ann Baker')).toBe(at % 2 === 0);
  }
});

it.each([
  ['without a cookie', async () => ({})],
  ['with a cookie of nobody', async () => ({ cookie: 'frontdesk.session_token=made.up' })],
  [
    'after signing out',
    async ({ headers, send }: Awaited<ReturnType<typeof openInbox>>) => {
      await send('POST', '/api/auth/sign-out', {}, { headers });
      return headers;
    },
  ],
  [
    'to whoever must set up a second factor first',
    async ({ headers, send }: Awaited<ReturnType<typeof openInbox>>) => {
      await send('PUT', '/api/team/second-factor', limit, { headers });
      return headers;
    },
  ],
])('holds nothing %s', async (_, headersOf) => {
  const inbox = await openInbox('sqlite');
  await inbox.store('Ann Baker');
  const answer = await inbox.request(paths.admin, { headers: await headersOf(inbox) });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Loading submissions...');
  expect(html).not.toContain('Ann Baker');
});

it.each([['br'], ['gzip'], [undefined]])('is sent as the browser takes it: %s', async (encoding) => {
  const { store, request, headers } = await openInbox('sqlite');
  await store('Ann Baker');
  const answer = await request(paths.admin, {
    headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) },
  });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding ?? null);
  expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
});

it('holds nothing at the address of another view, which the app asks for itself', async () => {
  const { store, request, headers } = await openInbox('sqlite');
  await store('Ann Baker');
  const answer = await request(`${paths.admin}?status=new`, { headers });
  expect(await answer.text()).not.toContain('Ann Baker');
});

it('holds nothing, and logs why, where the list cannot be drawn: the build was removed', async () => {
  const built = await ensureSiteBuilt({});
  const site = await loadSite({ ...built, serverEntry: `${built.serverEntry}.removed` });
  const { store, request, headers, logged } = await openInbox('sqlite', { site });
  await store('Ann Baker');
  const answer = await request(paths.admin, { headers });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Loading submissions...');
  expect(logged.join('')).toContain('a call failed');
});
