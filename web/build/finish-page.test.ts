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
    const { html, sheets } = finishPage(built(''), scripts);
    expect(html).toBe('<html data-once-painted="/_astro/page.js" lang="en"><style>.now{a:b}</style><p class="now">');
    expect(sheets.size).toBe(0);
  });

  it('defers every script that the page fetches', () => {
    const { html } = finishPage(built('<script type="module" src="/_astro/more.js"></script>'), scripts);
    expect(html).toContain('<html data-once-painted="/_astro/more.js /_astro/page.js" lang="en">');
    expect(html).not.toContain('<script');
  });

  it('inlines the styles of its islands when the page fits the first flight', () => {
    const { html, sheets } = finishPage(built(island), scripts);
    expect(html).toContain('<style>.now{a:b}.later{a:b}</style>');
    expect(sheets.size).toBe(0);
  });

  it('moves them to a separate sheet, with all rules in order, in a longer page', () => {
    const long = randomBytes(15_000).toString('base64');
    const { html, sheets } = finishPage(built(island + long), scripts);
    expect(html).toContain('<style>.now{a:b}</style>');
    const [[path, css] = []] = sheets;
    expect(css).toBe('.now{a:b}.later{a:b}');
    expect(html).toContain(` data-more-styles="${path}"`);
  });

  it('leaves the styles of the chat to a sheet of their own, although the page’s script names its script', () => {
    const chatScripts = new Map([
      ...scripts,
      ['page.js', 'const __vite__mapDeps=(i,d=["_astro/part.js"])=>i.map(i=>d[i]);\nimport("./chat-app.js")'],
      ['chat-app.js', 'import"./part.js"'],
      ['part.js', 'className: "later"'],
    ]);
    const { html, sheets } = finishPage(built('<button id="chat-launcher">'), chatScripts);
    expect(html).toContain('<style>.now{a:b}</style>');
    const [[path, css] = []] = sheets;
    expect(css).toBe('.now{a:b}.later{a:b}');
    expect(html).toContain(` data-chat-styles="${path}"`);
  });
});
