import { describe, expect, it } from 'vitest';
import { fingerprintOf, slowPatterns } from './check-patterns.ts';

const complaintsOf = (file: string, text: string) => slowPatterns(new Map([[file, text]]));

describe('reports a pattern that does not take linear time', () => {
  it.each([
    ['its square', 'const list = /\\s*,\\s*/;', '/\\s*,\\s*/'],
    ['its cube', 'const end = / *,? *x.*$/;', '/ *,? *x.*$/'],
    ['a power of two', "if (/^(?:a+)+$/.test('')) {}", '/^(?:a+)+$/'],
    ['where it looks behind itself', 'const end = /(?<!b)a+$/;', '/(?<!b)a+$/'],
    [
      'made of constants',
      "const word = '[a-z]+';\nconst twice = new RegExp(word + ' *' + word + '$', 'u');",
      '/[a-z]+ *[a-z]+$/u',
    ],
    ['called without new', "const end = RegExp('a+' + '$');", '/a+$/'],
  ])('%s: %s', async (_, text, written) => {
    expect(await complaintsOf('voice/engine/names.ts', text)).toEqual([
      expect.stringContaining(`: ${written} does not take linear time: `),
    ]);
  });

  it('with file and line, at each occurrence', async () => {
    const complaints = await complaintsOf(
      'web/site/faq/list.tsx',
      'const a = /a+$/;\n\nconst b = <p>{/a+$/.source}</p>;',
    );
    expect(complaints.map((line) => line.split(' ')[0])).toEqual([
      'web/site/faq/list.tsx:1:',
      'web/site/faq/list.tsx:3:',
    ]);
  });

  it.each([
    ['---\nconst end = /a+$/;\n---\n<p>hello</p>'],
    ['<p>hello</p>\n<script>\n  const end = /a+$/;\n</script>'],
  ])('in a page: %s', async (text) => {
    expect(await complaintsOf('web/site/pages/faq.astro', text)).toHaveLength(1);
  });
});

it.each([
  ['of a text that comes later', 'function find(text: string) {\n  return new RegExp(text);\n}'],
  ['of what another file holds', "import { word } from './word.ts';\nconst found = new RegExp(word);"],
])('a pattern is named that is made %s', async (_, text) => {
  expect(await complaintsOf('voice/engine/names.ts', text)).toEqual([
    expect.stringMatching(/:2: a pattern must be a literal/),
  ]);
});

describe('reports nothing for', () => {
  it.each([
    ['a linear pattern', 'server/http/list.ts', 'const word = /[a-z]+(?:-[a-z]+)*/gu;'],
    ['one that begins where a run begins', 'server/http/list.ts', 'const end = /(?<!a)a+$/;'],
    ['one without repetition', 'server/http/list.ts', 'const letter = /\\p{L}?x$/u;'],
    ['text that only looks like one', 'server/http/list.ts', "const text = '/a+$/'; // /a+$/"],
    ['a test', 'server/http/list.test.ts', 'const end = /a+$/;'],
    ['a script', 'scripts/list.ts', 'const end = /a+$/;'],
  ])('%s', async (_, file, text) => {
    expect(await complaintsOf(file, text)).toEqual([]);
  });
});

it('skips patterns known to be safe, remembers newly proven ones, and forgets those that are gone', async () => {
  const safe = new Set([fingerprintOf('/a+$/')]);
  const files = new Map([['server/http/list.ts', 'const end = /a+$/;\nconst word = /a+b/;']]);
  expect(await slowPatterns(files, safe)).toEqual([expect.stringContaining('/a+b/')]);
  expect(await slowPatterns(new Map([['server/http/list.ts', 'const word = /^a+b/;']]), safe)).toEqual([]);
  expect(safe).toEqual(new Set([fingerprintOf('/^a+b/')]));
});
