import { readFile } from 'node:fs/promises';

/** The result of a run. Failed and skipped tests are listed, so that the end of a long output names them. */
export interface Outcome {
  passed: number;
  /** Title, and the first line of what went wrong where the runner tells it. */
  failed: string[];
  /** Titles. */
  skipped: string[];
}

/** Titles of tests that may be skipped, each with its reason beside it. */
const allowedSkips: string[] = [];

export function sum(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, outcome) => total + outcome.passed, 0),
    failed: outcomes.flatMap((outcome) => outcome.failed),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
  };
}

export function summaryLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;
}

/** Decides whether a run succeeded. In a run of the whole suite, only `allowedSkips` may be skipped. */
export function verdict(outcome: Outcome, { whole }: { whole: boolean }): { exitCode: number; complaints: string[] } {
  const complaints = outcome.failed.map((failure) => `Failed: ${failure}`);
  const silent = whole ? outcome.skipped.filter((title) => !allowedSkips.includes(title)) : [];
  for (const title of silent) complaints.push(`Skipped without leave: ${title}`);
  if (outcome.passed + outcome.failed.length === 0) complaints.push('No test ran.');
  return { exitCode: complaints.length > 0 ? 1 : 0, complaints };
}

interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** Reads Vitest's JSON report; a file that failed before its first test counts as one failure. */
export async function vitestOutcome(exitCode: number, reportFile: string): Promise<Outcome> {
  const report = await readReport<VitestReport>(reportFile);
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return blame(exitCode, {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...tests
        .filter((test) => test.status === 'failed')
        .map((test) => describeFailure(test.fullName, test.failureMessages.join('\n'))),
      ...brokenFiles.map((file) => describeFailure(file.name, file.message)),
    ],
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName),
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads Playwright's JSON report; a test that passed only on a retry counts as failed. */
export async function playwrightOutcome(exitCode: number, reportFile: string): Promise<Outcome> {
  const report = await readReport<PlaywrightReport>(reportFile);
  const outcome: Outcome = {
    passed: 0,
    failed: (report?.errors ?? []).map(({ message }) => describeFailure('Playwright', message ?? '')),
    skipped: [],
  };
  const count = (suite: PlaywrightSuite, path: string[]) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        const title = [...path, spec.title, test.projectName].join(' > ');
        if (test.status === 'expected') outcome.passed += 1;
        else if (test.status === 'skipped') outcome.skipped.push(title);
        else outcome.failed.push(title);
      }
    }
    for (const inner of suite.suites ?? []) count(inner, [...path, inner.title]);
  };
  for (const suite of report?.suites ?? []) count(suite, [suite.title]);
  return blame(exitCode, outcome);
}

function describeFailure(title: string, message: string): string {
  const [reason = ''] = message.trim().split('\n');
  return reason === '' ? title : `${title}: ${reason}`;
}

/** Counts one failure for a runner that failed without a failed test (unhandled error, crash, no report). */
function blame(exitCode: number, outcome: Outcome): Outcome {
  return exitCode !== 0 && outcome.failed.length === 0
    ? { ...outcome, failed: [`a test runner ended with exit code ${exitCode}`] }
    : outcome;
}

async function readReport<T>(file: string): Promise<T | null> {
  const json = await readFile(file, 'utf8').catch(() => null);
  return json === null ? null : (JSON.parse(json) as T);
}
