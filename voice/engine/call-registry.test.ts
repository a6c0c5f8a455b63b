import { expect, test } from 'vitest';
import { maxRememberedCalls, maxResumes } from '../protocol/limits.ts';
import { createTestRegistry } from '../testing/test-registry.ts';
import type { CreatedCall } from './call-registry.ts';

const page = () => ({ send() {}, sendSound: () => false, close() {} });

function openRegistry() {
  const { registry, createCall } = createTestRegistry();

  async function open() {
    const call = await createCall();
    const opening = registry.open(call.id, call.callToken, null);
    if (opening.outcome !== 'opened') throw new Error(opening.outcome);
    opening.session.attach(page(), call.resumeToken);
    return { call, session: opening.session };
  }

  async function hold(): Promise<CreatedCall> {
    const { call, session } = await open();
    session.end('customer-ended-call');
    return call;
  }
  return { registry, open, hold };
}

test('remembers a bounded number of finished calls and drops the oldest', { timeout: 60_000 }, async () => {
  const { registry, hold } = openRegistry();
  const [first, second] = [await hold(), await hold()];
  for (let count = 0; count < maxRememberedCalls - 2; count++) await hold();
  expect(registry.callOf(first.resumeToken)).toBe(first.id);
  await hold();
  expect([registry.callOf(first.resumeToken), registry.standingOf(first.id)]).toEqual([null, null]);
  expect([registry.callOf(second.resumeToken), registry.standingOf(second.id)]).toEqual([second.id, 'over']);
  expect(registry.resume(second.id, second.resumeToken, null)).toEqual({ outcome: 'call-over' });
});

test('ends a call that is resumed too often', async () => {
  const { registry, open } = openRegistry();
  const { call, session } = await open();
  for (let count = 0; count < maxResumes; count++) {
    expect(registry.resume(call.id, call.resumeToken, null)).toMatchObject({ outcome: 'opened' });
  }
  expect(session.state.name).toBe('connecting');
  expect(registry.resume(call.id, call.resumeToken, null)).toEqual({ outcome: 'call-over' });
  expect(session.state).toEqual({ name: 'ended', reason: 'call.in-progress.error-connection-lost' });
  expect(registry.calls).toBe(0);
});
