import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const scripts = new Map([
  ['island.js', 'className: "later"'],
  ['page.js', ''],
]);
const built = (body: string) =>
  `<html lang="en"><style>.now{a:b}.later{a:b}.never{a:b}</style><p class="now">${body}` +
  '<script type="module" src="/_astro/page.js"></script>';
const island = '<astro-island component-url="/_astro/island.js" client="after-paint"></astro-island>';

describe('finishPage', () => {
  it('names the script that the page can be read without, for the page to ask for once it is painted', () => {
    const { html, sheet } = finishPage(built(''), scripts);
    expect(html).toBe('<html data-once-painted="/_astro/page.js" lang="en"><style>.now{a:b}</style><p class="now">');
    expect(sheet).toBeNull();
  });

  it('keeps what its islands show in a page that arrives at once', () => {
    const { html, sheet } = finishPage(built(island), scripts);
    expect(html).toContain('<style>.now{a:b}.later{a:b}</style>');
    expect(sheet).toBeNull();
  });

  it('leaves it to a sheet of its own in a longer one, in which all rules stand in their order', () => {
    const long = randomBytes(15_000).toString('base64');
    const { html, sheet } = finishPage(built(island + long), scripts);
    expect(html).toContain('<style>.now{a:b}</style>');
    expect(sheet?.css).toBe('.now{a:b}.later{a:b}');
    expect(html).toContain(` data-more-styles="${sheet?.path}"`);
  });
});
