import { describe, expect, test } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import type { VisitReport } from './daily-counts.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const browser = { 'user-agent': firefox, 'sec-fetch-dest': 'document' };
const nothing = { visits: 0, demos_started: 0, requests_sent: 0 };
const form = {
  full_name: 'Ann Lee',
  email: 'ann@example.com',
  bottleneck: 'The phone rings.',
  contact_method: 'email',
};

async function report(app: TestApp, headers: { cookie: string }, query = ''): Promise<VisitReport> {
  return (await app.request(`/api/visits${query}`, { headers })).json();
}

describe.each(databaseKinds)('visits on %s', (kind) => {
  test('are summed a day, from the page they came in by to the request', async () => {
    const app = await openApp(kind);
    const staff = await app.signIn();
    const open = (path: string, headers = {}) => app.request(path, { headers: { ...browser, ...headers } });
    await open('/');
    await open('/', { referer: 'https://search.example/' });
    await open(paths.faq, { referer: 'http://localhost/' });
    await open(paths.startWorking, { referer: 'http://localhost/faq' });
    await app.send('POST', '/voice/call/web', { assistantId: 'frontdesk' }, { headers: browser });
    const key = { 'idempotency-key': 'one', ...browser };
    await app.send('POST', '/api/submissions', form, { headers: key });
    await app.send('POST', '/api/submissions', form, { headers: key });
    await app.request(paths.startWorking, {
      method: 'POST',
      body: new URLSearchParams({ ...form, idempotency_key: 'two' }),
      headers: browser,
    });

    const { days, pages } = await report(app, staff, '?days=2');
    expect(days).toEqual([
      { day: new Date().toISOString().slice(0, 10), visits: 2, demos_started: 1, requests_sent: 2 },
      { day: expect.any(String), ...nothing },
    ]);
    expect(pages).toEqual([
      { page: '/', views: 2 },
      { page: paths.faq, views: 1 },
      { page: paths.startWorking, views: 1 },
    ]);
  });

  test('go on from what the day has already, from several servers at once', async () => {
    const app = await openApp(kind);
    const staff = await app.signIn();
    await app.request('/', { headers: browser });
    await report(app, staff);
    await app.request('/', { headers: browser });
    await Promise.all([report(app, staff), report(app, staff)]);
    expect((await report(app, staff, '?days=1')).days).toMatchObject([{ visits: 2 }]);
  });
});

test.each([
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a client that does not say what it is', { 'user-agent': '' }],
  ['a page prepared before anybody asked', { 'sec-purpose': 'prefetch;prerender' }],
  ['a visitor who sends Do Not Track', { dnt: '1' }],
  ['a visitor who sends Global Privacy Control', { 'sec-gpc': '1' }],
  ['a page fetched by a script', { 'sec-fetch-dest': 'empty' }],
])('%s is not counted', async (_, headers) => {
  const app = await openApp('sqlite');
  const staff = await app.signIn();
  const like = { ...browser, ...headers };
  await app.request('/', { headers: like });
  if (!('sec-fetch-dest' in headers)) {
    await app.send('POST', '/voice/call/web', { assistantId: 'frontdesk' }, { headers: like });
    await app.send('POST', '/api/submissions', form, { headers: like });
  }
  const { days, pages } = await report(app, staff, '?days=1');
  expect(days).toMatchObject([nothing]);
  expect(pages).toEqual([]);
});

test('behind a proxy that asks by another name, the pages that follow are no visits of their own', async () => {
  const app = await openApp('sqlite', { publicUrl: 'https://frontdesk.example' });
  const staff = await app.signIn();
  await app.request('/', { headers: browser });
  for (const referer of ['https://frontdesk.example/', 'https://frontdesk.example.elsewhere.example/'])
    await app.request(paths.faq, { headers: { ...browser, referer } });
  const { days, pages } = await report(app, staff, '?days=1');
  expect(days).toMatchObject([{ visits: 2 }]);
  expect(pages).toEqual([
    { page: paths.faq, views: 2 },
    { page: '/', views: 1 },
  ]);
});

describe('a page fetched in advance', () => {
  const shown = (app: TestApp, body: unknown, headers: Record<string, string> = {}) =>
    app.send('POST', '/api/visits', body, { headers: { ...browser, 'sec-fetch-dest': 'empty', ...headers } });

  test('is counted when it says that it is on the screen', async () => {
    const app = await openApp('sqlite');
    const staff = await app.signIn();
    await app.request(paths.faq, { headers: { ...browser, 'sec-purpose': 'prefetch' } });
    expect((await shown(app, { page: paths.faq, fromHere: true })).status).toBe(204);
    expect((await shown(app, { page: paths.startWorking, fromHere: false })).status).toBe(204);
    const { days, pages } = await report(app, staff, '?days=1');
    expect(days).toMatchObject([{ visits: 1 }]);
    expect(pages).toEqual([
      { page: paths.faq, views: 1 },
      { page: paths.startWorking, views: 1 },
    ]);
  });

  test.each([
    ['a bot', { 'user-agent': 'Googlebot/2.1' }, 204],
    ['a visitor who sends Do Not Track', { dnt: '1' }, 204],
    ['a visitor who sends Global Privacy Control', { 'sec-gpc': '1' }, 204],
    ['another site', { origin: 'https://elsewhere.example' }, 403],
  ])('is not counted for %s', async (_, headers, status) => {
    const app = await openApp('sqlite');
    const staff = await app.signIn();
    expect((await shown(app, { page: paths.faq, fromHere: false }, headers)).status).toBe(status);
    const { days, pages } = await report(app, staff, '?days=1');
    expect([days, pages]).toEqual([[{ day: expect.any(String), ...nothing }], []]);
  });

  test('is counted sixty times a minute for one address, and others go on being counted', async () => {
    const app = await openApp('sqlite');
    const staff = await app.signIn();
    const tell = (from: string) =>
      app.send('POST', '/api/visits', { page: paths.faq, fromHere: true }, { headers: browser, from });
    const told = await Promise.all(Array.from({ length: 70 }, () => tell('198.51.100.1')));
    const refused = told.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await tell('198.51.100.2')).status).toBe(204);
    expect((await report(app, staff, '?days=1')).pages).toEqual([{ page: paths.faq, views: 61 }]);
  });

  test('is not read when it says more than a page has to', async () => {
    const app = await openApp('sqlite');
    expect((await shown(app, { page: paths.faq, fromHere: true, more: 'x'.repeat(1_024) })).status).toBe(413);
  });

  test('is not counted where there is none, so that nobody fills the table with names', async () => {
    const app = await openApp('sqlite');
    const staff = await app.signIn();
    for (const page of [
      '/nowhere',
      paths.admin,
      '/favicon.svg',
      `${paths.faq}?x`,
      '__proto__',
      '',
      'https://elsewhere.example/',
    ])
      expect((await shown(app, { page, fromHere: false })).status).toBe(204);
    for (const body of [null, [], {}, { page: 7, fromHere: true }, { page: paths.faq }])
      expect((await shown(app, body)).status).toBe(422);
    expect((await report(app, staff, '?days=1')).pages).toEqual([]);
  });
});

test('what is no page of ours is not counted, whatever its address', async () => {
  const app = await openApp('sqlite');
  const staff = await app.signIn();
  for (const path of ['/nowhere', '/favicon.svg', paths.admin, '/api/demo', '/healthz']) {
    await app.request(path, { headers: browser });
  }
  expect((await report(app, staff, '?days=1')).pages).toEqual([]);
});

test('a demo that staff try is not counted, nor is what is refused', async () => {
  const app = await openApp('sqlite', { demo: { callsPerHour: 1 } });
  const staff = await app.signIn();
  const start = (headers = {}) =>
    app.send('POST', '/voice/call/web', { assistantId: 'frontdesk' }, { headers: { ...browser, ...headers } });
  expect((await start(staff)).status).toBe(201);
  expect((await start()).status).toBe(201);
  expect((await start()).status).toBe(429);
  expect((await report(app, staff, '?days=1')).days).toMatchObject([{ demos_started: 1 }]);
});

test('counts that cannot be written are kept for the next time', async () => {
  const app = await openApp('sqlite');
  const staff = await app.signIn();
  await app.request('/', { headers: browser });
  await app.database.raw.schema.alterTable('daily_counts').renameTo('elsewhere').execute();
  await expect(app.visits.write()).rejects.toThrow();
  await app.database.raw.schema.alterTable('elsewhere').renameTo('daily_counts').execute();
  await app.request('/', { headers: browser });
  expect((await report(app, staff, '?days=1')).days).toMatchObject([{ visits: 2 }]);
});

test('the report is for staff alone, and of whole days', async () => {
  const app = await openApp('sqlite');
  expect((await app.request('/api/visits')).status).toBe(401);
  const staff = await app.signIn();
  expect((await app.request('/api/visits?days=0', { headers: staff })).status).toBe(422);
  expect((await report(app, staff)).days).toHaveLength(30);
});
