import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishPage } from './finish-page.ts';
import { inlineHashes } from './inline-hashes.ts';

/**
 * Finishes every page of a built site and writes `policies.json` beside it: the hashes of each page's inline scripts
 * and style sheets, by the page's path, for its Content-Security-Policy.
 */
export async function finishSite(outDir: string, clientDir: string): Promise<void> {
  const scripts = new Map(
    await Promise.all(
      globSync('**/*.js', { cwd: clientDir }).map(
        async (file) => [path.basename(file), await readFile(path.join(clientDir, file), 'utf8')] as const,
      ),
    ),
  );
  const hashes: Record<string, ReturnType<typeof inlineHashes>> = {};
  for (const file of globSync('**/*.html', { cwd: clientDir }).sort()) {
    const page = path.join(clientDir, file);
    const { html, files } = finishPage(await readFile(page, 'utf8'), scripts);
    await writeFile(page, html);
    for (const [name, text] of files) await writeFile(path.join(clientDir, name), text);
    hashes[file] = inlineHashes(html);
  }
  await writeFile(path.join(outDir, 'policies.json'), JSON.stringify(hashes, null, 1));
}
