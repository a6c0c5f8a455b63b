import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';
import { shortForms } from '#/content/short-forms.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite } from '#/server/site-files/site.ts';
import { openApp } from '#/tests/support/app.ts';

const pages = ['/', paths.howItWorks, paths.startWorking, paths.faq, paths.admin, `${paths.admin}/sign-in`];

describe('pages', () => {
  it.each(pages)('%s answers with the security headers and a policy without unsafe sources', async (path) => {
    const { app } = await openApp('sqlite');
    const response = await app.request(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it.each(pages)(
    '%s: while the voice platform holds the calls, the policy lets its hosts in on their page only',
    async (path) => {
      const { app } = await openApp('sqlite', { demo: { backend: 'cloud' } });
      const policyOf = async (from: typeof app) =>
        (await from.request(path)).headers.get('content-security-policy') ?? '';
      const policy = await policyOf(app);
      const closed = await policyOf((await openApp('sqlite')).app);
      if (path !== paths.howItWorks) expect(policy).toBe(closed);
      else {
        expect(directives(policy)).toEqual({
          ...directives(closed),
          'script-src': `${directives(closed)['script-src']} https://c.daily.co blob: 'wasm-unsafe-eval'`,
          'connect-src': "'self' https://*.daily.co wss://*.daily.co https://prod-ks.pluot.blue",
          'worker-src': "'self' blob:",
          'media-src': "'self' blob:",
        });
      }
    },
  );

  it('answers an unknown address with 404, the error screen and its text', async () => {
    const { app } = await openApp('sqlite');
    const response = await app.request('/no-such-page');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain('404 Not Found');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([`${paths.admin}/no-such-page`, `${paths.admin}/calls/1/2`, `${paths.admin}/callsign`])(
    'answers %s, which is no page for staff, with 404 and the app that says so',
    async (path) => {
      const { app } = await openApp('sqlite');
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(await (await app.request(paths.admin)).text());
    },
  );

  it.each([
    `${paths.admin}/set-up`,
    `${paths.admin}/sign-out`,
    `${paths.admin}/calls`,
    `${paths.admin}/calls/`,
    `${paths.admin}/calls/0198-abc`,
  ])('answers %s, which is one, with 200', async (path) => {
    const { app } = await openApp('sqlite');
    expect((await app.request(path)).status).toBe(200);
  });

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', paths.faq, 'GET, HEAD'],
    ['PUT', '/favicon.svg', 'GET, HEAD'],
    ['POST', paths.admin, 'GET, HEAD'],
    ['PUT', paths.startWorking, 'GET, HEAD, POST'],
  ])('answers %s %s with 405 and the methods there are', async (method, path, allowed) => {
    const { request } = await openApp('sqlite');
    const response = await request(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect((await request('/no-such-page', { method })).status).toBe(404);
  });

  it('redirects an address with a trailing slash to the one without', async () => {
    const { app } = await openApp('sqlite');
    for (const page of [paths.faq, paths.startWorking]) {
      const response = await app.request(`${page}/?from=mail`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`${page}?from=mail`);
    }
  });

  it('redirects the short forms of addresses to their pages', async () => {
    const { app } = await openApp('sqlite');
    for (const [short, page] of Object.entries(shortForms)) {
      const response = await app.request(`${short}?from=mail`);
      expect([response.status, response.headers.get('location')]).toEqual([308, `${page}?from=mail`]);
      expect((await app.request(page)).status).toBe(200);
    }
  });

  it.each(['/FAQ', '/Start-Working', '/How-It-Works/'])('redirects %s to its page in lower case', async (typed) => {
    const { app } = await openApp('sqlite');
    const response = await app.request(`${typed}?from=mail`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`${typed.toLowerCase().replace(/\/$/, '')}?from=mail`);
  });

  it.each([
    '/index.html',
    `${paths.faq}/index.html`,
    '/404',
    '/404.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/stamp',
  ])('has one address for each page and none for other files: %s is 404', async (path) => {
    const { app } = await openApp('sqlite');
    expect((await app.request(path)).status).toBe(404);
  });

  it('sends each page in the smallest accepted encoding, and 304 for a matching ETag', async () => {
    const { app } = await openApp('sqlite');
    const get = (headers: Record<string, string>) => app.request(paths.faq, { headers });
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
    const plain = await get({});
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const etag = plain.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it.each([paths.startWorking, `${paths.startWorking}?sent=1`])(
    'sends %s, with a key for each visitor, as small as the browser takes it',
    async (path) => {
      const { app } = await openApp('sqlite');
      const get = (encodings: string) => app.request(path, { headers: { 'accept-encoding': encodings } });
      const brotli = await get('gzip, deflate, br');
      const gzip = await get('gzip, br;q=0');
      const plain = await get('identity');
      expect(brotli.headers.get('content-encoding')).toBe('br');
      expect(gzip.headers.get('content-encoding')).toBe('gzip');
      expect(plain.headers.get('content-encoding')).toBeNull();
      const pages = [
        brotliDecompressSync(await brotli.arrayBuffer()).toString(),
        gunzipSync(await gzip.arrayBuffer()).toString(),
        await plain.text(),
      ];
      const keys = pages.map((page) => /idempotencyKey&quot;:\[0,&quot;([\da-f]{32})&quot;/.exec(page)?.[1] ?? '');
      expect(new Set(keys).size).toBe(3);
      const [first, ...others] = pages.map((page, index) => page.replaceAll(keys[index] ?? '', 'key'));
      for (const other of others) expect(other).toBe(first);
    },
  );

  it.each([{}, { sendsMail: true }, { backend: null }] as const)(
    'says on Privacy the same in every encoding where the settings are %j',
    async (installation) => {
      const site = await loadSite(await ensureSiteBuilt(), installation);
      const { app } = await openApp('sqlite', { site });
      const get = (encoding: string) => app.request(paths.privacy, { headers: { 'accept-encoding': encoding } });
      const plain = await (await get('identity')).text();
      expect(brotliDecompressSync(await (await get('br')).arrayBuffer()).toString()).toBe(plain);
      expect(gunzipSync(await (await get('gzip')).arrayBuffer()).toString()).toBe(plain);
    },
  );

  it('sends the security headers with a 304 too', async () => {
    const { app } = await openApp('sqlite');
    const fresh = await app.request(paths.faq);
    const kept = await app.request(paths.faq, { headers: { 'if-none-match': fresh.headers.get('etag') ?? '' } });
    expect(kept.status).toBe(304);
    for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'permissions-policy'])
      expect(kept.headers.get(name)).toBe(fresh.headers.get(name));
  });

  it('lets only the page with the demo ask for the microphone', async () => {
    const { app } = await openApp('sqlite');
    const permissions = async (path: string) => (await app.request(path)).headers.get('permissions-policy');
    expect(await permissions(paths.howItWorks)).toContain('microphone=(self)');
    for (const path of ['/', paths.startWorking, paths.admin, '/no-such-page', '/api/demo'])
      expect(await permissions(path)).toContain('microphone=()');
  });

  it('offers the chat on no page while the demo is switched off', async () => {
    const pages = [...publicPages.map(({ path }) => path), '/no-such-page', `${paths.startWorking}?sent=1`];
    for (const backend of ['native', null] as const) {
      const site = await loadSite(await ensureSiteBuilt(), { backend });
      const { app } = await openApp('sqlite', { site });
      for (const path of pages) {
        for (const encoding of ['identity', 'gzip']) {
          const response = await app.request(path, { headers: { 'accept-encoding': encoding } });
          const body = Buffer.from(await response.arrayBuffer());
          const html = String(response.headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body);
          expect(html.includes('id="chat-launcher"'), `${path}, ${encoding}`).toBe(backend !== null);
          expect(html).toContain('</footer>');
        }
      }
    }
  });

  it.each([
    ['native', ['call', 'chat', 'call-in-your-browser']],
    ['engine', ['call', 'chat', 'call-on-our-server']],
    ['cloud', ['call', 'chat', 'call-by-platform']],
    [null, []],
  ] as const)('tells in Privacy only of the demo that runs on %s', async (backend, about) => {
    const site = await loadSite(await ensureSiteBuilt(), { backend });
    const { app } = await openApp('sqlite', { site });
    const html = await (await app.request(paths.privacy)).text();
    const told = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
    expect(told).toEqual(['kept', 'reading', 'form', ...about, 'safety', 'rights']);
    expect(html).toContain('</footer>');
  });

  it('answers HEAD with the headers of the page and no body', async () => {
    const { app } = await openApp('sqlite');
    const page = await app.request(paths.faq);
    const head = await app.request(paths.faq, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
  });

  it('lets hashed files be cached for a year and has pages revalidated', async () => {
    const { app } = await openApp('sqlite');
    const html = await (await app.request('/')).text();
    const file = /\/_astro\/[\w.-]+/.exec(html)?.[0] ?? '';
    expect((await app.request(file)).headers.get('cache-control')).toContain('immutable');
    expect((await app.request('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await app.request(paths.startWorking)).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('answers health and readiness checks, and 503 when the database is unavailable', async () => {
    const { app, database } = await openApp('sqlite');
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
    await database.close();
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
  });

  it('is not ready any more once it is told to stop', async () => {
    const stop = new AbortController();
    const { app } = await openApp('sqlite', { stopping: stop.signal });
    expect((await app.request('/readyz')).status).toBe(200);
    stop.abort();
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('sends Strict-Transport-Security when the public address is https', async () => {
    const { app } = await openApp('sqlite', { publicUrl: 'https://frontdesk.example' });
    expect((await app.request('/')).headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}
