import ts from 'typescript';
import { expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { isBesideProduct, parseSource, readSources } from '#/scripts/sources.ts';

const list = 'content/paths.ts';
const pages: readonly string[] = Object.values(paths).filter((path) => path !== '/');
const staffPages = Object.values(staffPaths).filter((path) => path !== '/');

/** Where a text names a page: at its start or after a blank, and to the end of that part of the path. */
function namesPage(text: string, addresses: readonly string[]): boolean {
  return addresses.some((address) =>
    text.split(/\s/).some((word) => word.startsWith(address) && /^(?:[/?#.,]|$)/.test(word.slice(address.length))),
  );
}

/** The addresses of pages that stand in the code of a file. */
function literalAddresses(file: string, code: string): string[] {
  const inStaffApp = file.startsWith('web/admin/');
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isLaterPart(node) ? node.text : null;
    if (text !== null && namesPage(text, pages)) found.push(text);
    // Below the base of the staff app even the slash alone is a page.
    else if (text !== null && inStaffApp && (/^\/(?:\?|$)/.test(text) || namesPage(text, staffPages))) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file, code));
  if (file.endsWith('.astro')) {
    for (const [, text = ''] of code.matchAll(/="(\/[^"]*)"/g)) if (namesPage(text, pages)) found.push(text);
  }
  return found.map((text) => `${file}: ${text}`);
}

function isLaterPart(node: ts.Node): node is ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

it('finds the address of a page in a text, a template, an attribute and a key', () => {
  const code = [
    "const a = '/faq#savings';",
    `const b = \`\${site}/admin?request=\${id}\`;`,
    'const c = <a href="/start-working">Write</a>;',
    "const d = { 'GET /how-it-works': 1, '/faqs': 2, '/api/admin': 3 };",
  ].join('\n');
  expect(literalAddresses('web/ui/a.tsx', code).map((line) => line.split(': ')[1])).toEqual([
    '/faq#savings',
    '/admin?request=',
    '/start-working',
    'GET /how-it-works',
  ]);
  expect(literalAddresses('web/site/a.astro', '---\n---\n<Document path="/terms" />')).toHaveLength(1);
  const staff = `redirect('/'); load(\`/calls?\${query}\`); fetch('/api/calls');`;
  expect(literalAddresses('web/admin/a.tsx', staff)).toHaveLength(2);
});

it('finds none in the product but in the list of pages', () => {
  const sources = [...readSources()].filter(([file]) => !isBesideProduct(file) && file !== list);
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(([file, code]) => literalAddresses(file, code))).toEqual([]);
});
