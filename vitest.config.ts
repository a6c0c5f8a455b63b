import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '.astro/**', 'data/**'],
    globalSetup: 'tests/support/vitest-global.ts',
    setupFiles: 'tests/support/vitest-setup.ts',
    // Any zone but UTC: a time that forgets its zone shows.
    env: { TZ: 'America/New_York' },
    // The tests mostly wait: for a disk, a database, a process.
    maxWorkers: 2,
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
