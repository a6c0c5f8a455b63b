import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { root, run } from '#/tests/support/run.ts';

async function call({ onTestFinished }: TestContext, script: string, ...words: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-command-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return run([process.execPath, script, ...words], { DATA_DIR: dataDir });
}

describe.concurrent.each([
  'scripts/backup.ts',
  'scripts/doctor.ts',
  'scripts/move.ts',
  'scripts/restore.ts',
  'scripts/staff.ts',
  'scripts/test.ts',
  'bench/main.ts',
  'bench/site.ts',
  'bench/voice.ts',
])('%s', (script) => {
  it('prints its usage and does nothing else', async (t) => {
    for (const option of ['--help', '-h']) {
      const asked = await call(t, script, option);
      expect(asked).toEqual({ code: 0, stdout: expect.stringMatching(/^npm /), stderr: '' });
    }
    expect(existsSync(join(root, '--help'))).toBe(false);
  });

  it('refuses an option it does not know', async (t) => {
    const refused = await call(t, script, '--wrong', 'copy.db');
    const sentence = expect.stringMatching(/^Unknown option '--wrong'\.\nnpm /);
    expect(refused).toEqual({ code: 1, stdout: '', stderr: sentence });
  });
});

describe.concurrent.each(['scripts/backup.ts', 'scripts/restore.ts'])('%s', (script) => {
  it('requires exactly one file', async (t) => {
    expect((await call(t, script)).stderr).toMatch(/^An argument is missing\.\n/);
    expect((await call(t, script, 'a.db', 'b.db')).stderr).toMatch(/^Unknown argument 'b\.db'\.\n/);
  });
});

it('lists the parts of a benchmark', async (t) => {
  expect((await call(t, 'bench/main.ts', 'pots')).stderr).toMatch(
    /^There is no part 'pots'\.\n.*\n.*posts, sealed, patterns, resampler$/m,
  );
});
