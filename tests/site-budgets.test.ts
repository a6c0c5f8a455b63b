import { beforeAll, describe, expect, it } from 'vitest';
import { budgetsOf, callBudgets, weighCall } from '#/bench/bytes.ts';
import { type PageWeight, weighPage } from '#/bench/page-weight.ts';
import { paths } from '#/content/paths.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadSite, type Site } from '#/server/site-files/site.ts';
import { openApp } from '#/tests/support/app.ts';
import { readPages } from '#/tests/support/built-pages.ts';
import { builtPages } from '#/tests/support/public-pages.ts';
import { firstFlightBytes } from '#/web/build/finish-page.ts';
import { siteCharacters } from '#/web/build/subset-fonts.ts';

const site: Site = await loadSite(await ensureSiteBuilt());

/** The head of a page's answer by HTTPS, where it has one header more. */
async function headBytes(path: string): Promise<number> {
  const app = await openApp('sqlite', { publicUrl: 'https://frontdesk.example' });
  const { headers } = await app.request(path, { headers: { 'Accept-Encoding': 'br' } });
  // Node adds the status, the date and two lines about the connection.
  return [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 120);
}

describe.each([...(await builtPages()), '/404', paths.admin])('the built page %s', (path) => {
  const budgets = budgetsOf(path);
  let weight: PageWeight;

  beforeAll(async () => {
    weight = await weighPage(site, path);
  });

  it(`loads at most ${budgets.script} bytes of JavaScript, gzip`, () => {
    expect(weight.scriptBytes, JSON.stringify(weight.pieces, null, 2)).toBeLessThanOrEqual(budgets.script);
  });

  it(`loads at most ${budgets.style} bytes of CSS, gzip`, () => {
    expect(weight.styleBytes, JSON.stringify(weight.pieces, null, 2)).toBeLessThanOrEqual(budgets.style);
  });

  it('arrives with the first ten packets, so that nothing waits for a second round trip', async () => {
    expect((await headBytes(path)) + weight.documentBytes).toBeLessThanOrEqual(firstFlightBytes);
  });

  it(`weighs at most ${budgets.weight} bytes with all it loads`, () => {
    expect(weight.bytes, JSON.stringify(weight.pieces, null, 2)).toBeLessThanOrEqual(budgets.weight);
  });

  it('has both, so that the measure measures something', () => {
    expect(weight.scriptBytes).toBeGreaterThan(100);
    expect(weight.styleBytes).toBeGreaterThan(1_000);
  });

  it('has no script that blocks the first paint', () => {
    expect(weight.blocking).toEqual([]);
  });
});

describe('the built site', () => {
  it('writes its own words with letters that the first fonts have', async () => {
    const letters = new Set((await readPages(site)).flatMap(({ document }) => [...(document.body.textContent ?? '')]));
    const missing = [...letters].filter((letter) => !siteCharacters.includes(letter) && letter.trim() !== '');
    expect(missing).toEqual([]);
  });
});

it.each(Object.entries(callBudgets))(
  'a call by %s loads at most %i bytes of JavaScript after the click, gzip',
  async (module, budget) => {
    const bytes = await weighCall(site, module);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);
