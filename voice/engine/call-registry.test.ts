import { expect, test } from 'vitest';
import { maxRememberedCalls, maxResumes } from '../protocol/limits.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createScriptedAgent } from '../testing/scripted-agent.ts';
import { createCallAdmission } from './call-admission.ts';
import { countMinutes } from './call-minutes.ts';
import { type CreatedCall, createCallRegistry } from './call-registry.ts';

const caller = { origin: null, peer: '192.0.2.1', counted: false, measured: false };
const page = () => ({ send() {}, sendSound: () => false, close() {} });

function openRegistry() {
  const clock = createFakeClock();
  const registry = createCallRegistry({
    clock,
    limits: { maxCallSeconds: 300, silenceSeconds: 60 },
    admission: createCallAdmission({
      clock,
      limits: { callsAtOnce: 10, dailyMinutes: 1_000_000 },
      minutes: countMinutes(clock.wallTime()),
    }),
    createAgent: () => createScriptedAgent(clock),
    recorder: { started() {}, message() {}, latency() {}, ended() {} },
    onUnopened() {},
    onProblem(_, problem, error) {
      throw new Error(problem, { cause: error });
    },
  });

  function open() {
    const creation = registry.create(caller);
    if (creation.outcome !== 'created') throw new Error(creation.outcome);
    const { call } = creation;
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
