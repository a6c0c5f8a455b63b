import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));

it('never names the site it is made for', () => {
  expect(files.length).toBeGreaterThan(20);
  const naming = files.filter((file) => /frontdesk/i.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(naming).toEqual([]);
});

it('never imports React in its core, nor anything of Node or a vendor but the official class', () => {
  const core = files.filter((file) => file.endsWith('.ts'));
  const imported = core.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/(?:from|import)\s*\(?'([^'.][^']*)'/g)].map(([, specifier]) => `${file}: ${specifier}`);
  });
  expect([...new Set(imported)].sort()).toEqual([
    'backends/cloud/platform-client.ts: @vapi-ai/web',
    'backends/cloud/platform-events.ts: zod/mini',
  ]);
});
