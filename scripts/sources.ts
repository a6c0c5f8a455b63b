import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** The texts of all our source files, by path below the root. */
export function readSources(): Map<string, string> {
  const root = join(import.meta.dirname, '..');
  const exclude = ['**/node_modules/**', 'dist/**', 'data/**', '.astro/**', 'test-results/**'];
  const paths = globSync('**/*.{ts,tsx,astro}', { cwd: root, exclude });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Whether a file is not part of the product: tests, benchmarks, scripts, settings of tools. */
export function isBesideProduct(file: string): boolean {
  return /^(tests|bench|scripts)\//.test(file) || /\.test\.tsx?$/.test(file) || !file.includes('/');
}

/** The syntax tree of a file; for an .astro file, of its code only. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const code = extname(file) === '.astro' ? scriptsOf(text) : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
}

/** The code of an .astro file: its frontmatter and its script elements. */
function scriptsOf(astro: string): string {
  const frontmatter = /^---\n(.*?)\n---/s.exec(astro.trimStart())?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  return [frontmatter, ...scripts].join('\n');
}
