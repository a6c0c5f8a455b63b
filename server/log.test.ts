import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { run } from '#/tests/support/run.ts';
import { createLog } from './log.ts';

const words = 'what-a-visitor-wrote';

function logged(error: unknown) {
  const lines: string[] = [];
  const log = createLog('info', new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  log.error({ error }, 'something failed');
  log.error({ err: error }, 'something failed');
  return { lines: lines.join(''), error: JSON.parse(lines[0] ?? '').error };
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each<[string, () => unknown]>([
  ['JSON', () => JSON.parse(words)],
  ['an address', () => new URL(words)],
  ['a number', () => BigInt(words)],
  ['a pattern', () => new RegExp(`(${words}`)],
  ['a schema', () => z.strictObject({}).parse({ [words]: 1 })],
  [
    'a program with fields of its own',
    () => {
      throw Object.assign(new Error(words), { code: `no such name: ${words}`, input: words, response: { words } });
    },
  ],
  [
    'a program that writes several lines',
    () => {
      throw new Error(`it says:\n    at ${words} (/a/file.ts:1:1)`);
    },
  ],
  [
    'a program that another one uses',
    () => {
      throw new Error('outer', { cause: new Error(words, { cause: words }) });
    },
  ],
  ['a program that throws words', () => words],
])('an error of %s is logged without what it quotes', (_, work) => {
  expect(logged(thrownBy(work)).lines).not.toContain(words);
});

test('logs the kind and the stack of an error, and the message only of our own errors', () => {
  const lost = Object.assign(new Error('secret'), { code: 'ECONNRESET', status: 502 });
  expect(logged(new StorageUnavailableError('SQLITE_FULL', lost)).error).toEqual({
    type: 'StorageUnavailableError',
    message: 'the database is unavailable (SQLITE_FULL)',
    code: 'SQLITE_FULL',
    stack: expect.stringMatching(/^ {4}at .*log\.test\.ts:\d+:\d+/),
    cause: { type: 'Error', code: 'ECONNRESET', status: 502, stack: expect.stringContaining('log.test.ts') },
  });
});

test('logs an uncaught exception and ends the process', async () => {
  const script = `
    import { endOnBug } from './server/lifecycle.ts';
    import { createLog } from './server/log.ts';
    endOnBug(createLog('info'));
    queueMicrotask(() => { throw new Error('${words}'); });`;
  const ended = await run([process.execPath, '--input-type=module', '--eval', script], {});
  expect(ended).toMatchObject({ code: 1, stderr: '' });
  expect(JSON.parse(ended.stdout)).toMatchObject({ level: 60, error: { type: 'Error' } });
  expect(ended.stdout).not.toContain(words);
});
