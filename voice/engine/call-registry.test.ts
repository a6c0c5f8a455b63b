import { expect, test } from 'vitest';
import { maxRememberedCalls, maxResumes } from '../protocol/limits.ts';
import { createTestRegistry } from '../testing/test-registry.ts';
import type { CreatedCall } from './call-registry.ts';

const page = () => ({ send() {}, sendSound: () => false, close() {} });

function openRegistry() {
  const { registry, createCall } = createTestRegistry();

  function open() {
    const call = createCall();
    const opening = registry.open(call.id, call.callToken, null);
    if (opening.outcome !== 'opened') throw new Error(opening.outcome);
    opening.session.attach(page(), call.resumeToken);
    return { call, session: opening.session };
  }

  function hold(): CreatedCall {
    const { call, session } = open();
    session.end('customer-ended-call');
    return call;
  }
  return { registry, open, hold };
}

test('remembers a bounded number of finished calls and drops the oldest', { timeout: 60_000 }, () => {
  const { registry, hold } = openRegistry();
  const [first, second] = [hold(), hold()];
  for (let count = 0; count < maxRememberedCalls - 2; count++) hold();
  expect(registry.callOf(first.resumeToken)).toBe(first.id);
  hold();
  expect([registry.callOf(first.resumeToken), registry.standingOf(first.id)]).toEqual([null, null]);
  expect([registry.callOf(second.resumeToken), registry.standingOf(second.id)]).toEqual([second.id, 'over']);
  expect(registry.resume(second.id, second.resumeToken, null)).toEqual({ outcome: 'call-over' });
});

test('ends a call that is resumed too often', () => {
  const { registry, open } = openRegistry();
  const { call, session } = open();
  for (let count = 0; count < maxResumes; count++) {
    expect(registry.resume(call.id, call.resumeToken, null)).toMatchObject({ outcome: 'opened' });
  }
  expect(session.state.name).toBe('connecting');
  expect(registry.resume(call.id, call.resumeToken, null)).toEqual({ outcome: 'call-over' });
  expect(session.state).toEqual({ name: 'ended', reason: 'call.in-progress.error-connection-lost' });
  expect(registry.calls).toBe(0);
});
