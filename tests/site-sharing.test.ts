import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { allClaims } from '#/content/claims.ts';
import { faq } from '#/content/faq.ts';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';
import { terms } from '#/content/terms.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite, type Site } from '#/server/site-files/site.ts';
import { openApp } from './support/app.ts';
import { type BuiltPage, readPages } from './support/built-pages.ts';

const publicUrl = 'https://frontdesk.example';
const buildLimitMs = 120_000;

/** What `<meta>` says under a name, on a page. */
function meta({ document }: BuiltPage, name: string): string | null {
  return document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

function canonical({ document }: BuiltPage): string | null {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
}

interface Things {
  '@graph': { '@type': string; [property: string]: unknown }[];
}

function things({ document }: BuiltPage): Things['@graph'] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].flatMap(({ textContent }) => (JSON.parse(textContent ?? '') as Things)['@graph']);
}

const listed = publicPages.map(({ path }) => path);

describe('a site with a public address', () => {
  let site: Site;
  let pages: BuiltPage[];
  const page = (path: string) => {
    const found = pages.find((one) => one.path === path);
    if (!found) throw new Error(`there is no page ${path}`);
    return found;
  };

  beforeAll(async () => {
    site = await loadSite(await ensureSiteBuilt({ publicUrl, folder: 'node_modules/.cache/site-with-address' }));
    pages = await readPages(site);
  }, buildLimitMs);

  it.each(publicPages)(
    '$path says its address, title and picture to whoever shares it',
    async ({ path, page: words }) => {
      const address = path === '/' ? `${publicUrl}/` : publicUrl + path;
      const shared = page(path);
      expect(canonical(shared)).toBe(address);
      expect(meta(shared, 'og:url')).toBe(address);
      expect(meta(shared, 'og:title')).toBe(words.title);
      expect(meta(shared, 'twitter:card')).toBe('summary_large_image');
      for (const name of ['description', 'og:description']) expect(meta(shared, name)).toBe(words.description);

      const picture = new URL(meta(shared, 'og:image') ?? '');
      expect(picture.origin).toBe(publicUrl);
      const file = site.files.get(picture.pathname);
      expect(file?.contentType).toBe('image/png');
      expect(await sharp(file?.variants.identity.body).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
    },
  );

  it('gives each page a picture of its own', () => {
    const pictures = listed.map((path) => site.files.get(new URL(meta(page(path), 'og:image') ?? '').pathname));
    expect(new Set(pictures.map((file) => file?.variants.identity.headers.ETag)).size).toBe(listed.length);
  });

  it.each(listed)('%s tells programs who runs the site and how it is reached', (path) => {
    const graph = things(page(path));
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Organization', url: `${publicUrl}/` }));
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual([`${publicUrl}/`, ...(path === '/' ? [] : [publicUrl + path])]);
  });

  it('lists every public page in the sitemap, and nothing else', async () => {
    const { app } = await openApp('sqlite', { site, publicUrl });
    const sitemap = await app.request('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toMatch(/^(application|text)\/xml/);
    const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(listed.map((path) => new URL(path, publicUrl).href));
    for (const address of addresses) {
      const answer = await app.request(address ?? '');
      expect(answer.status, address).toBe(200);
      expect(await answer.text(), address).not.toContain('noindex');
    }
    expect(await (await app.request('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('says where to report a weakness, with a date that is neither past nor a year ahead', async () => {
    const { app } = await openApp('sqlite', { site, publicUrl });
    const answer = await app.request('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
    const text = await answer.text();
    expect(text).toMatch(new RegExp(`^Contact: ${publicUrl}/start-working$`, 'm'));
    expect(text).toMatch(new RegExp(`^Canonical: ${publicUrl}/.well-known/security.txt$`, 'm'));
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
});

describe('a site without a public address', () => {
  it('writes no absolute address of its own, and says the rest', async () => {
    const { request } = await openApp('sqlite');
    for (const path of listed) {
      const html = await (await request(path)).text();
      expect(html, path).toContain('<meta property="og:title"');
      expect(html, path).toContain('application/ld+json');
      expect(html, path).not.toMatch(/rel="canonical"|og:url|og:image|BreadcrumbList|localhost/);
    }
    expect((await request('/sitemap.xml')).status).toBe(404);
    expect((await request('/.well-known/security.txt')).status).toBe(404);
    expect(await (await request('/robots.txt')).text()).not.toContain('Sitemap');
  });

  it.each([
    ['/robots.txt', /^text\/plain/],
    ['/llms.txt', /^text\/plain/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/share/home.png', /^image\/png/],
  ])('answers %s with its content type', async (path, type) => {
    const { request } = await openApp('sqlite');
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
  });

  it('can be put on a home screen: each icon of the manifest is there, in the size it says', async () => {
    const { request } = await openApp('sqlite');
    const manifest = (await (await request('/manifest.webmanifest')).json()) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Frontdesk', start_url: '/' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request(src);
      expect(icon.headers.get('content-type')).toContain(type);
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('tells assistants in llms.txt what the pages say, its claims and whose they are among it', async () => {
    const { request } = await openApp('sqlite');
    const text = await (await request('/llms.txt')).text();
    expect(text).toMatch(/^# Frontdesk\n\n> /);
    for (const { question, answer } of faq.questions)
      for (const words of [question, ...answer]) expect(text).toContain(words);
    for (const { text: claim } of allClaims) expect(text).toContain(claim);
    expect(text.split(terms.claims.unaudited)).toHaveLength(2);
    for (const [, path] of text.matchAll(/\]\((\/[^)#]*)/g)) expect((await request(path ?? '')).status, path).toBe(200);
  });

  it('keeps staff pages and error pages out of search results', async () => {
    const { request } = await openApp('sqlite');
    for (const path of [paths.admin, '/no-such-page'])
      expect(await (await request(path)).text()).toContain('<meta name="robots" content="noindex">');
  });
});
