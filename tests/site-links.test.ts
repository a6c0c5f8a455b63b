import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import type { Site } from '#/server/site-files/site.ts';
import { builtSite } from './support/app.ts';
import { type BuiltPage, readPages } from './support/built-pages.ts';

const buildLimitMs = 120_000;
let site: Site;
let pages: BuiltPage[];

beforeAll(async () => {
  site = await builtSite();
  pages = await readPages(site);
}, buildLimitMs);

interface Link {
  from: string;
  element: Element;
  /** As it is written. */
  href: string;
}

function links(): Link[] {
  return pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action'].flatMap((name) => {
        const href = element.getAttribute(name);
        return href === null ? [] : [{ from: path, element, href }];
      }),
    ),
  );
}

/** Served for every address below them. */
const answered = new Set<string>([paths.startWorking, paths.admin]);

describe('the links of all pages', () => {
  it('are many, on all pages there are', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        paths.faq,
        paths.terms,
        paths.privacy,
        paths.accessibility,
        paths.startWorking,
        '/errors/503',
      ]),
    );
    expect(links().length).toBeGreaterThan(200);
  });

  it('lead to a page or file that is there, and to a part of it that is there', () => {
    const missing = links().filter(({ from, href }) => {
      const url = new URL(href, `http://site.example${from}`);
      if (url.host !== 'site.example') return false;
      const page = pages.find(({ path }) => path === url.pathname);
      if (!page && !site.files.has(url.pathname) && !answered.has(url.pathname)) return true;
      return url.hash !== '' && !page?.document.getElementById(url.hash.slice(1));
    });
    expect(missing.map(({ from, href }) => `${from} → ${href}`)).toEqual([]);
  });

  it('are https when they lead elsewhere, and give the other page no hold on this one', () => {
    const foreign = links().filter(({ href }) => /^(\w+:)?\/\//.test(href));
    const bad = foreign.filter(
      ({ href, element }) => !href.startsWith('https://') || !element.getAttribute('rel')?.includes('noopener'),
    );
    expect(bad.map(({ from, href }) => `${from} → ${href}`)).toEqual([]);
  });

  it('say where they lead', () => {
    const silent = links().filter(
      ({ element }) =>
        element.tagName === 'A' && !(element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    );
    expect(silent.map(({ from, href }) => `${from} → ${href}`)).toEqual([]);
  });
});

describe('the pages', () => {
  it('have one first heading each, and no level left out below it', () => {
    for (const { path, document } of pages.filter(({ path }) => path !== paths.admin)) {
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, path).toEqual([]);
    }
  });

  it('use no id twice', () => {
    for (const { path, document } of pages) {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });
});
