import { expect, it } from 'vitest';
import { callErrorCodes, endedReasons } from '../protocol/server-messages.ts';
import { ServerAnswerError } from './call-errors.ts';
import { callFailure, failureOfEnd, failureOfServerCode } from './call-failures.ts';

it('has a sentence, a next step and its label for every error of the server', () => {
  for (const code of callErrorCodes) {
    const failure = failureOfServerCode(code);
    expect(failure, code).not.toBeNull();
    expect(callFailure(failure ?? 'internal').sentence).toMatch(/^[A-Z].*[.]$/);
    expect(callFailure(failure ?? 'internal').label).not.toBe('');
  }
});

it('takes what the server says in place of its own words, and its code for more than its status', () => {
  const problem = { type: 'urn:frontdesk:problem:daily-limit', status: 503, detail: 'Come back tomorrow.' };
  expect(new ServerAnswerError(503, problem).failure).toMatchObject({
    code: 'daily-limit',
    sentence: 'Come back tomorrow.',
  });
  expect(new ServerAnswerError(429, '<html>').failure.code).toBe('too-many-calls');
  expect(new ServerAnswerError(500, { type: 'urn:frontdesk:problem:toString' }).failure.code).toBe('internal');
});

it('calls an end a failure only when the visitor did not want it', () => {
  const failures = Object.fromEntries(endedReasons.map((reason) => [reason, failureOfEnd(reason)]));
  expect(failures).toMatchObject({
    'customer-ended-call': null,
    'assistant-ended-call': null,
    'silence-timed-out': 'silence-limit',
    'exceeded-max-duration': 'time-limit',
    'worker-shutdown': 'server-stopped',
    'unknown-error': 'internal',
    'call.in-progress.error-connection-lost': 'connection-lost',
  });
});
