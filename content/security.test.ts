import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { security } from './security.ts';

const root = join(import.meta.dirname, '..');
const settings = ['config', 'demo', 'speech', 'vapi']
  .map((name) => readFileSync(join(root, `server/config/${name}.ts`), 'utf8'))
  .join('\n');
const facts = security.facts.sections.flatMap((section) => section.facts);

it.each(facts.map(({ shownBy, text }) => [shownBy, text] as const))('%s exists, which is to show: %s', (shownBy) => {
  if (shownBy.endsWith('.ts')) expect(existsSync(join(root, shownBy))).toBe(true);
  else expect(settings).toMatch(new RegExp(`^ +${shownBy}: `, 'm'));
});
