import { expect, test } from 'vitest';
import { maxRememberedCalls, maxResumes } from '../protocol/limits.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createScriptedAssistant } from '../testing/scripted-agent.ts';
import { countMinutes } from './call-minutes.ts';
import { createCallDesk, type MadeCall } from './call-registry.ts';

const caller = { origin: null, peer: '192.0.2.1', counted: false, measured: false };
const page = () => ({ send() {}, sendSound: () => false, close() {} });

function openDesk() {
  const clock = createFakeClock();
  const desk = createCallDesk({
    clock,
    limits: { maxCallSeconds: 300, silenceSeconds: 60, callsAtOnce: 10, dailyMinutes: 1_000_000 },
    minutes: countMinutes(clock.wallTime()),
    createAssistant: () => createScriptedAssistant(clock),
    recorder: { started() {}, message() {}, latency() {}, ended() {} },
    onUnopened() {},
    onProblem(_, problem, error) {
      throw new Error(problem, { cause: error });
    },
  });

  function open() {
    const making = desk.make(caller);
    if (making.outcome !== 'made') throw new Error(making.outcome);
    const { call } = making;
    const opening = desk.open(call.id, call.callToken, null);
    if (opening.outcome !== 'opened') throw new Error(opening.outcome);
    opening.session.attach(page(), call.resumeToken);
    return { call, session: opening.session };
  }

  function hold(): MadeCall {
    const { call, session } = open();
    session.end('customer-ended-call');
    return call;
  }
  return { desk, open, hold };
}

test('a desk remembers so many calls that are over, the latest', { timeout: 60_000 }, () => {
  const { desk, hold } = openDesk();
  const [first, second] = [hold(), hold()];
  for (let count = 0; count < maxRememberedCalls - 2; count++) hold();
  expect(desk.callOf(first.resumeToken)).toBe(first.id);
  hold();
  expect([desk.callOf(first.resumeToken), desk.standingOf(first.id)]).toEqual([null, null]);
  expect([desk.callOf(second.resumeToken), desk.standingOf(second.id)]).toEqual([second.id, 'over']);
  expect(desk.resume(second.id, second.resumeToken, null)).toEqual({ outcome: 'call-over' });
});

test('a call is taken up again so often, and is over then', () => {
  const { desk, open } = openDesk();
  const { call, session } = open();
  for (let count = 0; count < maxResumes; count++) {
    expect(desk.resume(call.id, call.resumeToken, null)).toMatchObject({ outcome: 'opened' });
  }
  expect(session.state.name).toBe('connecting');
  expect(desk.resume(call.id, call.resumeToken, null)).toEqual({ outcome: 'call-over' });
  expect(session.state).toEqual({ name: 'ended', reason: 'call.in-progress.error-connection-lost' });
  expect(desk.calls).toBe(0);
});
