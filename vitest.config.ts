import { configDefaults, defineConfig } from 'vitest/config';

const longTests = '**/*.long.test.ts';

/** `--mode long` runs the tests of `npm run test:long`, and only them. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'long' ? [longTests] : ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '.astro/**', 'data/**', ...(mode === 'long' ? [] : [longTests])],
    globalSetup: 'tests/support/vitest-global.ts',
    setupFiles: 'tests/support/vitest-setup.ts',
    // Any zone but UTC: a time that forgets its zone shows.
    env: { TZ: 'America/New_York' },
    // More than the machine may have processors: the tests mostly wait, for a disk, a database, a process.
    maxWorkers: 3,
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
}));
