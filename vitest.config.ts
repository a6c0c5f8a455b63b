import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const tests = '**/*.test.{ts,tsx}';
const longTests = '**/*.long.test.ts';
const outside = [...configDefaults.exclude, '.astro/**', 'data/**'];
/** Their tests need neither database nor site. */
const light = ['agents', 'content', 'forms', 'voice', 'web'].map((folder) => `${folder}/${tests}`);

function project(name: string, options: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...options } };
}

const globalSetup = 'tests/support/vitest-global.ts';
const usual = [
  // A worker runs one of these files after the other: a process for each would take longer than most of them.
  project('light', { include: light, exclude: outside, isolate: false }),
  project('server', { include: [tests], exclude: [...outside, longTests, ...light], globalSetup, isolate: false }),
];
const long = [project('long', { include: [longTests], exclude: outside, globalSetup })];

/** `--mode long` runs the tests of `npm run test:long`, and only them. */
export default defineConfig(({ mode }) => ({
  test: {
    projects: mode === 'long' ? long : usual,
    setupFiles: 'tests/support/vitest-setup.ts',
    // Any zone but UTC: a time that forgets its zone shows.
    env: { TZ: 'America/New_York' },
    // More than the machine may have processors: the tests mostly wait, for a disk, a database, a process.
    maxWorkers: 3,
    // Room for young objects from the start: with Node's first few MB, collecting garbage takes a tenth of a worker's time.
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=32'],
    // The tests of a file that run side by side start servers, which would keep each other from starting in time.
    maxConcurrency: 3,
    allowOnly: false,
    // A busy machine takes three times as long as a quiet one, and a test may start three servers.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
}));
