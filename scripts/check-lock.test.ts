import { expect, it } from 'vitest';
import { missingFromLock } from './check-lock.ts';

it('reports an optional package that is missing from the lock file', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0', 'a-windows': '1.0.0' } },
    'node_modules/a-linux': {},
    'node_modules/a/node_modules/a-mac': {},
    'node_modules/b': {},
  };
  expect(missingFromLock({ packages })).toEqual(['node_modules/a asks for a-windows']);
});
