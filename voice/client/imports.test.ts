import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('never imports React in its core, nor anything of Node or a vendor but the official class', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(20);
  const imported = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/(?:from|import)\s*\(?'([^'.][^']*)'/g)].map(([, specifier]) => `${file}: ${specifier}`);
  });
  expect([...new Set(imported)].sort()).toEqual([
    'backends/cloud/platform-client.ts: @vapi-ai/web',
    'backends/cloud/platform-events.ts: zod/mini',
  ]);
});
