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
    const { html, files } = finishPage(built(''), scripts);
    expect(html).toBe('<html data-once-painted="/_astro/page.js" lang="en"><style>.now{a:b}</style><p class="now">');
    expect(files.size).toBe(0);
  });

  it('defers every script that the page fetches', () => {
    const { html } = finishPage(built('<script type="module" src="/_astro/more.js"></script>'), scripts);
    expect(html).toContain('<html data-once-painted="/_astro/more.js /_astro/page.js" lang="en">');
    expect(html).not.toContain('<script');
  });

  it('joins the sheet of islands to that of the page', () => {
    const html = built(island).replace('<astro-island', '<style>astro-island,astro-slot{c:d}</style><astro-island');
    const finished = finishPage(html, scripts).html;
    expect(finished.match(/<style>/g)).toHaveLength(1);
    expect(finished).toContain('astro-island,astro-slot{c:d}</style>');
  });

  it('leaves the sheet of islands where the page has no other', () => {
    const sheet = '<style>astro-island,astro-slot{c:d}</style>';
    expect(finishPage(`<html lang="en">${sheet}${island}`, scripts).html).toContain(sheet);
  });

  it('drops what separates texts, except in an island, which is to take them over', () => {
    expect(finishPage(built('24<!-- --> hours'), scripts).html).toContain('24 hours');
    const inIsland = island.replace('</astro-island>', '24<!-- --> hours</astro-island>');
    const { html } = finishPage(built(`7<!-- --> days${inIsland}`), scripts);
    expect(html).toContain('7 days');
    expect(html).toContain('24<!-- --> hours');
  });

  it('inlines the styles of its islands when the page fits the first flight', () => {
    const { html, files } = finishPage(built(island), scripts);
    expect(html).toContain('<style>.now{a:b}.later{a:b}</style>');
    expect(files.size).toBe(0);
  });

  it('moves them to a separate sheet, with all rules in order, in a longer page', () => {
    const long = randomBytes(15_000).toString('base64');
    const { html, files } = finishPage(built(island + long), scripts);
    expect(html).toContain('<style>.now{a:b}</style>');
    const [[path, css] = []] = files;
    expect(css).toBe('.now{a:b}.later{a:b}');
    expect(html).toContain(` data-more-styles="${path}"`);
  });

  it('leaves the fonts for what a visitor may type to the sheet of its islands', () => {
    const face = '@font-face{src:url(ext.woff2);unicode-range:U+100-130}';
    const page = built(island + randomBytes(15_000).toString('base64')).replace('<style>', `<style>${face}`);
    const { html, files } = finishPage(page, scripts);
    expect(html).not.toContain('ext.woff2');
    expect([...files.values()].join()).toContain('ext.woff2');
  });

  it('does not take the names in React for uses', () => {
    const { html } = finishPage(
      built('<script type="module" src="/_astro/react.js"></script>'),
      new Map([['react.js', '"never"']]),
    );
    expect(html).not.toContain('.never');
  });

  it('moves the properties of an island to a file, which its script loads', () => {
    const withProps = island.replace('client=', 'props="{&quot;a&quot;:[0,&quot;Fish &amp;amp; chips&quot;]}" client=');
    const { html, files } = finishPage(built(withProps), scripts);
    const [[path, props] = []] = files;
    expect(props).toBe('{"a":[0,"Fish &amp; chips"]}');
    expect(html).toContain(` data-props="${path}" client="after-paint"`);
    expect(html).not.toContain('Fish');
  });

  it('moves the scripts that wake its islands to a file, fetched with the islands’ own after the first paint', () => {
    const wakers = '<script>(()=>{self.Astro={}})();</script><script>customElements.define("astro-island",X)</script>';
    const { html, files } = finishPage(`${built(`${wakers}<script>other()</script>${island}`)}</body>`, scripts);
    const [[path, script] = []] = files;
    expect(script).toBe('(()=>{self.Astro={}})();\ncustomElements.define("astro-island",X)');
    expect(html).toContain(`data-once-painted="/_astro/page.js ${path} /_astro/island.js"`);
    expect(html).toContain('<p class="now"><script>other()</script><astro-island');
  });

  it('leaves them in a page with an island that does not wait', () => {
    const now = '<script>self.Astro={}</script><astro-island client="only"></astro-island>';
    expect(finishPage(built(now + island), scripts).html).toContain('<script>self.Astro={}</script>');
  });

  it('leaves them in a page that the server writes a visitor’s key into', () => {
    const withProps = `${island.replace('client=', 'props="{}" client=')}<input name="idempotency_key" value="0">`;
    expect(finishPage(built(withProps), scripts).html).toContain(' props="{}"');
  });

  it('ends the shapes of drawings without a tag', () => {
    const { html } = finishPage(built('<svg><path d="M0 0"></path></svg>'), scripts);
    expect(html).toContain('<svg><path d="M0 0"/></svg>');
  });

  it('leaves the styles of the chat to a sheet of their own, although the page’s script names its script', () => {
    const chatScripts = new Map([
      ...scripts,
      ['page.js', 'const __vite__mapDeps=(i,d=["_astro/part.js"])=>i.map(i=>d[i]);\nimport("./chat-app.js")'],
      ['chat-app.js', 'import"./part.js"'],
      ['part.js', 'className: "later"'],
    ]);
    const { html, files } = finishPage(built('<button id="chat-launcher">'), chatScripts);
    expect(html).toContain('<style>.now{a:b}</style>');
    const [[path, css] = []] = files;
    expect(css).toBe('.now{a:b}.later{a:b}');
    expect(html).toContain(` data-chat-styles="${path}"`);
  });
});
