import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** Every source file of ours: its text by its path below the root. */
export function readSources(): Map<string, string> {
  const root = join(import.meta.dirname, '..');
  const exclude = ['node_modules/**', 'dist/**', 'data/**', '.astro/**', 'test-results/**'];
  const paths = globSync('**/*.{ts,tsx,astro}', { cwd: root, exclude });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** What is no part of the product: tests, measurements, maintenance, settings of tools. */
export function isBesideProduct(file: string): boolean {
  return /^(tests|bench|scripts)\//.test(file) || /\.test\.tsx?$/.test(file) || !file.includes('/');
}

/** The syntax tree of a file; of an .astro file only its code has one. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const code = extname(file) === '.astro' ? scriptsOf(text) : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

/** The code of an .astro file: what stands between its dashes, and in its script elements. */
function scriptsOf(astro: string): string {
  const frontmatter = /^---\n(.*?)\n---/s.exec(astro.trimStart())?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  return [frontmatter, ...scripts].join('\n');
}
