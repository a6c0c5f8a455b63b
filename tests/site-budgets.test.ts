import { beforeAll, describe, expect, it } from 'vitest';
import { scriptBudgets, styleBudget } from '#/bench/bytes.ts';
import { type PageWeight, weighPage } from '#/bench/page-weight.ts';
import { loadSite } from '#/server/site.ts';
import { ensureSiteBuilt } from '#/server/site-build.ts';

const buildLimitMs = 60_000;

describe.each(Object.entries(scriptBudgets))('the built page %s', (path, budget) => {
  let weight: PageWeight;

  beforeAll(async () => {
    weight = await weighPage(await loadSite(await ensureSiteBuilt()), path);
  }, buildLimitMs);

  it(`loads at most ${budget} bytes of JavaScript, gzip`, () => {
    expect(weight.scriptBytes, JSON.stringify(weight.pieces, null, 2)).toBeLessThanOrEqual(budget);
  });

  it(`loads at most ${styleBudget} bytes of CSS, gzip`, () => {
    expect(weight.styleBytes, JSON.stringify(weight.pieces, null, 2)).toBeLessThanOrEqual(styleBudget);
  });

  it('has both, so that the measure measures something', () => {
    expect(weight.scriptBytes).toBeGreaterThan(100);
    expect(weight.styleBytes).toBeGreaterThan(1_000);
  });

  it('has no script that blocks the first paint', () => {
    expect(weight.blocking).toEqual([]);
  });
});
