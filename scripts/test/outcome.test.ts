import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { playwrightOutcome, sum, summaryLine, verdict, vitestOutcome } from './outcome.ts';

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-outcome-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const vitestFile = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    failureMessages: status === 'failed' ? ['expected 1 to be 2\n    at a.test.ts:3'] : [],
  })),
});

it('counts passed, failed and skipped tests of Vitest', async () => {
  const file = await report({ testResults: [vitestFile('passed', 'failed', 'pending'), vitestFile('passed', 'todo')] });
  expect(await vitestOutcome(1, file)).toEqual({
    passed: 2,
    failed: ['test 1: expected 1 to be 2'],
    skipped: ['test 2', 'test 1'],
  });
});

it('counts a test file that breaks before its first test as a failure', async () => {
  const file = await report({ testResults: [{ ...vitestFile(), status: 'failed', message: 'Hook timed out' }] });
  expect(await vitestOutcome(1, file)).toMatchObject({ passed: 0, failed: ['a.test.ts: Hook timed out'] });
});

it('counts passed, failed and skipped tests of Playwright, and a passed retry as a failure', async () => {
  const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
    title: status,
    tests: [{ projectName: 'phone', status }],
  }));
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'inner', specs }] }];
  const file = await report({ suites, errors: [{ message: 'No browser' }] });
  const failed = [
    'Playwright: No browser',
    'a.spec.ts > inner > unexpected > phone',
    'a.spec.ts > inner > flaky > phone',
  ];
  const skipped = ['a.spec.ts > inner > skipped > phone'];
  expect(await playwrightOutcome(1, file)).toEqual({ passed: 1, failed, skipped });
});

it('counts a runner that fails without a failed test, or without a report, as a failure', async () => {
  const failed = ['a test runner ended with exit code 1'];
  expect(await vitestOutcome(1, await report({ testResults: [vitestFile('passed')] }))).toMatchObject({ failed });
  expect(await vitestOutcome(1, '/nowhere/report.json')).toMatchObject({ failed });
  expect(await playwrightOutcome(1, '/nowhere/report.json')).toMatchObject({ failed });
});

it.each([
  ['all passed', { passed: 3, failed: [], skipped: [] }, 0],
  ['one failed', { passed: 3, failed: ['b'], skipped: [] }, 1],
  ['one was skipped', { passed: 3, failed: [], skipped: ['a'] }, 1],
  ['none ran', { passed: 0, failed: [], skipped: [] }, 1],
])('sets the exit code of a run in which %s', (_, outcome, exitCode) => {
  expect(verdict(outcome, { whole: true }).exitCode).toBe(exitCode);
});

it('names each failed test at the end of a run', () => {
  const { complaints } = verdict({ passed: 3, failed: ['a greets: expected 1 to be 2'], skipped: [] }, { whole: true });
  expect(complaints).toEqual(['Failed: a greets: expected 1 to be 2']);
});

it('accepts skipped tests in a part of the suite, but not only skipped ones', () => {
  expect(verdict({ passed: 1, failed: [], skipped: ['a'] }, { whole: false }).exitCode).toBe(0);
  expect(verdict({ passed: 0, failed: [], skipped: ['a'] }, { whole: false }).exitCode).toBe(1);
});

it('summarises a run in one line of numbers', () => {
  const parts = [
    { passed: 2, failed: [], skipped: ['a'] },
    { passed: 3, failed: ['b'], skipped: [] },
  ];
  expect(summaryLine(sum(parts))).toBe('5 passed, 1 failed, 1 skipped');
});
