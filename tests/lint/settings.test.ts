import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const schemas = globSync('server/config/*.ts').filter((file) => !file.endsWith('.test.ts'));

it('.env.example tells of every setting, once, and of no other', () => {
  const read = schemas.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2,4}([A-Z][A-Z_\d]+): /gm)]);
  const names = new Set(read.map(([, name]) => name));
  const told = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z][A-Z_\d]+)=/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual([...names].sort());
});
