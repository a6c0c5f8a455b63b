// `npm test`: installs missing packages on a Debian machine, then runs all tests but the long ones.
// `npm test -- inbox` runs the Vitest files whose path contains `inbox`, and no browser.
// `npm run test:long` runs the long ones: `*.long.test.ts`, and browser tests tagged `@long`.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { startPostgres } from '#/tests/support/postgres.ts';
import { readCommandLine } from './command-line.ts';
import { type Outcome, playwrightOutcome, sum, summaryLine, verdict, vitestOutcome } from './test/outcome.ts';
import { runGroup } from './test/process-group.ts';
import { roomInMemory } from './test/room-in-memory.ts';
import { installTools } from './test/tools.ts';

const root = join(import.meta.dirname, '..');
const { values, words: filters } = readCommandLine({
  usage: `npm test               every test but the long ones
npm test -- PATH ...   the Vitest files whose path holds one of these, and no browser
npm run test:long      the long ones`,
  options: { long: { type: 'boolean', default: false } },
  words: { min: 0, max: Number.POSITIVE_INFINITY },
});

const cancelled = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => cancelled.abort(new Error(`Stopped by ${signal}.`)));
}

async function runAll(): Promise<Outcome> {
  await installTools(cancelled.signal);
  await ensureSiteBuilt({ onBuild: () => console.log('Building the site …') });

  // The leftovers of killed tests are in here too, so that they are removed; `database-away.test.ts` has its own on a disk.
  const scratch = await mkdtemp(join(roomInMemory() ?? tmpdir(), 'frontdesk-test-'));
  // As /tmp: where the tests run as root, the Postgres of a test is another user's, and has its folder in here.
  await chmod(scratch, 0o1777);
  process.env.TMPDIR = scratch;
  const cluster = await startPostgres();
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    TEST_DATABASE_URL: cluster.url,
  };
  const run = (command: string[], extra: Record<string, string> = {}) =>
    runGroup(command, { cwd: root, env: { ...env, ...extra }, signal: cancelled.signal });
  try {
    const unitFile = join(scratch, 'vitest.json');
    const unitRun = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`];
    const part = values.long ? ['--mode=long'] : [];
    const units = await vitestOutcome(await run([...unitRun, ...part, ...filters]), unitFile);
    if (filters.length > 0) return units;

    const browserFile = join(scratch, 'playwright.json');
    const browserRun = [
      'playwright',
      'test',
      '--reporter=list,json',
      values.long ? '--grep=@long' : '--grep-invert=@long',
    ];
    const ended = await run(browserRun, { PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile });
    return sum([units, await playwrightOutcome(ended, browserFile)]);
  } finally {
    await cluster.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

try {
  const outcome = await runAll();
  const { exitCode, complaints } = verdict(outcome, { whole: filters.length === 0 });
  for (const complaint of complaints) console.error(complaint);
  console.log(summaryLine(outcome));
  process.exitCode = exitCode;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(reason);
  console.log(summaryLine({ passed: 0, failed: [reason], skipped: [] }));
  process.exitCode = 1;
}
