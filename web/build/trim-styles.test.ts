import { describe, expect, it } from 'vitest';
import { trimStyles } from './trim-styles.ts';

const page = (css: string, body: string) => `<style>${css}</style>${body}`;

describe('trimStyles', () => {
  it('keeps the rules of classes on the page and drops the others', () => {
    const html = page('.used{color:red}.unused{color:blue}', '<p class="used">');
    expect(trimStyles(html, new Map()).html).toBe(page('.used{color:red}', '<p class="used">'));
  });

  it('drops the rules of elements that neither the page nor a script of it has', () => {
    const css = 'html{a:b}p,table{a:b}a>select{a:b}p:not(table){a:b}input::placeholder{a:b}[data-on] > em{a:b}';
    const html = page(css, '<p>table<script src="/_astro/page.js"></script>');
    expect(trimStyles(html, new Map([['page.js', 'jsx("input")']])).css).toBe(
      'html{a:b}p{a:b}p:not(table){a:b}input::placeholder{a:b}',
    );
  });

  it('keeps rules of classes that only a script of the page uses, also one that is loaded later', () => {
    const scripts = new Map([
      ['first.js', 'import("./second.js")'],
      ['second.js', 'className: "later"'],
      ['other.js', 'className: "elsewhere"'],
    ]);
    const html = page('.later{a:b}.elsewhere{a:b}', '<script src="/_astro/first.js"></script>');
    expect(trimStyles(html, scripts).html).toContain('.later');
    expect(trimStyles(html, scripts).html).not.toContain('.elsewhere');
  });

  it('takes a part of a longer name for no use', () => {
    const html = page('.mt-1{a:b}.mt-16{a:b}.flex{a:b}.sm\\:flex{a:b}', '<p class="mt-16 sm:flex">');
    const scripts = new Map([['page.js', 'className:`mt-16 sm:flex`']]);
    for (const used of [trimStyles(html, new Map()), trimStyles(`${html}page.js`, scripts)]) {
      expect(used.css).toBe('.mt-16{a:b}.sm\\:flex{a:b}');
    }
  });

  it('writes the initial value of a registered property where no rule sets another', () => {
    const css =
      '@layer properties{@supports (a:b){*{--style:initial;--set:initial}}}.a{--set:2;border-style:var(--style);a:var(--set)}' +
      '@property --style{syntax:"*";initial-value:solid}@property --set{syntax:"*";initial-value:1}';
    expect(trimStyles(page(css, '<p class="a">'), new Map()).css).toBe(
      '@layer properties{@supports (a:b){*{--set:initial}}}.a{--set:2;border-style:solid;a:var(--set)}' +
        '@property --set{syntax:"*";initial-value:1}',
    );
  });

  it('writes what a use of a registered property falls back to, where no rule sets one', () => {
    const css =
      '.a{line-height:var(--line,var(--text));b:var(--unset,) var(--set,c)}.a{--set:2}.a{--text:1}' +
      '@property --line{syntax:"*"}@property --unset{syntax:"*"}@property --set{syntax:"*"}';
    expect(trimStyles(page(css, '<p class="a">'), new Map()).css).toBe(
      '.a{line-height:var(--text);b: var(--set,c)}.a{--set:2}.a{--text:1}@property --set{syntax:"*"}',
    );
  });

  it('keeps what is for pages without scripts out of the sheets', () => {
    const html = '<style>p{a:b}</style><noscript><style>p{display:none}</style></noscript><p>';
    expect(trimStyles(html, new Map())).toEqual({ html, css: 'p{a:b}' });
  });

  it('drops comments, repetitions and the blocks that nothing is left in', () => {
    const css =
      '/*! c */@layer a;@media print{@supports (a:b){.gone{x:y}}}.used{a:b;a:b;a:c}@media print{.used{/* c */}}';
    expect(trimStyles(page(css, '<p class="used">'), new Map()).css).toBe('@layer a;.used{a:b;a:c}');
  });

  it('reads class names as Tailwind escapes them', () => {
    const css = '@media (width>=64rem){.lg\\:p-2\\.5{padding:1px}.lg\\:p-3{padding:2px}}';
    const trimmed = trimStyles(page(css, '<p class="lg:p-2.5">'), new Map()).html;
    expect(trimmed).toContain('.lg\\:p-2\\.5{');
    expect(trimmed).not.toContain('p-3');
  });

  it('reads class names as HTML escapes them', () => {
    const html = page('.\\[\\&\\>p\\]\\:mt-2{x:y}', '<p class="[&amp;&gt;p]:mt-2">');
    expect(trimStyles(html, new Map()).html).toBe(html);
  });

  it('removes an unused selector from a list, and does not require classes in negations', () => {
    const css = '.used,.unused{x:y}.used:not(.gone){x:y}.elsewhere .used{x:y}';
    const trimmed = trimStyles(page(css, '<p class="used">'), new Map()).html;
    expect(trimmed).toBe(page('.used{x:y}.used:not(.gone){x:y}', '<p class="used">'));
  });

  it('requires the classes of a group with one alternative, and of none with several', () => {
    const css =
      ':where(.gone>:not(:last-child)){x:y}:root:has(.gone){x:y}.used:is(:where(.gone)[data-on] *){x:y}' +
      ':where(.used,.gone)>p{x:y}.used:has(:is(button:not([hidden]))){x:y}.p-\\[min\\(1px\\,2px\\)\\]{x:y}.q-\\[f\\(1\\)\\]{x:y}';
    expect(trimStyles(page(css, '<p class="used p-[min(1px,2px)]"><button>'), new Map()).css).toBe(
      ':where(.used,.gone)>p{x:y}.used:has(:is(button:not([hidden]))){x:y}.p-\\[min\\(1px\\,2px\\)\\]{x:y}',
    );
  });

  it('drops unused custom properties and animations', () => {
    const css =
      '@property --set{syntax:"*"}@property --read{syntax:"*"}:root{--one:1px;--two:var(--one);--three:3px;--script:4px}' +
      '.a{--set:1;margin:var(--three) var(--read)}.b{--set:2}@keyframes gone{to{x:y}}';
    const html = page(css, '<p class="a b">var(--script)');
    expect(trimStyles(html, new Map()).html).toBe(
      page(
        '@property --read{syntax:"*"}:root{--three:3px;--script:4px}.a{margin:var(--three) var(--read)}',
        '<p class="a b">var(--script)',
      ),
    );
  });

  it('writes a negated number or length without calc()', () => {
    const css = '.a{margin:calc(.5rem * -1) calc(3px * -1);inset:calc(100% * -1) calc(1em * -1);z-index:calc(10 * -1)}';
    expect(trimStyles(page(css, '<p class="a">'), new Map()).css).toBe(
      '.a{margin:-.5rem -3px;inset:-100% -1em;z-index:-10}',
    );
  });

  it('leaves calc() around what is negated later, and around a zero, which would become a length', () => {
    const css = '.a{top:calc(var(--up) * -1);left:calc(0 * -1)}';
    expect(trimStyles(page(css, '<p class="a">'), new Map()).css).toBe(css);
  });

  it('keeps rules without a class, nested rules and keyframes', () => {
    const css =
      'p{x:y}@keyframes turn{50%{x:y}}.a{animation:turn 1s;&:hover{x:y}&:is(.b *){x:y}}@font-face{font-family:"F"}';
    const html = page(css, '<p class="a">');
    expect(trimStyles(html, new Map()).html).toBe(html);
  });

  it('drops font faces without characters of the page, unless visitors can type there', () => {
    const css =
      '@font-face{font-family:"A";unicode-range:U+20-7E}@font-face{font-family:"A";unicode-range:U+100-24F,U+1E00-1EFF}';
    expect(trimStyles(page(css, '<p>Ann</p>'), new Map()).css).toBe(
      '@font-face{font-family:"A";unicode-range:U+20-7E}',
    );
    expect(trimStyles(page(css, '<p>\u0141ukasz</p>'), new Map()).css).toBe(css);
    expect(trimStyles(page(css, '<input name="name">'), new Map()).css).toBe(css);
  });
});
