import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { builtSite, openApp, type RequestOptions } from '#/tests/support/app.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** An app in which rendering `/start-working` fails with the given error. */
async function failingApp(error: Error) {
  return openApp('sqlite', { site: { ...(await builtSite()), formPage: () => Promise.reject(error) } });
}

async function expectErrorPage(response: Response, status: number, words: string) {
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain(words);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('a browser that asks for a page', () => {
  it('gets the error page with 500 and without the reason', async () => {
    const { request } = await failingApp(new Error('secret reason'));
    const response = await request(paths.startWorking, { headers: browser });
    await expectErrorPage(response.clone(), 500, '500 Internal Server Error');
    expect(await response.text()).not.toContain('secret reason');
  });

  it('gets the page for an unavailable database with 503', async () => {
    const { request } = await failingApp(new StorageUnavailableError('gone', new Error('gone')));
    await expectErrorPage(await request(paths.startWorking, { headers: browser }), 503, '503 Service Unavailable');
  });

  it.each<[number, string, RequestOptions]>([
    [403, '403 Forbidden', { headers: { ...browser, ...form, origin: 'https://elsewhere.example' } }],
    [413, '413 Content Too Large', { headers: { ...browser, ...form }, body: 'a'.repeat(100_000) }],
    [415, '415 Unsupported Media Type', { headers: { ...browser, 'content-type': 'text/csv' }, body: 'a' }],
  ])('is told in words why what it sent is refused: %i', async (status, words, options) => {
    const { request } = await openApp('sqlite');
    await expectErrorPage(await request(paths.startWorking, { method: 'POST', ...options }), status, words);
  });
});

describe('a program', () => {
  it('gets a problem, not a page', async () => {
    const { request } = await failingApp(new Error('secret reason'));
    const response = await request(paths.startWorking, { headers: { accept: '*/*' } });
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('gets a problem below /api and /voice, whatever its Accept header', async () => {
    const { request } = await openApp('sqlite');
    for (const path of ['/api/submissions', '/voice/call/web']) {
      const headers = { ...browser, origin: 'https://elsewhere.example' };
      const response = await request(path, { method: 'POST', headers });
      expect(response.status, path).toBe(403);
      expect(response.headers.get('content-type'), path).toBe('application/problem+json');
    }
  });
});

describe('the error pages', () => {
  it('have no address of their own', async () => {
    const { request } = await openApp('sqlite');
    for (const path of ['/errors/500', '/errors/503', '/errors'])
      expect((await request(path, { headers: browser })).status).toBe(404);
  });
});
