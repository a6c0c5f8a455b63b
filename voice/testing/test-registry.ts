import { createCallAdmission } from '../engine/call-admission.ts';
import { countMinutes } from '../engine/call-minutes.ts';
import { type CreatedCall, createCallRegistry } from '../engine/call-registry.ts';
import { testDesk } from './desk.ts';
import { createFakeClock } from './fake-clock.ts';
import { createScriptedAgent } from './scripted-agent.ts';

/** A call registry of its own: calls repeat what they hear, nothing is recorded, and a problem is thrown. */
export function createTestRegistry() {
  const clock = createFakeClock();
  const bounds = {
    limits: { maxCallSeconds: 300, silenceSeconds: 60 },
    admission: createCallAdmission({
      clock,
      limits: {
        callsAtOnce: 10,
        callsAtOncePerAddress: 10,
        dailyMinutes: 1_000_000,
        dailyMinutesPerNetwork: 1_000_000,
      },
      networkOf: () => null,
      minutes: countMinutes(clock.wallTime()),
    }),
  };
  const registry = createCallRegistry({
    clock,
    ...bounds,
    chat: bounds,
    createAgent: () => createScriptedAgent(clock),
    recorder: { started() {}, message() {}, latency() {}, ended() {} },
    onUnopened() {},
    onProblem(_, problem, error) {
      throw new Error(problem, { cause: error });
    },
  });

  async function createCall(): Promise<CreatedCall> {
    const creation = await registry.create(
      { origin: null, peer: '192.0.2.1', counted: false, measured: false },
      testDesk,
    );
    if (creation.outcome !== 'created') throw new Error(creation.outcome);
    return creation.call;
  }
  return { clock, registry, createCall };
}
