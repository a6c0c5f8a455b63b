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
  it('defers the script that the page does not need for reading until after the first paint', () => {
    const { html, sheet } = finishPage(built(''), scripts);
    expect(html).toBe('<html data-once-painted="/_astro/page.js" lang="en"><style>.now{a:b}</style><p class="now">');
    expect(sheet).toBeNull();
  });

  it('defers every script that the page fetches', () => {
    const { html } = finishPage(built('<script type="module" src="/_astro/more.js"></script>'), scripts);
    expect(html).toContain('<html data-once-painted="/_astro/more.js /_astro/page.js" lang="en">');
    expect(html).not.toContain('<script');
  });

  it('inlines the styles of its islands when the page fits the first flight', () => {
    const { html, sheet } = finishPage(built(island), scripts);
    expect(html).toContain('<style>.now{a:b}.later{a:b}</style>');
    expect(sheet).toBeNull();
  });

  it('moves them to a separate sheet, with all rules in order, in a longer page', () => {
    const long = randomBytes(15_000).toString('base64');
    const { html, sheet } = finishPage(built(island + long), scripts);
    expect(html).toContain('<style>.now{a:b}</style>');
    expect(sheet?.css).toBe('.now{a:b}.later{a:b}');
    expect(html).toContain(` data-more-styles="${sheet?.path}"`);
  });
});
